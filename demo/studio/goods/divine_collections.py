"""What is worshipped, and what it is worshipped with."""
import math

import bpy

from art import inlays
from forms import drawn, mesh, offered, turned
from goods.good import Shot, good
from materials.clear import glow
from materials.graph import srgb
from materials.metals import metal
from materials.papers import plain


@good("DC13", samples=64)
def pooja_thali(colour):
    kind = "brass"
    plate = metal(kind, patina=.35, engraving=inlays.engraved_plate(bands=((.565, .66), (.74, .90))))
    m = metal(kind, patina=.30, turned=.0012)
    turned.lathe([(0, 0), (11, 0), (12.4, .15), (13.2, .9), (13.7, 1.9), (14.0, 2.15), (14.05, 2.3), (13.8, 2.35), (13.4, 2.0), (12.7, .85), (11.6, .42), (6, .35), (0, .35)],
            plate, "thali", 256)
    z = .40
    bowl = [(0, 0), (1.7, 0), (1.8, .1), (2.3, .6), (2.6, 1.4), (2.75, 2.1), (2.85, 2.25), (2.7, 2.25), (2.5, 1.5), (2.1, .6), (1.5, .3), (0, .25)]
    for (x, y), fill in zip(((-7.4, 1.2), (-5.0, 6.4)), ("kumkum", "rice")):
        mesh.place(turned.lathe(bowl, m, "katori", seed=x), (x, y, z))
        if fill == "kumkum":
            mesh.place(offered.heap(2.45, 1.0, plain(srgb("#B0101C"), .95)), (x, y, z + 1.35))
        else:
            mesh.place(offered.heap(2.4, .5, plain(srgb("#E6B83C"), .95), 2), (x, y, z + 1.4))
    # lamp with ghee and a lit wick
    d = (-1.6, -6.6)
    mesh.place(turned.lathe([(0, 0), (2.0, 0), (2.05, .2), (1.2, .5), (.7, .9), (1.0, 1.25), (2.2, 1.7), (2.9, 2.4), (3.05, 2.75), (2.85, 2.75), (2.4, 2.2), (1.2, 1.85), (0, 1.8)], m, "diya",
                    shape=lambda a, r, q: (r * (1 + .30 * max(0, math.cos(a + 1.2)) ** 14 * min(1, max(0, q - 1.7))), q)), (*d, z))
    mesh.place(turned.lathe([(0, 0), (2.35, 0)], plain((.75, .55, .16), .25), "ghee"), (*d, z + 2.25))
    wx, wy = d[0] + 2.9 * math.cos(-1.2), d[1] + 2.9 * math.sin(-1.2)
    drawn.tube([(d[0], d[1], z + 2.3), ((d[0] + wx) / 2, (d[1] + wy) / 2, z + 2.42), (wx, wy, z + 2.75), (wx, wy - .05, z + 3.0)], .16, plain((.8, .75, .65), .95), "wick")
    mesh.place(turned.flame(2.3, glow((1, .42, .08), 16)), (wx, wy, z + 2.85))
    # kalash with a rim, bell, incense stand
    mesh.place(turned.lathe([(0, 0), (1.9, 0), (2.0, .2), (1.7, .45), (2.6, 1.2), (3.4, 2.6), (3.3, 4.0), (2.3, 5.1), (1.75, 5.6), (1.8, 6.1), (2.5, 6.7), (2.7, 6.9), (2.5, 6.95), (1.7, 6.3), (1.5, 5.6), (2.0, 5.0), (3.0, 3.9), (2.9, 2.0), (0, .6)],
                    m, "kalash"), (1.4, 5.2, z))
    bx, by = 7.4, .6
    before = set(bpy.data.objects)
    turned.bell(2.5, 3.4, m, .2)
    turned.lathe([(0, 3.3), (.55, 3.4), (.35, 3.8), (.62, 4.2), (.36, 4.6), (.55, 5.2), (.42, 6.0), (.62, 6.5), (.40, 6.8), (.30, 7.1), (.75, 7.5), (.80, 8.1), (.4, 8.6), (.12, 9.1), (0, 9.3)], m, "handle", 64)
    for o in set(bpy.data.objects) - before:
        o.location.x += bx
        o.location.y += by
        o.location.z += z
    mesh.place(turned.lathe([(0, 0), (1.5, 0), (1.55, .2), (.8, .45), (.45, .9), (.6, 1.3), (.9, 1.6), (.5, 2.0), (0, 2.1)], m, "incense"), (5.2, -5.4, z))
    for a in (-.5, .25):
        drawn.tube([(5.2, -5.4, z + 1.9), (5.2 + 2.0 * a, -5.2, z + 9.5)], .06, plain((.32, .20, .10), .9), "stick", 8)
    pm = [plain(srgb("#E8830C"), .7, sheen=.3, translucent=.25), plain(srgb("#D4550A"), .7, sheen=.3, translucent=.2)]
    for i, (x, y, r) in enumerate(((-5.6, -3.4, 1.5), (2.0, -2.4, 1.2))):
        mesh.place(offered.marigold(r, pm, i), (x, y, z), (6, -8, 40 * i))
    return Shot("sweep", "clay", azimuth=8, elevation=43, fill=(.86, .72), centre=.49, exposure=.05)
