"""Lamps with a bulb in them: hanging lamps, table lamps, paper lanterns."""
import math

import numpy as np

from art import cuts, lamps, pottery
from forms import drawn, folded, joined, lit, mesh, turned
from goods.good import Shot, good
from materials.clays import glaze
from materials.clear import backlit, glow, lampshade, pierced
from materials.fibres import cloth, fibre_coil
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paper, plain
from materials.woods import carved, wood
from stage import dressing


@good("LI03", "antique-brass", "black-gold", samples=40)
def pierced_lantern(colour):
    kind = {"antique-brass": "antique brass", "black-gold": "iron"}[colour]
    holes = cuts.jali(2400, 1100, 18, (.10, .90), bold=1.3)
    skin, inside = pierced(metal(kind, patina=.3), holes), pierced(plain((.80, .46, .16), .7), holes)
    shell = [(4.2, 0), (7.6, 2.2), (10.6, 6.2), (12.0, 11.0), (11.4, 16.0), (8.8, 21.0), (5.4, 24.6), (3.4, 26.6)]
    turned.lathe(shell, skin, "shell", 200, .15, .002)
    turned.lathe([(r - .12, z) for r, z in shell], inside, "shell inside", 200, .15, .002)
    trim = metal("bright brass" if colour == "black-gold" else "antique brass", patina=.2)
    drawn.ring(4.25, 0, .35, trim)
    turned.lathe([(3.6, 26.2), (3.9, 26.8), (3.2, 27.6), (1.7, 28.6), (1.2, 30.0), (1.5, 30.6), (.7, 31.4), (0, 31.6)], trim, "cap", 96)
    ring = [(1.3 * math.cos(q), 0, 33.0 + 1.5 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 60, endpoint=False)]
    drawn.tube(ring, .24, trim, "ring", 12, True, up=(0, 1, 0))
    lit.cord(34.4)
    mesh.place(turned.bead(2.6, glow((1, .60, .26), 5), 1.25), (0, 0, 14))
    dressing.bulb((0, 0, 14), 16000, 1.6)
    return Shot("wall", "clay", "evening", azimuth=0, elevation=-3, fill=(.58, .66), centre=.47, wall_gap=7, exposure=.1)


