"""Lamps that burn oil, wax or a tealight."""
import math

import numpy as np

from art import cuts, inlays, pottery
from forms import drawn, joined, lit, mesh, turned
from forms.casting import cast
from forms.sculpted import ball, limb, melt
from goods.good import Shot, good
from materials.carved import cast_metal
from materials.clays import glaze, terracotta
from materials.clear import pane, pierced, water
from materials.graph import srgb
from materials.metals import metal
from materials.papers import plain
from materials.stones import marble
from stage import dressing


@good("LI01", samples=40)
def kuthuvilakku(colour):
    m = metal("brass", patina=.3, turned=.0012)
    turned.lathe([(0, 0), (6.6, 0), (7.0, .15), (7.0, .7), (6.2, 1.1), (6.5, 1.6), (5.4, 2.3), (3.4, 3.0), (2.0, 4.0), (1.35, 5.2), (1.2, 6.2), (2.3, 6.8), (2.5, 7.4), (1.3, 8.0),
                  (1.05, 9.2), (1.7, 10.2), (2.0, 11.4), (1.5, 12.6), (1.0, 13.4), (2.1, 14.0), (2.2, 14.5), (1.1, 15.2), (.95, 17.0), (1.5, 18.2), (1.75, 19.4), (1.2, 20.6), (.95, 21.4),
                  (1.9, 22.0), (1.9, 22.5), (1.1, 23.2), (1.3, 24.2), (2.6, 24.9), (4.4, 25.5)], m, "stem", 160)

    def spouts(x, r, z):                                              # five wicks, drawn out of the rim
        k = max(0, math.cos(5 * x)) ** 6
        up = min(1, max(0, (r - 3.2) / 2.6))
        return r * (1 + .24 * k * up), z + .25 * k * up
    mesh.place(turned.lathe([(0, 0), (2.6, .1), (4.6, .8), (5.6, 1.9), (6.0, 2.6), (5.8, 2.75), (5.3, 2.1), (4.2, 1.2), (2.4, .7), (0, .6)], m, "bowl", 240, .1, .003, spouts), (0, 0, 24.9))
    lit.oil(0, 0, 26.9, 5.2)
    turned.lathe([(1.2, 25.4), (1.1, 27.2), (1.9, 27.8), (1.9, 28.4), (1.0, 29.0), (.85, 30.4), (1.5, 31.1), (1.75, 31.8), (1.2, 32.4), (1.0, 32.8), (1.7, 33.2), (1.7, 33.5), (0, 33.6)], m, "finial", 96)
    cast(_swan().moved((0, 0, 33.4), (0, 0, 90), .92), cast_metal("brass", .2), .05, "swan")
    for k in range(5):
        a = 2 * math.pi * k / 5
        lit.flame(6.9 * math.cos(a), 6.9 * math.sin(a), 27.9, 2.3)
    return Shot("sweep", "clay", "evening", azimuth=18, elevation=13, fill=(.60, .78), centre=.49, exposure=.35)


def _swan():
    """The hamsa of the crest, facing -y, a leaf in its bill; its tail rises behind it in three plumes."""
    body = melt(.5, ball((0, .2, 1.2), (1.05, 1.75, 1.0)), limb([(0, -.9, 1.6), (0, -1.9, 2.6), (0, -1.6, 3.8), (0, -1.9, 4.7)], [.80, .52, .42, .42]))
    head = melt(.12, ball((0, -2.05, 4.8), (.50, .62, .52)), limb([(0, -2.5, 4.75), (0, -3.4, 4.45)], [.28, .10]), ball((.40, -2.2, 4.95), .13).mirrored())
    leaf = limb([(0, -3.2, 4.45), (0, -3.5, 3.7), (0, -3.3, 3.0)], [.10, .36, .08], flat=((0, 1, 0), .4))
    wing = melt(.06, *[limb([(.85, -.5 + .5 * k, 1.75 - .22 * k), (1.12, .9 + .45 * k, 1.6 - .20 * k), (.95, 2.0 + .3 * k, 1.9 - .1 * k)], [.34, .36, .12]) for k in range(3)]).mirrored()
    tail = melt(.08, *[limb([(.25 * s, 1.5, 1.4), (.5 * s, 2.7, 2.3), (.75 * s, 2.6, 3.6 - .3 * abs(s)), (.6 * s, 1.9, 4.2 - .3 * abs(s))], [.5, .42, .36, .14]) for s in (-1, 0, 1)])
    legs = limb([(.4, .1, .6), (.45, -.1, 0)], [.36, .28]).mirrored()
    return melt(.1, body, head, leaf, wing, tail, legs)


