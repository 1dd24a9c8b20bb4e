"""The parts that missions are made of: one rule a file, behind the places that `hook.Switch` names."""
