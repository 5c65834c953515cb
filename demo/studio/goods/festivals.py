"""Lamps, flowers and colours for feast days."""
import math
import random

import numpy as np

from art import pottery
from forms import drawn, mesh, offered, turned
from goods.good import Shot, good
from materials.clays import terracotta
from materials.clear import glow, water
from materials.graph import srgb
from materials.metals import metal
from materials.papers import plain


@good("FE01", "multicolour", "red-gold", "pastel", samples=44)
def diyas(colour):
    c, d = {"multicolour": ((20, 130, 140), (240, 150, 60)), "red-gold": ((190, 36, 50), (240, 176, 36)), "pastel": ((214, 130, 150), (150, 196, 190))}[colour]
    m = terracotta(paint=pottery.painted_band(c=c, d=d))
    prof = [(0, .1), (1.7, 0), (1.95, .1), (2.4, .5), (3.2, 1.4), (3.7, 2.4), (3.85, 2.9), (3.7, 3.05), (3.45, 2.8), (3.0, 1.8), (2.2, .9), (0, .6)]
    ghee, wick, fire = plain((.72, .50, .13), .2), plain((.75, .70, .6), .95), glow((1, .42, .08), 14)
    rnd = random.Random(7)

    def spout(a, r, q):
        k = max(0, math.cos(a)) ** 10 * min(1, max(0, q - .8) / 2)
        return r * (1 + .34 * k - .05 * max(0, math.cos(a)) ** 2 * k), q + .35 * k
    spots = [((x - (n - 1) / 2) * 9.3, row * 8.0 - 12) for row, n in enumerate((3, 4, 3, 2)) for x in range(n)]
    for i, (x, y) in enumerate(spots):
        x, y, turn = x + rnd.uniform(-.5, .5), y + rnd.uniform(-.5, .5), -90 + rnd.uniform(-38, 38)
        k = rnd.uniform(.97, 1.03)
        mesh.place(turned.lathe(prof, m, "diya", 112, .1, .012, spout, seed=i * 3), (x, y, 0), (0, 0, turn), k)
        if i in (0, 5, 8, 11):                                           # most are shown as sold, four are lit
            mesh.place(turned.lathe([(0, 0), (3.0, 0)], ghee, "ghee", 48), (x, y, 1.95))
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


@good("FE07", samples=56)
def urli(colour):
    m = metal("brass", hammered=.17, dimple=1.3, patina=.25)
    turned.lathe([(0, .25), (5, .2), (9, .5), (12.6, 2.0), (14.2, 4.3), (14.0, 6.0), (13.6, 6.7), (14.4, 7.4), (15.6, 7.9), (15.9, 8.15), (15.6, 8.35), (14.4, 8.0), (13.2, 7.0), (13.4, 5.8), (13.5, 4.4), (12.0, 2.6), (8.5, 1.2), (4, .9), (0, .9)],
            m, "urli", 256)
    for k in range(3):
        a = 2 * math.pi * k / 3 + .5
        mesh.place(turned.lathe([(0, 0), (1.0, 0), (1.05, .25), (.7, .7), (.95, 1.3), (.9, 1.7), (0, 1.8)], m, "foot", 48), (9.6 * math.cos(a), 9.6 * math.sin(a), -.75))
    smooth = metal("brass")
    for s in (-1, 1):
        pts = [(s * (15.2 + 2.6 * math.sin(t)), 3.0 * math.cos(t), 7.9 + .5 * math.sin(t)) for t in np.linspace(0, math.pi, 30)]
        drawn.tube(pts, .6, smooth, "handle", 16)
    mesh.place(turned.lathe([(0, 0), (13.3, 0)], water(), "water", 96), (0, 0, 5.9))
    rnd = random.Random(4)
    orange = [plain(srgb("#F08A10"), .7, sheen=.3, translucent=.25), plain(srgb("#D9600A"), .7, sheen=.3, translucent=.2)]
    yellow = [plain(srgb("#F4BE1E"), .7, sheen=.3, translucent=.25), plain(srgb("#E09A0E"), .7, sheen=.3, translucent=.2)]
    rose = [plain(srgb(c), .55, sheen=.4, translucent=.25) for c in ("#B3122E", "#C92A4A", "#8E0F26")]
    spots = [(-6.5, -4.8, 2.7, orange), (-1.0, -8.2, 2.3, yellow), (6.2, -5.2, 2.8, orange), (8.6, 1.6, 2.2, yellow), (-9.0, 1.4, 2.3, yellow),
             (-4.6, 6.2, 2.6, orange), (3.0, 7.4, 2.5, orange), (1.2, .4, 2.9, yellow)]
    for i, (x, y, r, c) in enumerate(spots):
        mesh.place(offered.marigold(r, c, i), (x, y, 5.75), (rnd.uniform(-8, 8), rnd.uniform(-8, 8), rnd.uniform(0, 360)))
    n = 0
    while n < 34:
        a, q = rnd.uniform(0, 6.28), 12.2 * math.sqrt(rnd.random())
        x, y = q * math.cos(a), q * math.sin(a)
        if any(math.hypot(x - p[0], y - p[1]) < p[2] * .85 for p in spots):
            continue
        mesh.place(offered.petal(rnd.uniform(1.7, 2.4), rnd.choice(rose), n), (x, y, 6.02 + .02 * (n % 3)), (rnd.uniform(-6, 6), rnd.uniform(-6, 6), rnd.uniform(0, 360)))
        n += 1
    for i, (x, y, z, a) in enumerate(((-19, -8, -.55, 30), (18.2, -10.5, -.55, 200), (13.5, -14, -.55, 80))):
        mesh.place(offered.petal(2.2, rose[i], i + 50), (x, y, z), (0, 0, a))["prop"] = 1
    return Shot("sweep", "sand", azimuth=0, elevation=34, fill=(.86, .72), centre=.475)
