"""Plaques and plates that stand out from the wall: clay, gesso and gold, beaten metal."""
import math

import numpy as np

from art import tanjore
from forms import mesh, turned
from forms.casting import cast
from forms.relief import Relief, side
from goods.divine_metal import dancing_shiva
from goods.good import Shot, good
from goods.wall_decor import PLASTER, WALL, frame_round
from materials.carved import cast_metal
from materials.clays import terracotta
from materials.graph import srgb
from materials.metals import metal
from materials.papers import gilded, plain


def _around(points, at=(0, 0), s=1.0, f=1):
    """Points of a figure drawn about its own middle, at its place; `f` -1 turns it to face the other way."""
    return [(at[0] + f * s * x, at[1] + s * z) for x, z in points]


def _water_carrier(r, x, z, s, f):
    """A woman with two pots on her head, seen from the front, walking to `f`."""
    P = lambda *p: _around(p, (x, z), s, f)
    r.shape(P((-.75, 4.3), (.65, 4.3), (1.5, .2), (.9, -.1), (-1.2, -.1), (-1.8, .3)), .55 * s, .5 * s)
    for k in range(6):                                                # the pleats of her skirt
        t = -1 + .4 * k
        r.limb(P((t * .35, 4.1), (t * .8, 2.0), (t * 1.4, .1)), .13 * s, .22 * s, .48 * s)
    r.limb(P((-1.75, .35), (-.2, .05), (1.45, .3)), .16 * s, .25 * s, .5 * s, kind=1)
    r.limb(P((0, 4.2), (0, 5.2), (0, 6.3)), [.62 * s, .58 * s, .85 * s], .75 * s)
    r.limb(P((.8, 6.2), (1.75, 5.3), (1.35, 3.9)), [.34 * s, .28 * s, .2 * s], .4 * s, .35 * s)
    r.limb(P((-.8, 6.2), (-1.8, 7.1), (-1.2, 8.9)), [.34 * s, .28 * s, .2 * s], .4 * s, .35 * s)
    for q in (.0, .22, .44):
        r.limb(P((1.68 - q, 4.9 - q * 2.2), (1.28 - q, 4.75 - q * 2.2)), .09 * s, .12 * s, .75 * s, kind=1)
    r.limb(P((-.95, 7.9), (-1.15, 5.6), (-1.3, 3.2)), [.3 * s, .42 * s, .25 * s], .3 * s, .25 * s)
    r.egg(P((0, 7.45))[0], .82 * s, .95 * s, .95 * s)
    for q in (-1, 1):
        r.egg(P((q * .30, 7.55))[0], .17 * s, .12 * s, .12 * s, 0, .88 * s, kind=2)
    r.limb(P((0, 7.55), (0, 7.25)), .10 * s, .16 * s, .92 * s)
    r.limb(P((-.18, 6.98), (.18, 6.98)), .07 * s, .1 * s, .82 * s)
    r.ring(P((0, 6.3))[0], .55 * s, .11 * s, .15 * s, .75 * s, kind=1)
    for top, w in ((9.0, 1.25), (10.55, .95)):
        r.egg(P((0, top))[0], w * s, w * .72 * s, .9 * s)
        r.limb(P((-w * .5, top + w * .62), (w * .5, top + w * .62)), .16 * s, .3 * s, .55 * s, kind=1)
    for q in (-.7, .65):
        r.egg(P((q, -.25))[0], .45 * s, .22 * s, .4 * s)