@good("LI04", "multicolour", "turquoise", "amber", "red", samples=32)
def mosaic_lamp(colour):
    glass, relief = lamps.mosaic({"multicolour": ((206, 40, 36), (244, 180, 40), (36, 110, 190), (250, 240, 200)), "turquoise": ((20, 140, 160), (120, 214, 210), (24, 84, 150), (236, 250, 240)),
                                  "amber": ((216, 116, 20), (250, 196, 80), (170, 66, 16), (255, 236, 180)), "red": ((190, 20, 30), (236, 90, 60), (120, 10, 30), (255, 214, 180))}[colour])
    m = backlit(glass, 2.1, relief=relief, core=.22)
    t = np.linspace(-1.40, 1.36, 30)
    globe = turned.lathe([(9 * math.cos(a), 9.6 * math.sin(a)) for a in t], m, "globe", 160, .12, .003)
    globe.visible_shadow = False                                      # its light reaches the wall
    brass = metal("antique brass", patina=.3)
    mesh.place(turned.lathe([(2.6, -.5), (2.9, 0), (2.7, .6), (1.6, 1.3), (1.1, 2.6), (1.5, 3.2), (.8, 4.0), (0, 4.2)], brass, "cap", 96), (0, 0, 9.1))
    mesh.place(turned.lathe([(2.2, .4), (2.4, 0), (1.5, -.6), (.7, -1.2), (.9, -1.7), (.3, -2.6), (0, -2.8)], brass, "finial", 64), (0, 0, -9.2))
    for k in range(3):                                                # three chains to one ring
        a = 2 * math.pi * k / 3 + .4
        for i in range(9):
            u = i / 8.5
            p = (2.6 * (1 - u) * math.cos(a), 2.6 * (1 - u) * math.sin(a), 10.2 + 8.6 * u)
            link = [(.42 * math.cos(q), 0, .62 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
            mesh.place(drawn.tube(link, .10, brass, "link", 8, True, up=(0, 1, 0)), p, (0, 0, 90 * (i % 2) + math.degrees(a)))
    lit.cord(18.6)
    dressing.bulb((0, 0, 0), 20000, 3, (1, .62, .30)).visible_glossy = False
    return Shot("wall", (.34, .24, .17), "dusk", azimuth=0, elevation=-2, fill=(.58, .68), centre=.46, wall_gap=3.5, exposure=.35)


@good("LI05", samples=32)
def puppet_lamp(colour):
    hide = backlit(lamps.painted_hide(hide=(222, 164, 84)), .95, rough=.5, core=.45)
    iron = metal("iron")
    n = 8

    def facets(x, r, z):                                              # hide is laced flat between the rods
        q = (x + math.pi / n) % (2 * math.pi / n) - math.pi / n
        return r * (math.cos(math.pi / n) / math.cos(q)) * (1 - .015 * math.cos(q * n) * math.sin(math.pi * (z - 6) / 26)), z
    mesh.place(turned.lathe([(9.4, 6.0), (10.0, 14), (9.6, 24), (8.6, 33.0)], hide, "hide", 240, .2, 0, facets), (0, 0, 0), (0, 0, 56))
    lace = fibre_coil(srgb("#4A2A14"))
    for z, r in ((6.0, 9.4), (33.0, 8.6)):
        drawn.tube([(r * math.cos(q + .19) * (math.cos(math.pi / n) / math.cos((q + math.pi / n) % (2 * math.pi / n) - math.pi / n)), r * math.sin(q + .19) * (math.cos(math.pi / n) / math.cos((q + math.pi / n) % (2 * math.pi / n) - math.pi / n)), z)
                    for q in np.linspace(0, 2 * math.pi, 160, endpoint=False)], .3, lace, "lacing", 10, True, uv_unit=.8)
    for k in range(4):
        a = 2 * math.pi * k / 4 + .45
        drawn.tube(drawn.curve([(8.9 * math.cos(a), 8.9 * math.sin(a), 7.5), (9.2 * math.cos(a), 9.2 * math.sin(a), 3.5), (10.6 * math.cos(a), 10.6 * math.sin(a), .4), (11.6 * math.cos(a), 11.6 * math.sin(a), .35), (11.7 * math.cos(a), 11.7 * math.sin(a), 1.1)]), .34, iron, "leg", 10)
    drawn.ring(9.0, 4.6, .28, iron)
    mesh.place(turned.lathe([(0, 0), (8.4, 0)], glow((1, .74, .42), 1.4), "light above", 64), (0, 0, 31.5))
    dressing.bulb((0, 0, 3.2), 900, 3)
    return Shot("sweep", "dusk", "evening", azimuth=8, elevation=9, fill=(.64, .76), centre=.485, exposure=.45)


@good("LI06", "natural", "smoked-brown", "black", samples=32)
def bamboo_pendant(colour):
    tone = {"natural": "#C79A58", "smoked-brown": "#6E4526", "black": "#241C18"}[colour]
    split = fibre_coil(srgb(tone), along=True)
    profile = turned.spline([(15.2, 0), (16.0, 3), (16.2, 8), (14.6, 14), (11.0, 20), (6.6, 24.4), (3.4, 26.6)], .4)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))])

    def at(x, u):
        q = u * s[-1]
        return np.interp(q, s, profile[:, 0]), np.interp(q, s, profile[:, 1])

    def strip(points, lift):
        p = np.array([((r + d) * math.cos(x), (r + d) * math.sin(x), z) for (x, (r, z)), d in zip(points, lift)])
        away = np.array([(math.cos(x), math.sin(x), .35) for x, _ in points])
        drawn.tube(p, .42, split, "split", 8, flat=.22, up=away, uv_unit=3)
    n = 24
    for k in range(n):
        for turn in (-1, 1):
            us = np.linspace(0, 1, 90)
            xs = 2 * math.pi * k / n + turn * 1.25 * us
            strip([(x, at(x, u)) for x, u in zip(xs, us)], .10 * turn * np.sign(np.sin(us * n * 1.25 / math.pi * 2 + .01)))
    for u in np.linspace(.045, .93, 11):
        xs = np.linspace(0, 2 * math.pi, 200)
        strip([(x, at(x, u)) for x in xs], .16 * np.sin(xs * n))
    rim = fibre_coil(srgb(tone))
    drawn.ring(15.3, 0, .6, rim)
    drawn.ring(3.5, 26.6, .45, rim)
    turned.lathe([(0, 29), (.9, 28.9), (1.1, 27.5), (1.1, 25), (0, 25)], metal("antique brass"), "holder", 48)
    for a in (0, math.pi / 2):
        drawn.tube([(-3.5 * math.cos(a), -3.5 * math.sin(a), 26.6), (3.5 * math.cos(a), 3.5 * math.sin(a), 26.6)], .14, metal("iron"), "spoke", 8)
    lit.cord(28.8)
    mesh.place(turned.bead(3.0, glow((1, .70, .40), 14), 1.1), (0, 0, 17))
    dressing.bulb((0, 0, 17), 22000, 2.6)
    return Shot("wall", "clay", "evening", azimuth=0, elevation=-6, fill=(.70, .62), centre=.45, wall_gap=12, exposure=.05)


