"""The games drawn in text: one module for each, with its position, its moves as people type them, and what each move
does in a few words. Nothing here knows a rule: it is all in the view and in the offers."""