def _cow(r, x, z, s, f):
    P = lambda *p: _around(p, (x, z), s, f)
    for lx in (-2.1, -1.3, 1.4, 2.1):
        r.limb(P((lx * .95, 2.6), (lx, 1.2), (lx + .05, .1)), [.5 * s, .32 * s, .34 * s], .5 * s)
    r.egg(P((0, 3.3))[0], 2.9 * s, 1.25 * s, 1.0 * s, power=.4)
    r.egg(P((1.5, 4.4))[0], .9 * s, .8 * s, .95 * s)
    r.limb(P((2.1, 3.8), (3.1, 4.9)), [.95 * s, .7 * s], .95 * s)
    r.limb(P((3.2, 5.1), (4.3, 4.4)), [.75 * s, .42 * s], 1.0 * s)
    for q in (-1, 1):
        r.limb(P((3.0 + .1 * q, 5.6), (2.9 + .7 * q, 6.4), (3.3 + .5 * q, 7.3)), [.22 * s, .18 * s, .08 * s], .3 * s, .6 * s, kind=1)
    r.leaf(P((2.8, 5.2))[0], math.radians(200 if f > 0 else -20), 1.1 * s, .34 * s, .3 * s, .7 * s)
    r.egg(P((3.4, 5.1))[0], .16 * s, .16 * s, .15 * s, 0, .95 * s, kind=2)
    r.limb(P((-2.7, 3.8), (-3.3, 2.8), (-3.1, 1.2)), [.18 * s, .12 * s, .25 * s], .3 * s, .3 * s)
    for k in range(5):
        r.egg(P((2.0 + .22 * k, 3.2 + .12 * k * k - .1 * k))[0], .16 * s, .16 * s, .2 * s, 0, .95 * s, kind=1)
    r.flower(P((-.2, 3.4))[0], .75 * s, 7, .14 * s, .95 * s, kind=1)


@good("WD08", samples=28)
def molela_plaque(colour):
    r = Relief(25, 30, 18, .14)
    arch = [(12.2 * math.cos(a), 6.5 + 8.2 * math.sin(a)) for a in np.linspace(0, math.pi, 60)]
    outline = [(12.2, -14.7), *arch, (-12.2, -14.7)]
    r.cut_outside(outline)
    inner = [(x * .93, z * .945 - .1) for x, z in outline]
    r.limb(inner + inner[:1], .42, .75, bend=0)
    r.limb([(x * .88, z * .90 - .2) for x, z in outline], .18, .3, bend=0, kind=1)
    for k in range(64):                                               # thumb marks round the rim
        q = (k + .5) / 64 * (len(inner) - 2)
        i = int(q)
        a, b = np.array(inner[i]), np.array(inner[i + 1])
        r.egg(tuple(a + (b - a) * (q - i)), .30, .30, .35, 0, .62)
    r.limb([(-10.6, -12.2), (-4, -12.0), (3, -12.3), (10.6, -12.1)], .5, .6)
    for k in range(14):
        r.egg((-9.8 + 1.5 * k, -13.0 + .2 * math.sin(k * 2)), .55, .30, .35)
    wall = [(-9.6, -12.0), (-9.6, -3.6), (-3.4, -3.6), (-3.4, -12.0)]  # a hut
    r.shape(wall, .45, .3)
    r.shape([(-7.4, -12.0), (-7.4, -7.2), (-6.5, -6.2), (-5.6, -7.2), (-5.6, -12.0)], .18, .15, .45, kind=2)
    for k in range(11):
        x = -10.6 + .84 * k
        r.limb([(-6.5, 1.4), ((x - 6.5) / 2 - .2, -.9), (x, -4.2)], [.22, .40, .46], .75, .25)
    r.egg((-6.5, 1.5), .7, .5, 1.0)
    for k in range(7):
        r.flower((-9.1 + .88 * k, -4.5), .34, 5, .12, .45, kind=1)
    r.limb([(8.0, -12), (7.6, -7.5), (8.1, -3.5), (7.4, .2), (7.6, 3.4)], [1.0, .8, .72, .62, .4], .95)   # a tree, its birds
    for z0, x1, z1 in ((-2.4, 10.6, 1.2), (-.8, 4.4, 2.6), (1.2, 10.4, 5.0), (2.6, 5.4, 6.6), (3.2, 8.4, 7.6)):
        r.limb([(7.7, z0), ((7.7 + x1) / 2, z0 + .9), (x1, z1)], [.42, .34, .2], .5)
        for k in range(7):
            a = math.pi * 2 * k / 7
            r.leaf((x1 + .2 * math.cos(a), z1 + .2 * math.sin(a)), a, 1.6, .40, .42, .2)
        r.egg((x1, z1), .3, .3, .62, kind=1)
    r.egg((-6.2, 8.6), 1.35, 1.35, .8)                                 # the sun
    for k in range(14):
        a = 2 * math.pi * k / 14
        r.limb([(-6.2 + 1.7 * math.cos(a), 8.6 + 1.7 * math.sin(a)), (-6.2 + 2.6 * math.cos(a), 8.6 + 2.6 * math.sin(a))], [.24, .10], .35, kind=1)
    for q in (-1, 1):
        r.egg((-6.2 + q * .42, 8.8), .17, .12, .15, 0, .75, kind=2)
    for x, z, f in ((-3.0, 12.0, 1), (4.6, 10.9, -1)):
        P = lambda *p: _around(p, (x, z), 1.0, f)
        r.limb(P((-1.3, -.2), (0, 0), (.8, .5)), [.2, .55, .36], .5)
        r.leaf(P((0, .2))[0], math.radians(150 if f > 0 else 30), 1.7, .40, .4, .2)
        r.limb(P((.9, .55), (1.45, .5)), [.22, .06], .35, kind=1)
    _water_carrier(r, -.4, -11.7, 1.06, -1)
    _water_carrier(r, 4.5, -11.8, .86, 1)
    r.limb([(-5.2, 2.9), (-1, 2.6), (4.6, 2.8)], [.2, .34, .2], .4)
    _cow(r, .05, 2.9, .88, -1)
    clay = [terracotta(), terracotta((.60, .46, .30)), terracotta((.10, .055, .04))]
    r.cast(clay, .12, .10, "plaque")
    side(outline, 1.6, clay[0])
    return Shot("wall", (.66, .56, .44), **{**WALL, "azimuth": -12, "wall_gap": .2, "fill": (.72, .74)})


