"""Diyas, candles and lanterns for feast days."""
import math
import random

import numpy as np

from art import cuts, pottery
from forms import drawn, joined, lit, mesh, offered, turned
from goods.good import Shot, good
from materials.clays import terracotta
from materials.clear import backlit, glow
from materials.fibres import fibre_coil
from materials.graph import srgb
from materials.papers import paper, plain
from stage import dressing


@good("FE01", "multicolour", "red-gold", "pastel", samples=44)
def diyas(colour):
    c, d = {"multicolour": ((20, 130, 140), (240, 150, 60)), "red-gold": ((190, 36, 50), (240, 176, 36)), "pastel": ((214, 130, 150), (150, 196, 190))}[colour]
    more = {"multicolour": [(c, d), ((196, 38, 54), (240, 176, 36)), ((40, 74, 150), (236, 120, 150)), ((60, 120, 60), (246, 196, 60))], "pastel": [(c, d), ((150, 170, 214), (240, 190, 160)), ((180, 160, 206), (236, 206, 140))]}
    washes = {"red-gold": [(.36, .022, .022)], "pastel": [(.70, .36, .40), (.40, .52, .70), (.56, .46, .68)]}.get(colour)
    inks = more.get(colour, [(c, d)])
    skins = [terracotta(*washes[i:i + 1] if washes else (), paint=pottery.painted_lamp(c=p, d=q)) for i, (p, q) in enumerate(inks)]
    prof = [(0, .1), (1.7, 0), (1.95, .1), (2.4, .5), (3.2, 1.4), (3.7, 2.4), (3.85, 2.9), (3.7, 3.05), (3.45, 2.8), (3.0, 1.8), (2.2, .9), (0, .6)]
    wick, fire = plain((.75, .70, .6), .95), glow((1, .42, .08), 14)
    rnd = random.Random(7)

    def spout(a, r, q):
        k = max(0, math.cos(a)) ** 10 * min(1, max(0, q - .8) / 2)
        return r * (1 + .34 * k - .05 * max(0, math.cos(a)) ** 2 * k), q + .35 * k
    spots = [((x - (n - 1) / 2) * 9.3, row * 8.0 - 12) for row, n in enumerate((3, 4, 3, 2)) for x in range(n)]
    for i, (x, y) in enumerate(spots):
        x, y, turn = x + rnd.uniform(-.5, .5), y + rnd.uniform(-.5, .5), -90 + (-1) ** i * rnd.uniform(26, 56)
        k = rnd.uniform(.97, 1.03)
        mesh.place(turned.lathe(prof, skins[i * (len(skins) - 1) % len(skins)], "diya", 112, .1, .012, spout, seed=i * 3), (x, y, 0), (0, 0, turn), k)
        if i in (0, 5, 8, 11):                                           # most are shown as sold, four are lit
            lit.oil(x, y, 1.95, 3.1)
        else:
            continue
        t = math.radians(turn)
        tip = (x + 4.4 * math.cos(t), y + 4.4 * math.sin(t))
        drawn.tube([(x, y, 2.0), (x + 2.4 * math.cos(t), y + 2.4 * math.sin(t), 2.1), (*[p + (q - p) * .86 for p, q in zip((x, y), tip)], 2.95), (*tip, 3.45)], .17, wick, "wick")
        mesh.place(turned.flame(2.7, fire), (*tip, 3.3))
    pm = [plain(srgb("#E8830C"), .7, sheen=.3, translucent=.25), plain(srgb("#D4550A"), .7, sheen=.3, translucent=.2)]
    for i, (x, y) in enumerate(((-15.8, -11), (16.2, -9))):
        mesh.place(offered.marigold(2.4, pm, i), (x, y, 0), (5, 8, 70 * i))["prop"] = 1
    return Shot("sweep", "sand", azimuth=6, elevation=32, fill=(.86, .72), centre=.48, exposure=-.05)


@good("FE02", samples=32)
def panch_diya(colour):
    clay = terracotta()

    def spouts(x, r, z):
        k = (.5 + .5 * math.cos(5 * x)) ** 2.2
        up = min(1, max(0, (r - 2.2) / 3.4))
        return r * (1 - .16 * up + .40 * k * up), z + .55 * k * up
    turned.lathe([(0, .0), (2.6, 0), (2.9, .15), (2.5, .7), (1.9, 1.2), (2.2, 1.7), (3.6, 2.3), (5.0, 3.2), (5.6, 4.2), (5.5, 4.5), (5.1, 4.2), (4.4, 3.3), (2.6, 2.7), (0, 2.5)], clay, "diya", 260, .09, .010, spouts)
    mesh.place(turned.lathe([(0, 0), (1.2, .0), (1.0, .5), (.55, .9), (.8, 1.5), (.5, 2.1), (0, 2.3)], clay, "knob", 64), (0, 0, 2.5))
    lit.oil(0, 0, 3.3, 4.3)
    for k in range(5):
        a = 2 * math.pi * k / 5
        x, y = 6.3 * math.cos(a), 6.3 * math.sin(a)
        drawn.tube([(x * .45, y * .45, 3.35), (x * .8, y * .8, 4.1), (x, y, 4.9)], .18, plain((.7, .65, .55), .95), "wick", 8)
        mesh.place(turned.flame(2.5, glow((1, .42, .08), 12)), (x, y, 4.75))
    return Shot("sweep", "sand", azimuth=18, elevation=30, fill=(.70, .70), exposure=-.02)


