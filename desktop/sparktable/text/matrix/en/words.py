"""English words that stand alone on cards: headings, keywords and their help, icons."""

ICONS = {"power": "Power", "range": "Range", "move": "Move", "energon": "Energon", "damage": "Damage", "vp": "VP",
         "block": "Block"}

LABELS = {"ongoing": "Ongoing", "reveal": "Reveal", "block": "Block", "assist": "Assist", "confront": "Confront",
          "gain": "When gained", "cleared": "Cleared", "leaving": "Before Converting",
          "in_matrix": "In the Matrix", "defeated": "Defeated",
          "basic": "You may buy this card from anywhere in the Matrix.",
          "ally": "Goes straight into play and stays there.",
          "stays": "Stays in play in front of you.",
          "to_discard": "Goes to your discard pile when you gain it.",
          "cost": "Cost", "alt": "Alt Mode", "bot": "Bot Mode",
          "penalty": "{n} Power in battles",
          "core": "Core Set", "war-on-cybertron": "War on Cybertron",
          "moves_off": "Each character on it moves to an adjacent space."}

KEYWORDS = {
    "block": "Block", "flight": "Flight", "assist": "Assist", "confront": "Confront", "command": "Command",
    "ongoing": "Ongoing", "start of turn": "Start of Turn", "attack": "Attack", "reveal": "Reveal", "peek": "Peek",
    "destroy": "Destroy", "give": "Give", "clear": "Clear", "gain": "Gain", "teleport": "Teleport",
    "ambush": "Ambush", "convert": "Convert", "repair": "Repair", "thwart": "Thwart", "range": "Range",
    "reveal attack": "Reveal Attack", "encounter": "Encounter",
}

HELP = {
    "block": "When a character is attacked, discard this card from your hand: that Attack does nothing to your "
             "character, or to one that the card's Range reaches. One Block stops one Attack on one character.",
    "flight": "The Move of this card may go diagonally, and passes what only Flight may pass.",
    "assist": "Works only while this card helps somebody else's battle.",
    "confront": "Works only in a battle against a Boss.",
    "command": "Works only when you take command of a Polity.",
    "ongoing": "Holds for as long as the card lies faceup in the Matrix or in play.",
    "start of turn": "Happens when your turn begins. You choose the order of several.",
    "attack": "Each character it aims at suffers the effect, unless somebody Blocks for that character.",
    "reveal": "Happens when the card is turned up in the Matrix.",
    "peek": "Look at the card without showing it to anybody.",
    "destroy": "The card leaves play for good: cards of the main deck go to the destroyed pile, others out of the "
               "game.",
    "give": "The card goes on top of that player's deck; a Mission goes into that player's play area.",
    "clear": "Pay the price on a Ruin while you stand there: you gain what it offers, and it goes away.",
    "gain": "The card becomes yours without payment. It goes to your discard pile unless the text says otherwise.",
    "teleport": "Move straight to a space without spending Move and without an Ambush there.",
    "ambush": "An Encounter card is drawn, and its upper half attacks every ambushed character.",
    "convert": "Turn your character to its other side. A text that lets you Convert charges no Energon.",
    "repair": "Damage in play goes back to its stack.",
    "thwart": "Do what the Scheme asks for: it goes away, or into your Vault if it is worth VP.",
    "range": "How many spaces away the Power of a card still counts. Steps are never diagonal.",
    "reveal attack": "When the Boss is turned up, this Attack hits every player who is its Adversary.",
    "encounter": "A card with two halves: one for Ambushes, one for Confrontations with a Boss.",
    "power": "Buys cards, wins battles, clears Ruins and takes command of Polities.",
    "move": "One step to a neighbouring space, or a search of the facedown card in your own space, costs 1 Move.",
    "energon": "Pays for Energon abilities and for Converting. In War on Cybertron you may hold 12 at most.",
    "damage": "Every 2 Damage cost 1 VP at the end. In War on Cybertron, and where all play together, the game "
              "ends when one player has 5 in play.",
    "vp": "Victory points. Whoever has the most at the end wins. Where all play together they are nothing, or "
          "Energon in the Core Set.",
}