@good("LI02", samples=40)
def akhand_diya(colour):
    """A bowl of ghee in a brass saucer; the chimney stands in a gallery of prongs round the bowl, the flame low within it."""
    m = metal("brass", patina=.25, turned=.001)
    turned.lathe([(0, 0), (4.3, 0), (4.6, .15), (4.5, .6), (3.2, 1.0), (1.6, 1.5), (1.15, 2.1), (1.55, 2.5), (1.15, 2.9), (1.7, 3.3), (3.6, 3.7), (5.0, 4.2), (5.5, 4.8), (5.4, 4.95), (4.9, 4.5),
                  (3.9, 4.25), (0, 4.2)], m, "base", 160)
    turned.lathe([(3.35, 4.2), (3.42, 4.3), (3.42, 5.15), (3.52, 5.3), (3.42, 5.42), (3.28, 5.35), (3.28, 4.3)], m, "gallery", 128, .06, 0)
    for k in range(12):                                               # prongs bent over the foot of the glass
        a = 2 * math.pi * (k + .5) / 12
        P = lambda r, z, a=a: (r * math.cos(a), r * math.sin(a), z)
        drawn.tube(drawn.curve([P(3.46, 4.6), P(3.58, 5.6), P(3.42, 6.1), P(3.62, 6.5)]), .15, m, "prong", 8, flat=.5)
    glass, edge = pane(), plain((.80, .88, .86), .08)
    chimney = [(3.05, 0), (3.12, .5), (3.02, 1.0), (3.35, 2.2), (3.75, 3.8), (3.45, 5.4), (2.55, 7.1), (2.12, 8.6), (2.02, 10.2), (2.10, 11.0), (2.30, 11.5)]
    mesh.place(turned.lathe([*chimney, (2.22, 11.5), (1.95, 10.2), (2.05, 8.6), (2.48, 7.1), (3.37, 5.4), (3.67, 3.8), (3.28, 2.2), (2.95, 1.0)], glass, "chimney", 128, .12, .001), (0, 0, 4.45))
    for r, z, w in ((2.27, 15.95, .09), (3.05, 4.5, .10), (3.06, 5.45, .05)):
        drawn.ring(r, z, w, edge)
    mesh.place(turned.lathe([(0, 0), (1.3, 0), (1.0, .35), (1.9, .8), (2.3, 1.45), (2.2, 1.55), (1.9, 1.25), (0, 1.15)], m, "bowl", 96), (0, 0, 4.2))
    mesh.place(turned.lathe([(0, 0), (1.95, 0)], plain((.70, .50, .14), .15), "ghee", 48), (0, 0, 5.5))
    mesh.place(turned.lathe([(0, 0), (.42, 0), (.30, .5), (.20, 1.0), (0, 1.05)], m, "holder", 48), (0, 0, 5.4))
    lit.flame(0, 0, 6.8, 2.1, 9).visible_glossy = False             # its mirror image in the glass is all noise
    dressing.bulb((0, 0, 7.6), 260, .5, (1, .60, .28)).visible_glossy = False
    for s in (-1, 1):
        drawn.tube(drawn.curve([(s * 5.2, 0, 4.7), (s * 6.4, 0, 5.2), (s * 6.9, 0, 4.3), (s * 6.1, 0, 3.4), (s * 4.7, 0, 3.5), (s * 3.4, 0, 3.65)]), .26, m, "handle", 12)
    return Shot("sweep", "clay", "evening", azimuth=12, elevation=11, fill=(.66, .76), exposure=.35)