@good("FE12", "natural", "marigold", "rose", samples=28)
def beeswax_diyas(colour):
    wax = plain(srgb({"natural": "#C9962F", "marigold": "#DE7A14", "rose": "#C2607A"}[colour]), .38)
    clay = terracotta()
    prof = [(0, 0), (1.7, 0), (1.95, .1), (2.6, .9), (3.0, 2.0), (3.05, 2.7), (2.85, 2.75), (2.7, 2.0), (2.3, 1.1), (0, .8)]
    spots = [(-6.9, 7.0), (.2, 7.8), (7.0, 6.8), (-3.6, .8), (3.5, .6), (-7.1, -5.6), (-.2, -6.2), (6.8, -5.8)]
    for i, (x, y) in enumerate(spots):
        mesh.place(turned.lathe(prof, clay, "cup", 96, .09, .010, seed=i), (x, y, 0), (0, 0, 37 * i))
        mesh.place(turned.lathe([(0, .12), (.6, .05), (2.2, 0), (2.85, .10)], wax, "wax", 72, .1, .006, seed=i), (x, y, 2.35))
        drawn.tube([(x, y, 2.4), (x + .05, y, 3.3)], .13, plain((.72, .66, .54), .95), "wick", 8)
        if i in (0, 2, 4, 6):
            mesh.place(turned.flame(2.3, glow((1, .42, .08), 12)), (x, y, 3.1))
    return Shot("sweep", "linen", azimuth=5, elevation=38, fill=(.80, .74), exposure=-.02)


@good("FE13", "white", "saffron", "peacock-blue", samples=32)
def sanjhi_lantern(colour):
    skin, tissue = {"white": ((224, 208, 180), (236, 138, 36)), "saffron": ((196, 84, 10), (255, 214, 110)), "peacock-blue": ((12, 84, 112), (255, 196, 96))}[colour]
    m = backlit(cuts.sanjhi(skin, tissue), .8, rough=.8, core=.8)
    rim = plain(tuple(c * .55 for c in srgb("#%02x%02x%02x" % skin)), .85)
    joined.box((12, 12, 17), m, .04, "lantern", (0, 0, .6), 1, plain(tuple(c * .8 for c in srgb("#%02x%02x%02x" % skin)), .9))
    for x in (-6, 6):
        for y in (-6, 6):
            mesh.place(joined.box((.7, .7, 18.2), rim, .08), (x, y, 0))
    for z in (.3, 17.4):
        for k in range(4):
            mesh.place(joined.box((12.6, .7, .7), rim, .08), (6 * math.sin(k * math.pi / 2), 6 * math.cos(k * math.pi / 2), z), (0, 0, 90 * k))
    mesh.place(joined.box((11.4, 11.4, .1), glow((1, .74, .40), 2.2), .01), (0, 0, 16.9))
    dressing.bulb((0, -11, 1.5), 260, 3)
    return Shot("sweep", "clay", "evening", azimuth=28, elevation=15, fill=(.58, .72), exposure=.3)


@good("FE14", "red-yellow", "pink", "white", samples=32)
def akash_kandil(colour):
    one, two, tail = {"red-yellow": ((196, 30, 34), (250, 190, 50), "#F2B628"), "pink": ((206, 50, 120), (250, 214, 224), "#D8407E"), "white": ((226, 214, 188), (250, 236, 200), "#E6D8B8")}[colour]
    warm = [backlit(cuts.kandil(c), 1.15, rough=.8, core=.75) for c in (one, two)]
    bamboo = fibre_coil(srgb("#C79A58"), along=True)
    rings = [(0.001, 20.5), (7.0, 19.5), (14.0, 10.5), (14.0, -4.0), (7.0, -13.0)]
    n = 6
    P = lambda k, j: np.array([rings[j][0] * math.cos(2 * math.pi * k / n), rings[j][0] * math.sin(2 * math.pi * k / n), rings[j][1]])
    for j in range(len(rings) - 1):
        for k in range(n):
            a, b, c, d = P(k, j + 1), P(k + 1, j + 1), P(k + 1, j), P(k, j)
            mesh.add("panel", [a, b, c, d], [(0, 1, 2, 3)], warm[(k + j) % 2], False, {"UV": [(0, 0), (1, 0), (1, 1), (0, 1)]})
            drawn.tube([a, d], .22, bamboo, "rib", 8)
            drawn.tube([a, b], .22, bamboo, "rib", 8)
    strip = paper(srgb(tail), translucency=.4)
    for k in range(n * 4):
        a = 2 * math.pi * k / (n * 4)
        r = 7.0 * math.cos(math.pi / n) / math.cos((a + math.pi / n) % (2 * math.pi / n) - math.pi / n)
        pts = [(r * math.cos(a) * (1 + .10 * t * t), r * math.sin(a) * (1 + .10 * t * t) + .5 * math.sin(3 * t + k) * t, -13 - 19 * t) for t in np.linspace(0, 1, 20)]
        drawn.tube(pts, .75, strip, "tail", 8, flat=.05, up=np.array([(math.cos(a), math.sin(a), 0)] * 20))
    drawn.tube([(0, 0, 20), (0, 0, 80)], .2, plain((.55, .45, .32), .9), "cord", 8)["prop"] = 1
    dressing.bulb((0, -24, 2), 500, 6)
    return Shot("wall", "dusk", "evening", azimuth=14, elevation=-3, fill=(.60, .72), centre=.475, wall_gap=14, exposure=.25)
