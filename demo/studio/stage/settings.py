"""Settings that show how large a good is: at home, beside something whose size everybody knows.

Each dresses the room round the goods that were built, which keep their own size, and returns the Shot that shows both.
"""
import math
from dataclasses import replace

import bpy
import numpy as np

from forms import household, joined, mesh
from materials.graph import srgb
from materials.papers import paint
from materials.woods import wood
from stage.dressing import subject_points

WALLS = {"day": (.62, .56, .47), "evening": (.50, .38, .28), "dusk": (.44, .32, .24)}


def _extent():
    pts = subject_points()
    return pts.min(0), pts.max(0)


def _set(build, at=(0, 0, 0), turn=0, counts=False):
    """Builds furniture and carries it to its place; the camera makes room for it where it `counts`."""
    before = set(bpy.data.objects)
    build()
    for o in set(bpy.data.objects) - before:
        mesh.carry(o, at, turn)
        if not counts:
            o["prop"] = 1


def _turn_goods(turn):
    for o in list(bpy.data.objects):
        if o.parent is None:
            mesh.carry(o, (0, 0, 0), turn)


def lay_boards(at, width, depth, kind="teak", plank=14.0):
    """A top of planks that run along x: a table, or a floor."""
    timber = wood(kind, 0)
    for k in range(math.ceil(depth / plank)):
        o = joined.box((width, plank - .12, 2.4), timber, .14, "plank", (at[0] + 37 * math.sin(k * 2.3), at[1] - plank * (k + .5), at[2] - 2.4))
        o["prop"] = 1


def _floor(z, wall_y, width=420, depth=330):
    lay_boards((0, wall_y, z), width, depth, "sheesham", 16)
    o = joined.box((width * 2, 1.6, 9), paint(color=srgb("#D9CDB8"), rough=.5), .3, "skirting", (0, wall_y - .8, z))
    o["prop"] = 1


def _on_table(shot, thing, room):
    """On a table against the wall, `thing` at the right; `room` is half the width that it takes."""
    pts = subject_points()
    a = math.radians(shot.azimuth)
    right, near = np.array([math.cos(a), math.sin(a)]), np.array([math.sin(a), -math.cos(a)])
    lo, hi = pts.min(0), pts.max(0)
    beside = pts[pts[:, 2] < lo[2] + 12]
    s, t = (beside[:, :2] @ right).max() + room + 2.5, (pts[:, :2] @ near).mean() + min(6, .25 * np.ptp(pts[:, :2] @ near))
    x, y = right * s + near * t
    _set(thing, (x, y, lo[2]), shot.azimuth, counts=True)
    deep = float(np.ptp(pts[:, 1]))
    wall = hi[1] + 16 + .5 * deep
    lay_boards(((lo[0] + hi[0]) / 2, wall, lo[2]), 300, 200 + deep)
    lo, hi = _extent()
    return replace(shot, place="wall", color=WALLS[shot.mood], wall_gap=float(wall - hi[1]), elevation=min(max(shot.elevation, 12), 40), fill=(.84, .68), centre=.45,
                   exposure=max(shot.exposure, .32), floor=None)


def beside_cup(shot):
    return _on_table(shot, household.cup, 7)


def beside_books(shot):
    return _on_table(shot, household.books, 12)


def beside_matchbox(shot):
    return _on_table(shot, household.matchbox, 3.6)


def _stepped_back(shot, reach, **changes):
    """The goods where they are, seen from so far that the picture is `reach` centimetres high: their width says how far."""
    lo, hi = _extent()
    return replace(shot, fill=(float(hi[0] - lo[0]) / (.8 * reach), 9), size=reach * .42, **changes)


def above_sofa(shot):
    lo, hi = _extent()
    h = float(hi[2] - lo[2])
    reach = min(max(h * 2.3, 104), 176)
    back = lo[2] - min(max(.5 * h, 15), 26)                           # the top of the sofa's back
    _set(household.sofa, (14, hi[1] - 46, back - 82))
    return _stepped_back(shot, reach, azimuth=shot.azimuth * .6, elevation=4, centre=.5 + .16)


def by_door(shot):
    """Hung on the wall to the right of a door, 155 above the floor."""
    lo, hi = _extent()
    floor = (lo[2] + hi[2]) / 2 - 155
    wall = float(hi[1]) + shot.wall_gap
    _set(household.door, (lo[0] - 70, wall - 4.6, floor))
    reach = min(max(float(hi[2] - lo[2]) * 2.2, 118), 190)
    aside = .17 * .8 * reach / float(hi[0] - lo[0])                   # right of the middle, so that the door is seen
    return _stepped_back(shot, reach, azimuth=0, elevation=0, centre=.56, look=(.5 - aside, .5))


def over_door(shot):
    """What has its own doorway, from so far that the door is seen."""
    return _stepped_back(shot, 165, azimuth=0, elevation=0, centre=.80)


def on_chair(shot):
    lo, hi = _extent()
    middle = (lo + hi) / 2
    _set(household.chair, (middle[0], middle[1] - 1, lo[2] - 44.9), counts=True)
    _floor(lo[2] - 44.9, hi[1] + 34)
    return replace(shot, place="wall", color=WALLS[shot.mood], wall_gap=34 - 12, azimuth=min(max(shot.azimuth, 14), 26), elevation=12, fill=(.62, .80), centre=.47, exposure=max(shot.exposure, .32), floor=None)


def in_room(shot):
    """On the floor before a sofa; what lies long is turned to lie along it."""
    lo, hi = _extent()
    lies = hi[2] - lo[2] < 20
    if lies:
        _turn_goods(90)
        lo, hi = _extent()
    _set(household.sofa, ((lo[0] + hi[0]) / 2 if lies else lo[0] - 104, hi[1] + (34 if lies else 20), lo[2]))
    _floor(lo[2], hi[1] + 86)
    return _stepped_back(shot, 240 if lies else 128, place="wall", color=WALLS["day"], wall_gap=86.0, azimuth=10, elevation=30 if lies else 16, centre=.36, exposure=.4, floor=None)


SETTINGS = {"beside-cup": beside_cup, "beside-books": beside_books, "beside-matchbox": beside_matchbox, "above-sofa": above_sofa,
            "by-door": by_door, "over-door": over_door, "on-chair": on_chair, "in-room": in_room}