@good("LI08", samples=36)
def terracotta_jali(colour):
    holes = cuts.jali(1800, 1000, 9, (.29, .66), "leaf", bold=1.25)
    skin = pierced(terracotta(), holes)
    shape = [(0, 0, 1), (3.6, 0), (4.2, .2), (5.2, 2.4), (5.5, 5.2), (5.1, 8.0), (4.0, 10.4), (2.9, 11.6), (2.6, 12.4), (3.1, 13.2), (3.2, 13.7), (2.9, 13.8), (2.3, 12.6)]
    lit.walled(turned.lathe(shape, skin, "lantern", 200, .1, .008), .35)
    clay = terracotta()
    for z, r in ((2.0, 5.0), (9.0, 4.75)):
        drawn.ring(r + .08, z, .22, clay)
    lit.tealight(0, 0, .5)
    dressing.bulb((0, 0, 4.5), 1700, .8, (1, .6, .28))
    return Shot("sweep", "linen", "evening", azimuth=0, elevation=13, fill=(.60, .72), exposure=.3)


@good("LI09", "white", "cobalt", "green", samples=36)
def aroma_diffuser(colour):
    ground, main, second = {"white": ((236, 234, 226), (40, 70, 140), (90, 140, 100)), "cobalt": ((36, 62, 138), (236, 232, 220), (200, 160, 70)), "green": ((92, 128, 92), (240, 236, 220), (206, 150, 60))}[colour]
    band = pottery.blue_pottery(ground=ground, main=main, second=second, bands=(.70, .95))
    holes = cuts.with_door(cuts.jali(1600, 1000, 9, (.40, .56), "leaf", bold=1.3, rows=1), (.35, .63), .062)
    skin = pierced(glaze(art=band, crackle=0), holes)
    body = [(0, 0, 1), (4.2, 0), (4.6, .2), (5.1, 2.2), (5.3, 5.0), (5.0, 7.8), (4.3, 9.6), (4.2, 10.2)]
    turned.lathe(body, skin, "body", 240, .1, .003)
    turned.lathe([(r * .93, *at) for r, *at in body], pierced(plain((.80, .62, .40), .8), holes), "inside", 240, .1, .003)
    bare = tuple(c * .8 for c in srgb("#%02x%02x%02x" % ground))
    inner = glaze(color=bare, crackle=0)
    turned.lathe([(3.6, 9.7), (4.5, 10.1), (5.2, 11.3), (5.45, 12.3), (5.5, 12.6), (5.3, 12.65), (4.9, 11.8), (3.9, 10.9), (2, 10.6), (0, 10.5)], inner, "bowl", 160)
    mesh.place(turned.lathe([(0, 0), (4.75, 0)], water((.92, .90, .78)), "oil", 64), (0, 0, 11.75))
    lit.tealight(0, 0, .4)
    dressing.bulb((0, 0, 4.2), 1500, .8, (1, .62, .32))
    return Shot("sweep", "sage", "evening", azimuth=0, elevation=19, fill=(.60, .72), exposure=.35)


@good("LI11", samples=36)
def marble_tealight(colour):
    top, side = marble(inlays.pietra()), marble(inlays.pietra_band())
    plain_ = marble()
    turned.lathe([(0, 0, 1), (3.5, 0), (3.6, .1), (3.55, .7), (3.1, 1.2)], plain_, "foot", 128, .1, 0)
    turned.lathe([(3.05, 1.1), (3.5, 1.7), (4.3, 3.2), (4.55, 5.0), (4.45, 6.6), (4.35, 6.95)], side, "cup", 192, .1, 0)
    turned.lathe([(4.35, 6.93), (4.2, 7.02), (3.9, 6.9), (3.7, 5.6), (3.0, 3.6), (0, 3.3)], plain_, "inside", 128, .1, 0)
    lit.tealight(0, 0, 3.3)
    dressing.bulb((0, 0, 6.6), 160, .8, (1, .6, .28))
    mesh.place(joined.box((10, 10, .9), plain_, .12, top=top), (0, 0, -.9), (0, 0, 18))
    return Shot("sweep", "clay", "evening", azimuth=8, elevation=27, fill=(.70, .70), exposure=.3)


