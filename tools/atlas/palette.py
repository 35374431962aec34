"""Two lights on the same country: parchment by day, and the same sheet under the moon."""

from typing import NamedTuple


class Palette(NamedTuple):
    """The inks and washes of a sheet."""

    paper: str
    paper_light: str
    paper_dark: str
    stain: str
    margin: str
    ink: str
    faint: str
    water: str
    water_edge: str
    water_ink: str
    wood: str
    crown: str
    crown_shade: str
    crown_edge: str
    hachure: str
    field: str
    road: str
    road_edge: str
    chaussee: str
    ground: str
    ground_edge: str
    ring: str
    wall: str
    wall_shade: str
    roof: str
    roof_shade: str
    farm: str
    farm_shade: str
    rampart: str
    glacis: str
    ditch: str
    france: str
    netherlands: str
    lettering: str
    gold: str
    glow: str
    window: str


DAY = Palette(
    paper="#eadfbf",
    paper_light="#f4ebd0",
    paper_dark="#d3c090",
    stain="#b79a5c",
    margin="#efe5c8",
    ink="#2b2112",
    faint="#8a7546",
    water="#bcd5d6",
    water_edge="#5d8791",
    water_ink="#2f5963",
    wood="#c3cb98",
    crown="#9fad78",
    crown_shade="#6f8053",
    crown_edge="#4d5c38",
    hachure="#7c6337",
    field="#a08a55",
    road="#fbf5e2",
    road_edge="#6b5730",
    chaussee="#f6e3ab",
    ground="#f7f0dc",
    ground_edge="#e6d8b2",
    ring="#8d7848",
    wall="#fbf6e6",
    wall_shade="#d9c9a0",
    roof="#b5482f",
    roof_shade="#8a301f",
    farm="#d09a3e",
    farm_shade="#a06f22",
    rampart="#e2b79a",
    glacis="#f0dcbb",
    ditch="#7b2d1c",
    france="#5b78b4",
    netherlands="#c98a3a",
    lettering="#6a5527",
    gold="#b98a1e",
    glow="#fff6da",
    window="#7a6438",
)

NIGHT = Palette(
    paper="#141d30",
    paper_light="#1f2b43",
    paper_dark="#0a0f1c",
    stain="#2f4166",
    margin="#0d1424",
    ink="#c9d3e2",
    faint="#6b7c99",
    water="#4f7396",
    water_edge="#0c1a2e",
    water_ink="#8fb4d4",
    wood="#12291f",
    crown="#2b4a3c",
    crown_shade="#162c25",
    crown_edge="#557a66",
    hachure="#4a5d80",
    field="#33425f",
    road="#93a1b8",
    road_edge="#0a1120",
    chaussee="#b9c0c9",
    ground="#2a3753",
    ground_edge="#1b263d",
    ring="#7488ab",
    wall="#56637d",
    wall_shade="#38445e",
    roof="#8f4a44",
    roof_shade="#5f2f33",
    farm="#a07c3e",
    farm_shade="#6d5328",
    rampart="#4d4a5a",
    glacis="#2a3350",
    ditch="#c0978a",
    france="#6d8fd6",
    netherlands="#c99a56",
    lettering="#8698b8",
    gold="#d9b866",
    glow="#ffc56a",
    window="#ffd98a",
)
