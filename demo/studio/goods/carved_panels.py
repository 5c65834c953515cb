"""Carved wood for the wall: a lattice panel, a window with a mirror in it."""
import math

import numpy as np

from art.interior import quiet_room
from forms import joined, mesh, turned
from forms.relief import Relief, side
from goods.good import Shot, good
from goods.wall_decor import PLASTER, WALL
from materials.clear import looking_glass, scene
from materials.graph import srgb
from materials.woods import carved_paint, wood


def _lattice(r, half, cells):
    """Star lattice over a square field: petals cut out along the diagonals, lozenges between the flowers."""
    st = 2 * half / cells
    for i in range(cells):
        for j in range(cells):
            x, z = (i + .5) * st - half, (j + .5) * st - half
            if math.hypot(x, z) < 11.4:
                continue
            for k in range(4):
                a = math.pi / 4 + k * math.pi / 2
                mid, wide, long = st * .385, st * .105, st * .20
                r.cut([(x + (mid + long * math.cos(q)) * math.cos(a) - wide * math.sin(q) * math.sin(a), z + (mid + long * math.cos(q)) * math.sin(a) + wide * math.sin(q) * math.cos(a)) for q in np.linspace(0, 2 * math.pi, 24)])
                b = k * math.pi / 2
                if max(abs(x + st * .4 * math.cos(b)), abs(z + st * .4 * math.sin(b))) < half:
                    r.cut([(x + st * (.37 + u) * math.cos(b) - st * v * math.sin(b), z + st * (.37 + u) * math.sin(b) + st * v * math.cos(b)) for u, v in ((-.12, 0), (0, .10), (.10, 0), (0, -.10))])
            r.flower((x, z), st * .22, 8, .28, turn=.2)


@good("WD11", "walnut", "distressed-white", "natural", samples=28)
def saharanpur_panel(colour):
    r = Relief(60, 60, 9, .05)
    for h, w in ((29.3, .55), (23.6, .5), (28.2, .22)):
        r.limb([(-h, -h), (h, -h), (h, h), (-h, h), (-h, -h)], w, w * 1.1, bend=0)
    for side in range(4):                                             # a vine runs along the border
        c, s = math.cos(side * math.pi / 2), math.sin(side * math.pi / 2)
        T = lambda x, z: (x * c - z * s, x * s + z * c)
        stem = [T(-22.5 + 45 * t, 26 + .9 * math.sin(t * 10 * math.pi)) for t in np.linspace(0, 1, 90)]
        r.limb(stem, .26, .40, bend=0)
        for k in range(10):
            x, up = -20.2 + 4.5 * k, 1 if k % 2 else -1
            for q in (-.9, 0, .9):
                r.leaf(T(x, 26 - up * .2), side * math.pi / 2 + up * math.pi / 2 + q, 1.9, .48, .42)
        r.flower(T(26, 26), 2.2, 8, .55, turn=.2)
    _lattice(r, 22.8, 8)
    for R, w in ((10.9, .45), (9.9, .22)):
        r.ring((0, 0), R, w, w * 1.2, n=120)
    for k in range(48):
        a = 2 * math.pi * k / 48
        r.egg((10.4 * math.cos(a), 10.4 * math.sin(a)), .26, .26, .30)
    for k in range(24):
        a = 2 * math.pi * (k + .5) / 24
        q = lambda R, d: (R * math.cos(a + d), R * math.sin(a + d))
        r.cut([q(7.4, .0), q(8.3, .055), q(9.3, 0), q(8.3, -.055)])
    r.flower((0, 0), 7.2, 12, .55, fat=.19)
    r.flower((0, 0), 4.6, 12, .45, .25, math.pi / 12, .21)
    r.flower((0, 0), 2.4, 8, .40, .50, 0, .28)
    mat = {"walnut": lambda: wood("sheesham", 0, polish=.15), "natural": lambda: wood("mango", 0, polish=.1), "distressed-white": lambda: carved_paint(wood("mango", 0, polish=0), srgb("#D9D2C2"))}[colour]()
    mesh.place(r.cast(mat, 1.9, .03, "panel"), (0, 0, 0))
    return Shot("wall", (.74, .66, .55) if colour != "natural" else (.50, .52, .44), **{**WALL, "azimuth": -15, "wall_gap": 1.6, "fill": (.78, .76)})


CUSPS = 7


def _cusped(w, foot, spring, top):
    """The outline of a Mughal arch: seven cusps from springing to springing."""
    out = [(w, foot), (w, spring)]
    for k in range(CUSPS):
        a0, a1 = math.pi * k / CUSPS, math.pi * (k + 1) / CUSPS
        for t in np.linspace(.02, .98, 9):
            a = a0 + (a1 - a0) * t
            lift = 1 + .13 * math.sin(math.pi * t)
            sharp = 1 + .16 * math.exp(-((a - math.pi / 2) / .28) ** 2)
            out.append((w * .93 * math.cos(a) * lift, spring + (top - spring) * .86 * math.sin(a) * lift * sharp))
    return out + [(-w, spring), (-w, foot)]