def _deer_side(s):
    """Ear, antler and legs of one side."""
    rod = lambda points, radii: limb([(x, s * y, z) for x, y, z in points], radii, 8)
    ear = rod([(7.1, .6, 25.6), (6.5, 1.6, 26.1), (5.9, 2.7, 26.0)], [.30, .50, .10])
    beam = rod([(7.3, .40, 25.7), (6.9, 1.1, 27.4), (6.3, 2.2, 29.2), (6.2, 3.2, 31.0), (6.9, 3.9, 32.6)], [.34, .30, .26, .20, .09])
    tines = [rod(p, [.25, .20, .09]) for p in ([(6.95, 1.0, 27.2), (8.2, 1.2, 27.9), (8.8, 1.2, 29.2)], [(6.35, 2.1, 29.0), (7.5, 2.5, 29.8), (7.9, 2.6, 31.0)], [(6.2, 3.1, 30.8), (5.2, 3.5, 31.4), (4.8, 3.7, 32.5)])]
    antler = melt(.2, beam, *tines)
    fore = rod([(4.7, .8, 16.2), (5.2, 1.4, 11.5), (5.0, 1.6, 6.0), (5.4, 1.7, .5)], [.95, .62, .44, .34])
    hind = rod([(-5.2, .8, 15.4), (-6.1, 1.4, 11.8), (-5.0, 1.6, 6.5), (-5.6, 1.7, .5)], [1.15, .78, .46, .34])
    return melt(.22, ear, antler, fore, hind, ball((8.1, s * .74, 25.25), (.24, .15, .18)), *[ball((x + .3, s * 1.7, .32), (.70, .48, .38)) for x in (5.4, -5.6)])


@good("LI12", samples=32)
def iron_deer(colour):
    iron = metal("iron", patina=.5, hammered=.02, dimple=.6)

    back = limb([(-6.6, 0, 15.2), (-4.6, 0, 15.5), (0, 0, 15.3), (4.2, 0, 15.9), (5.8, 0, 17.0)], [.9, 1.5, 1.62, 1.5, 1.15], 8)
    neck = limb([(5.2, 0, 16.4), (6.6, 0, 19.3), (7.1, 0, 22.2), (7.3, 0, 24.6)], [1.25, .95, .74, .62], 8)
    head = melt(.4, ball((7.5, 0, 25.1), (1.05, .84, .95)), limb([(7.8, 0, 24.9), (8.9, 0, 24.2), (9.9, 0, 23.7)], [.78, .62, .50]), ball((10.1, 0, 23.6), (.46, .46, .44)))
    tail = limb([(-7.0, 0, 15.6), (-7.7, 0, 16.1), (-8.2, 0, 15.0), (-7.9, 0, 13.7)], [.42, .32, .26, .16], 8)
    post = limb([(-.6, 0, 16.2), (-.6, 0, 17.4), (-.6, 0, 19.6)], [.80, .52, .45])
    cast(melt(.3, back, neck, head, tail, post, *(_deer_side(s) for s in (-1, 1))), iron, .10, "deer")
    mesh.place(turned.lathe([(0, 0), (1.2, .1), (2.9, .6), (3.3, 1.2), (3.15, 1.3), (2.6, .8), (1.3, .5), (1.25, 1.6), (1.05, 1.6), (0, 1.0)], iron, "cup", 64), (-.6, 0, 19.3))
    wax = plain((.84, .78, .66), .45)
    mesh.place(turned.lathe([(0, 0), (1.05, 0), (1.05, 8.2), (.9, 8.45), (.3, 8.35), (0, 8.3)], wax, "candle", 48), (-.6, 0, 20.2))
    lit.flame(-.6, 0, 29.0, 2.4)
    mesh.place(joined.box((16.5, 6.4, .5), iron, .15), (-.2, 0, -.45))
    return Shot("sweep", "paper", azimuth=34, elevation=10, fill=(.66, .78), exposure=.15)