@good("WD15", samples=48)
def thanjavur_plate(colour):
    """The dancing Shiva in low relief: silver sheet pressed over a die, its ground blackened, on a stippled copper disc."""
    brass, copper = metal("brass", patina=.35), metal("copper", patina=.5, hammered=.02, dimple=.16)
    figure = cast(dancing_shiva(), cast_metal("silver", .30, (.025, .022, .018), .95), .055, "silver")
    mesh.place(figure, (0, -.62, -6.62), (0, 0, 0), (.955, .32, .905))
    mesh.place(turned.lathe([(0, 0), (7.7, 0)], copper, "ground", 160), (0, -.5, 0), (90, 0, 0))
    rim = Relief(20.6, 20.6, 26, .05)                                  # the brass rim: lotus petals between lines of beads
    disc = lambda R: [(R * math.cos(a), R * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 200, endpoint=False)]
    rim.cut_outside(disc(9.95))
    rim.cut(disc(7.45))
    rho = np.hypot(rim.x, rim.z)
    rim.high += .30 * np.clip((rho - 7.4) / 2.4, 0, 1) ** 1.5
    for R, w in ((7.62, .16), (9.82, .16)):
        rim.ring((0, 0), R, w, w * 1.4, .05 if R < 8 else .28, n=160)
    for k in range(32):
        a = 2 * math.pi * k / 32
        rim.leaf((7.9 * math.cos(a), 7.9 * math.sin(a)), a, 1.55, .38, .30, .10)
        h = a + math.pi / 32
        rim.leaf((8.5 * math.cos(h), 8.5 * math.sin(h)), h, .95, .20, .22, .15, rib=False)
        rim.egg((9.5 * math.cos(h), 9.5 * math.sin(h)), .14, .14, .16, 0, .24)
    mesh.place(rim.cast(brass, 0, .04, "rim"), (0, -.55, 0))
    mesh.place(turned.lathe([(0, 0), (9.6, 0), (9.95, .3), (9.9, .9), (9.7, .86)], brass, "back", 160), (0, .1, 0), (90, 0, 0))
    return Shot("wall", (.50, .40, .30), **{**WALL, "azimuth": -12, "wall_gap": .3, "fill": (.76, .72), "exposure": .55})


@good("WD03", samples=36)
def tanjore_gajalakshmi(colour):
    picture, gold, high, stones = tanjore.gajalakshmi()
    h = np.asarray(high.convert("L"), float) / 255
    m = gilded(picture, gold)
    rows, cols = h.shape

    def board(u, v):
        return ((u - .5) * 25, -.6 - .34 * h[min(rows - 1, int((1 - v) * rows)), min(cols - 1, int(u * cols))], (v - .5) * 30)
    mesh.grid(board, 400, 480, m, "board", (25, 30))
    glass = {c: plain(srgb(c), .06) for c in ("#8E0E1E", "#0E5A38", "#E9E2D2")}
    for u, v, r, c in stones:
        mesh.place(turned.bead(r, glass[c], .6, 20), board(u, v), (90, 0, 0))
    frame_round(25, 30, "teak")
    return Shot("wall", PLASTER, **{**WALL, "azimuth": -11})
