"""Which good is built by which function, and in which colours: the first has no name in its file."""
from dataclasses import dataclass, replace
from typing import Callable


@dataclass
class Good:
    build: Callable
    colours: tuple
    samples: int
    strength: float


GOODS: dict[str, Good] = {}


@dataclass
class Shot:
    """How a good wants to be seen: the set, where the camera stands, how much of the frame is filled."""
    place: str = "sweep"                 # or "wall", for what hangs
    color: object = "paper"
    mood: str = "day"
    azimuth: float = 0
    elevation: float = 14
    exposure: float = 0.0
    fill: tuple = (.78, .72)
    centre: float = .485
    lens: float = 85
    wall_gap: float = 0.0
    size: float | None = None
    look: tuple = (.5, .5)               # which part of the good is in the middle, from left and from below
    second: dict | None = None           # what its second picture changes instead of the usual
    floor: float | None = None           # where the sweep lies, when the goods lie on something


def come_closer(shot):
    """The second picture of a good: from its other side, so close that it runs out of the frame."""
    hung = shot.place == "wall"
    usual = {
        "azimuth": (-26 if shot.azimuth > 0 else 26) if hung else shot.azimuth + (-42 if shot.azimuth > 0 else 42),
        "elevation": shot.elevation if hung else min(shot.elevation + 8, 62),
        "fill": tuple(v * 1.7 for v in shot.fill),
        "look": (.46, .58),
    }
    return replace(shot, **{**usual, **(shot.second or {})})


def good(ref, *colours, samples=40, strength=1.0):
    """Marks a function as the builder of a good: it is given a colour, builds in centimetres, and returns its Shot."""
    def keep(build):
        GOODS[ref] = Good(build, colours or (None,), samples, strength)
        return build
    return keep