@good("LI13", samples=44)
def dhokra_tree(colour):
    m = metal("bronze", patina=.3)
    thread = metal("antique brass", patina=.35)

    wound = lambda points, r0, r1: drawn.wound(points, r0, r1, m, thread)

    def diya(x, y, z):
        shape = lambda a, r, q: (r * (1 + .36 * max(0, math.cos(a + math.pi / 2)) ** 8 * min(1, max(0, q - .25) * 1.6)), q)
        mesh.place(turned.lathe([(0, 0), (.9, .05), (1.7, .5), (2.05, 1.15), (1.85, 1.2), (1.45, .75), (0, .45)], m, "diya", 72, .08, .01, shape), (x, y, z))
        mesh.place(drawn.ring(1.9, 0, .13, thread), (x, y, z + .95))
        lit.flame(x, y - 2.2, z + 1.35, 1.9)
    def leaf(p, lean, L):
        """A pipal leaf on its stalk: broad, drawn out to a tip, ribbed with thread."""
        x, y, z = p
        drawn.tube(drawn.curve([(x, y, z), (x + .35 * math.sin(lean), y - .35, z + .7 * math.cos(lean))], 6), .16, thread, "stalk", 8)
        x, y, z = x + .35 * math.sin(lean), y - .35, z + .7 * math.cos(lean)
        wide = lambda v: .46 * L * (math.sin(math.pi * min(1, v * 1.25) ** .62) if v < .8 else 0) + .05 * L * (1 - v)
        turn = lambda a, b, h: (x + a * math.cos(lean) + b * math.sin(lean), y - h, z - a * math.sin(lean) + b * math.cos(lean))
        o = mesh.grid(lambda u, v: turn((2 * u - 1) * wide(v), v * L, .30 * math.sin(math.pi * v) - .30 * abs(2 * u - 1) ** 2), 10, 18, m, "leaf", (1, 1))
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness = .16
        drawn.tube([turn(0, v * L, .34 * math.sin(math.pi * v) + .04) for v in np.linspace(0, 1, 12)], .09, thread, "rib", 6)
        for s in (-1, 1):
            drawn.tube([turn(s * wide(v), v * L, -.26) for v in np.linspace(0, .98, 24)], .10, thread, "edge", 6)

    turned.lathe([(0, 0), (6.4, 0), (6.6, .3), (6.3, 1.0), (4.6, 1.5), (3.2, 2.3), (1.8, 3.2), (1.3, 4.0)], m, "base", 120)
    for r, z in ((6.5, .5), (6.2, 1.05), (4.7, 1.6), (3.3, 2.4)):
        drawn.ring(r, z, .16, thread)
    wound([(0, 0, 3), (.9, 0, 8), (-.8, 0, 14), (.5, 0, 20), (0, 0, 25.6)], 1.35, .55)
    for s, z0, x, z in ((-1, 8.0, 9.8, 12.6), (1, 9.6, 9.2, 15.4), (-1, 13.6, 7.4, 18.6), (1, 15.2, 6.2, 21.4), (-1, 18.6, 4.6, 23.6), (1, 20.2, 3.4, 26.0)):
        arm = [(0, 0, z0), (s * x * .40, -.4, z0 + .3), (s * x * .72, -.5, z0 + 2.4), (s * x * .90, -.3, z - 1.2), (s * x, -.3, z)]
        tip = wound(arm, .62, .36)
        diya(*tip)
        p = drawn.curve(arm, 20)
        for k, lean in ((22, -.2), (38, .5), (52, -.3), (30, 2.3), (46, 2.7)):
            if k * 1.0 < len(p) - 20:
                leaf(p[k], s * lean, 2.6 if x > 5 else 2.0)
        curl = np.linspace(0, 3.6 * math.pi, 50)                        # a tendril under each branch
        cx, cz = p[16][0] + s * .2, p[16][2] - 1.1
        drawn.tube([(cx + s * (1.15 - .085 * q) * math.sin(q) * .9, -.5, cz + (1.15 - .085 * q) * math.cos(q)) for q in curl], .16, thread, "tendril", 8)
    for z, lean in ((5.6, 1.0), (6.6, -1.0), (11.8, 1.1), (12.4, -.9), (17.0, -.9), (23.0, 1.0), (22.4, -1.0)):
        leaf((.3 * math.sin(z), -.9, z), lean, 2.3)
    diya(0, -.1, 25.6)
    return Shot("sweep", "clay", "evening", azimuth=0, elevation=8, fill=(.70, .76), exposure=.4)