@good("LI07", "cobalt-blue", "turquoise", "yellow", samples=32)
def blue_pottery_lamp(colour):
    main, second = {"cobalt-blue": ((14, 34, 112), (22, 128, 140)), "turquoise": ((14, 120, 130), (24, 60, 140)), "yellow": ((196, 132, 20), (30, 84, 140))}[colour]
    skin = glaze(art=pottery.blue_pottery(main=main, second=second, bands=(.20, .74)))
    turned.lathe([(0, 0, 1), (5.0, 0), (5.4, .2), (5.3, .9), (4.6, 1.5), (5.2, 3), (7.4, 7), (8.4, 11.5), (7.8, 16), (5.4, 20), (3.2, 22.6), (2.3, 24.0), (2.2, 25.2), (2.6, 25.8), (2.2, 26.3), (0, 26.4)], skin, "base", 224, wobble=.004)
    brass = metal("antique brass")
    turned.lathe([(1.6, 26.2), (1.3, 26.9), (.8, 27.4), (.7, 31), (0, 31)], brass, "stem", 48)
    lit.shade(13.0, 8.6, 28.0, 17.0, lampshade(srgb("#E9DCC0"), 17, 1.5), cloth(color=srgb("#D9C9A6"), weave=9))
    dressing.bulb((0, 0, 33), 5000, 3)
    return Shot("sweep", "sand", "evening", azimuth=0, elevation=7, fill=(.64, .78), centre=.487, exposure=.35)


@good("LI10", "walnut", "natural", "white-wash", samples=32)
def carved_pillar_lamp(colour):
    kind = {"walnut": "sheesham", "natural": "mango", "white-wash": "limed"}[colour]
    m = wood(kind, 2)
    turned.lathe([(0, 0, 1), (7.2, 0), (7.5, .3), (7.4, 1.3), (6.4, 2.0), (6.6, 2.6), (5.2, 3.5), (3.6, 4.4), (3.2, 5.2), (4.0, 5.9), (3.6, 6.6)], m, "foot", 128)

    vine = cuts.vine()
    shaft = turned.lathe([(3.5, 6.4), (3.45, 7.2), (3.3, 12), (3.3, 18), (3.45, 23.0), (3.6, 23.6)], carved(wood(kind, 2), vine), "shaft", 320, .09, .003)
    joined.displace(shaft, vine, .55, 1)
    turned.lathe([(3.4, 23.4), (4.1, 24.0), (3.9, 24.8), (2.4, 25.6), (1.8, 26.6), (2.3, 27.2), (1.6, 27.9), (0, 28.0)], m, "neck", 128)
    turned.lathe([(.9, 27.9), (.8, 33), (0, 33)], metal("antique brass"), "stem", 32)
    lit.shade(14.0, 10.0, 30.0, 19.0, lampshade(srgb("#B98F56"), 19, 1.4, 5), cloth(color=srgb("#A98350"), weave=7), 2)
    dressing.bulb((0, 0, 36), 5000, 3)
    return Shot("sweep", "linen", "evening", azimuth=0, elevation=6, fill=(.64, .78), centre=.487, exposure=.35)


@good("LI14", samples=32)
def coconut_lamp(colour):
    holes = cuts.jali(1600, 1200, 9, (.22, .78), "star")
    shell = wood("sheesham", 2, polish=.7)
    t = np.linspace(-1.32, 1.34, 26)
    ball = [(6.9 * math.cos(a), 7.2 * math.sin(a)) for a in t]
    turned.lathe(ball, pierced(shell, holes), "shell", 180, .12, .012)
    turned.lathe([(r * .955, z * .955) for r, z in ball], pierced(plain((.50, .26, .10), .8), holes), "inside", 160, .12, .012)
    brass = metal("antique brass", patina=.25)
    mesh.place(turned.lathe([(2.0, -.3), (2.3, .2), (2.1, .8), (1.1, 1.4), (.8, 2.4), (1.1, 2.9), (.5, 3.5), (0, 3.6)], brass, "cap", 96), (0, 0, 6.9))
    drawn.ring(1.75, -7.0, .22, brass)
    ring = [(.8 * math.cos(q), 0, 11.2 + .9 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 50, endpoint=False)]
    drawn.tube(ring, .15, brass, "ring", 10, True, up=(0, 1, 0))
    lit.cord(12.0)
    mesh.place(turned.bead(2.0, glow((1, .60, .26), 3), 1.2), (0, 0, 0))
    dressing.bulb((0, 0, 0), 3600, 1.2)
    return Shot("wall", "sand", "evening", azimuth=0, elevation=-3, fill=(.54, .62), centre=.46, wall_gap=5, exposure=.1)


@good("LI15", "red", "white", "indigo", samples=40)
def star_lantern(colour):
    col, cut = {"red": (srgb("#B8141E"), srgb("#FFB84A")), "indigo": (srgb("#26377E"), srgb("#FFC46A")),
                "white": (srgb("#B9A98C"), srgb("#FFD98A"))}[colour]
    m = paper(col, cuts.star_cut(), cut, .6)
    folded.star(27.5, 11.8, 8.5, 5, m)
    cord = plain((.55, .45, .32), .9)
    drawn.tube([(0, 0, 27.2), (0, 0, 60)], .16, cord, "cord", 8)["prop"] = 1
    mesh.place(turned.lathe([(0, 0), (.7, 0), (.8, .4), (.5, 1.6), (.18, 2.0)], metal("antique brass"), "cap", 32), (0, 0, 26.4))
    dressing.bulb((0, 0, 0), 11000, 2.6)
    return Shot("wall", "clay", "dusk", azimuth=-16, elevation=-4, fill=(.76, .66), centre=.48, wall_gap=12, exposure=.15)
