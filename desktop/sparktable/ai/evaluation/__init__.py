"""What the opponents know about each game beyond its rules: `<game>.py` judges, by what stands beside it.

Of the Matrix, from the ground up:

- what things are worth: `matrix_weights`, the cards `matrix_titles` with what games taught about them
  (`matrix_learnt`), Missions `matrix_missions`, harm `matrix_harm`;
- how far it has come: a player's cards `matrix_deck`, the turns left `matrix_time`, a team `matrix_progress`;
- what could be done this turn: `matrix_aims`, also of cards peeked at (`matrix_peeks`), the best row of it
  `matrix_plan`, for a Scheme `matrix_schemes`;
- what a quick player answers: `matrix_habits`, by way of `matrix_turn`, `matrix_steps`, `matrix_texts`,
  `matrix_fights`, `matrix_command` and `matrix_team`;
- what else the search is told: `matrix_urges` and `matrix_waste`;
- what is said of it: `matrix_reasons`, of battles `matrix_reasons_battles`, of actions `matrix_motives`, of ways
  `matrix_places` and what is met there `matrix_arrivals`, of texts `matrix_gist`.
"""
