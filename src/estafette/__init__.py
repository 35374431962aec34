"""Estafette: Napoleonic board wargames with every rule enforced and explained."""