@good("WD14", "distressed-blue", "antique-white", "natural-brown", samples=32)
def jharokha_mirror(colour):
    r = Relief(38, 61, 13, .06)
    half = [(0, -30), (3, -29.6), (6.5, -28.2), (9.5, -26.2), (11.2, -24), (13.2, -23.2), (16.6, -22.6), (17.0, -20.0), (15.2, -19.4), (15.2, 14.6), (18.4, 15.2), (18.6, 16.4),
            (16.2, 18.2), (13.6, 21.2), (10.4, 24.2), (7.0, 26.0), (3.6, 27.0), (1.7, 27.6), (1.3, 28.6), (.8, 29.6), (0, 30.2)]
    outline = half + [(-x, z) for x, z in half[1:-1]][::-1]
    r.cut_outside(outline)
    arch = _cusped(8.6, -16.6, 6.0, 13.4)
    r.cut(arch)
    rim = [(x * 1.07, (z + 2) * 1.03 - 2) for x, z in arch]
    r.limb(rim + rim[:1], .34, .5, bend=0)
    for k in range(0, len(rim) - 1, 2):
        r.egg((rim[k][0] * 1.06, (rim[k][1] + 2) * 1.03 - 2), .26, .26, .3)
    edge = [(x * .945, z * .965) for x, z in half]
    for s in (-1, 1):
        r.limb([(s * x, z) for x, z in edge], .30, .42, bend=0)
        for x, z, R in ((11.0, 12.4, 1.9), (7.7, 15.8, 1.2), (13.4, 8.9, 1.0), (8.6, 20.6, 1.6), (12.2, 18.4, 1.0)):
            r.flower((s * x, z), R, 8, .45, turn=.2)
        for x, z, a, L in ((9.3, 14.2, 2.5, 2.4), (12.4, 10.2, -.9, 2.2), (6.2, 18.2, 2.9, 2.6), (10.6, 17.0, .3, 2.0), (6.0, 21.6, 2.6, 2.6), (10.2, 21.4, .6, 2.2)):
            r.leaf((s * x, z), a if s > 0 else math.pi - a, L, .5, .4)
        r.limb([(s * 1.5, -27.5), (s * 4.5, -26.0), (s * 6.8, -23.8), (s * 9.4, -23.4)], .24, .35)
        for k, (x, z, a) in enumerate(((3.4, -26.6, .2), (5.4, -25.2, 1.4), (7.6, -23.9, -.5), (3.0, -26.8, 1.5))):
            r.leaf((s * x, z), a if s > 0 else math.pi - a, 2.3, .55, .42)
    r.flower((0, -25.2), 2.3, 10, .6)
    r.flower((0, 21.6), 3.0, 12, .6, fat=.2)
    r.flower((0, 21.6), 1.7, 8, .4, .35)
    r.leaf((0, 24.2), math.pi / 2, 3.6, .9, .5)
    for z in (-21.3, 16.0):
        for k in range(21):
            r.leaf((-15 + 1.5 * k, z - .8), math.pi / 2, 1.5, .42, .35)
    paint_ = {"distressed-blue": "#3E6E8E", "antique-white": "#DDD3BF", "natural-brown": None}[colour]
    make = (lambda axis, sharp=False: carved_paint(wood("mango", axis, polish=0), srgb(paint_), edges=not sharp)) if paint_ else (lambda axis, sharp=False: wood("teak", axis, polish=.15))
    r.cast(make(2), .08, .04, "jharokha")
    side(outline, 2.0, make(2, True))
    side(arch, 1.2, make(2, True))
    for s in (-1, 1):                                                 # half pillars, and the ledges they carry
        pillar = [(0, 0), (1.75, 0, 1), (1.75, .9, 1), (1.35, 1.1), (1.55, 1.6), (1.05, 2.1), (.85, 2.6), (1.35, 3.4), (1.30, 3.9), (.95, 4.6, 1), (1.02, 4.9), (.95, 5.2, 1), (.90, 10), (.82, 16.2, 1),
                  (.98, 16.5), (.82, 16.8, 1), (.95, 17.6), (1.45, 18.6), (1.15, 19.2), (.95, 19.5), (1.55, 20.4), (1.35, 20.9), (1.75, 21.2, 1), (1.75, 22.5, 1), (0, 22.6)]
        fluted = lambda a, q, z: (q * (1 + (.05 * abs(math.cos(6 * a)) if 5.3 < z < 16.1 else .06 * math.cos(12 * a) if 2.6 < z < 4.4 or 17.2 < z < 19.0 else 0)), z)
        mesh.place(turned.lathe(pillar, make(2), "pillar", 144, .12, .002, fluted), (s * 12.0, -.3, -16.6))
    mesh.place(joined.box((34.6, 4.2, 1.5), make(0, True), .35), (0, -.9, -19.6))
    mesh.place(joined.box((31.6, 3.2, .9), make(0, True), .3), (0, -.7, -18.1))
    mesh.place(joined.box((38, 5.4, 1.2), make(0, True), .35), (0, -1.2, 14.5), (6, 0, 0))
    mesh.place(joined.panel(20, 36, looking_glass()), (0, .9, -2))
    seen = mesh.place(joined.panel(150, 120, scene(quiet_room(), .8)), (48, -165, -6), (0, 0, 180 - 16))     # what the glass shows: the room behind us
    seen["prop"] = 1
    seen.visible_diffuse = seen.visible_camera = seen.visible_shadow = False
    return Shot("wall", PLASTER, **{**WALL, "azimuth": -16, "wall_gap": .3, "fill": (.66, .80)})
