"""German words that stand alone on cards: headings, keywords and their help, icons."""

ICONS = {"power": "Kraft", "range": "Reichweite", "move": "Bewegung", "energon": "Energon", "damage": "Schaden",
         "vp": "SP", "block": "Block"}

LABELS = {"ongoing": "Dauerhaft", "reveal": "Auftritt", "block": "Block", "assist": "Beistand",
          "confront": "Konfrontation", "gain": "Bei Erhalt", "cleared": "Geräumt", "leaving": "Vor dem Umwandeln",
          "in_matrix": "In der Matrix", "defeated": "Besiegt",
          "basic": "Du darfst diese Karte von überall in der Matrix kaufen.",
          "ally": "Kommt sofort ins Spiel und bleibt dort.",
          "stays": "Bleibt vor dir im Spiel.",
          "to_discard": "Kommt auf deinen Ablagestapel, wenn du sie erhältst.",
          "cost": "Kosten", "alt": "Fahrzeugmodus", "bot": "Robotermodus",
          "penalty": "{n} Kraft im Kampf",
          "core": "Core Set", "war-on-cybertron": "War on Cybertron",
          "moves_off": "Jede Figur darauf bewegt sich auf ein angrenzendes Feld."}

KEYWORDS = {
    "block": "Block", "flight": "Flug", "assist": "Beistand", "confront": "Konfrontation", "command": "Kommando",
    "ongoing": "Dauerhaft", "start of turn": "Zugbeginn", "attack": "Angriff", "reveal": "Auftritt",
    "peek": "Ansehen", "destroy": "Zerstören", "give": "Geben", "clear": "Räumen", "gain": "Erhalten",
    "teleport": "Teleport", "ambush": "Hinterhalt", "convert": "Umwandeln", "repair": "Reparieren",
    "thwart": "Vereiteln", "range": "Reichweite", "reveal attack": "Auftrittsangriff", "encounter": "Begegnung",
}

HELP = {
    "block": "Wird eine Figur angegriffen, lege diese Karte aus deiner Hand ab: Der Angriff bleibt für deine Figur "
             "ohne Wirkung, oder für eine Figur in Reichweite der Karte. Ein Block hält einen Angriff auf eine Figur "
             "auf.",
    "flight": "Die Bewegung dieser Karte darf diagonal gehen und über das, was nur mit Flug zu überwinden ist.",
    "assist": "Wirkt nur, während die Karte in einem fremden Kampf hilft.",
    "confront": "Wirkt nur im Kampf gegen einen Boss.",
    "command": "Wirkt nur, wenn du das Kommando über einen Stadtstaat übernimmst.",
    "ongoing": "Gilt, solange die Karte offen in der Matrix oder im Spiel liegt.",
    "start of turn": "Geschieht, wenn dein Zug beginnt. Die Reihenfolge mehrerer bestimmst du.",
    "attack": "Jede Figur, der er gilt, erleidet die Wirkung, wenn niemand für sie blockt.",
    "reveal": "Geschieht, wenn die Karte in der Matrix aufgedeckt wird.",
    "peek": "Sieh dir die Karte an, ohne sie jemandem zu zeigen.",
    "destroy": "Die Karte verlässt das Spiel: aus dem Hauptdeck auf den Stapel zerstörter Karten, sonst in die "
               "Schachtel.",
    "give": "Die Karte kommt oben auf das Deck dieses Spielers, eine Mission in seinen Spielbereich.",
    "clear": "Zahle den Preis, während du auf der Ruine stehst: Du erhältst, was sie bietet, und sie verschwindet.",
    "gain": "Die Karte gehört dir, ohne dass du zahlst. Sie kommt auf deinen Ablagestapel, wenn nichts anderes "
            "dasteht.",
    "teleport": "Bewege dich direkt auf ein Feld, ohne Bewegung auszugeben und ohne Hinterhalt.",
    "ambush": "Eine Begegnung wird gezogen; ihre obere Hälfte greift alle Figuren im Hinterhalt an.",
    "convert": "Drehe deine Figur auf die andere Seite. Ein Text, der das erlaubt, kostet kein Energon.",
    "repair": "Schaden im Spiel kommt zurück auf seinen Stapel.",
    "thwart": "Tu, was das Komplott verlangt: Es verschwindet, oder es kommt in deinen Tresor, wenn es SP wert ist.",
    "range": "So viele Felder weit zählt die Kraft einer Karte. Gezählt wird nie diagonal.",
    "reveal attack": "Wird der Boss aufgedeckt, trifft dieser Angriff jeden Spieler, dessen Gegner er ist.",
    "encounter": "Eine Karte mit zwei Hälften: eine für Hinterhalte, eine für Konfrontationen mit einem Boss.",
    "power": "Kauft Karten, gewinnt Kämpfe, räumt Ruinen und übernimmt das Kommando über Stadtstaaten.",
    "move": "Ein Schritt auf ein Nachbarfeld oder das Durchsuchen der verdeckten Karte auf deinem Feld kostet 1 "
            "Bewegung.",
    "energon": "Bezahlt Energon-Fähigkeiten und das Umwandeln. In War on Cybertron kannst du höchstens 12 haben.",
    "damage": "Je 2 Schaden kosten am Ende 1 SP. In War on Cybertron, und wo alle zusammen spielen, endet das Spiel, "
              "wenn jemand 5 im Spiel hat.",
    "vp": "Siegpunkte. Wer am Ende die meisten hat, gewinnt. Wo alle zusammen spielen, sind sie nichts wert, im Core "
          "Set aber Energon.",
}
