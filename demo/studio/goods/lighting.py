"""Lamps and lanterns, most of them lit."""
import math

import numpy as np

from art import cuts, inlays, lamps, pottery
from forms import drawn, folded, joined, mesh, turned
from goods.good import Shot, good
from materials.clays import glaze, terracotta
from materials.clear import backlit, glow, lampshade, pane, pierced, water
from materials.fibres import cloth, fibre_coil
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paper, plain
from materials.stones import marble
from materials.woods import carved, wood
from stage import dressing

FLAME = (1, .42, .08)


def _flame(x, y, z, h=2.2, strength=8):
    drawn.tube([(x, y, z - .6), (x, y, z + .15)], .12, plain((.20, .12, .06), .95), "wick", 8)
    return mesh.place(turned.flame(h, glow(FLAME, strength)), (x, y, z))


def _cord(z, length=60):
    """What a lamp hangs by: only its first hand's breadth is framed with it."""
    drawn.tube([(0, 0, z), (0, 0, z + length)], .18, plain((.10, .08, .07), .8), "cord", 10)["prop"] = 1


def _tealight(x, y, z):
    mesh.place(turned.lathe([(0, 0), (1.9, 0), (1.95, .1), (1.95, 1.5), (1.85, 1.5), (1.8, 1.2), (0, 1.2)], metal("silver"), "cup", 48), (x, y, z))
    mesh.place(turned.lathe([(0, 0), (1.8, 0)], plain((.86, .80, .68), .4), "wax", 32), (x, y, z + 1.22))
    _flame(x, y, z + 1.7, 1.8)


def _walled(o, thick):
    """Gives a pierced skin an inner side, its holes in the same places: one looks in, and light comes out."""
    m = o.modifiers.new("wall", "SOLIDIFY")
    m.thickness, m.offset = thick, -1
    return o


def _ringed(r, z, width, mat, name="ring"):
    return drawn.tube([(r * math.cos(q), r * math.sin(q), z) for q in np.linspace(0, 2 * math.pi, 120, endpoint=False)], width, mat, name, 12, True)


def _shade(foot, top, z, h, mat, trim, seed=0):
    """A cloth shade over a wire frame, open above and below."""
    mesh.place(turned.lathe([(foot, 0, 1), (foot + (top - foot) * .5, h * .5), (top, h, 1)], mat, "shade", 128, .3, .002, seed=seed), (0, 0, z))
    for r, q in ((foot, z), (top, z + h)):
        _ringed(r, q, .22, trim)


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
    mesh.place(turned.lathe([(0, 0), (5.0, 0)], plain((.62, .42, .10), .15), "oil", 64), (0, 0, 26.9))
    turned.lathe([(1.2, 25.4), (1.1, 27.2), (1.9, 27.8), (1.9, 28.4), (1.0, 29.0), (.85, 30.4), (1.5, 31.1), (1.9, 32.2), (1.75, 33.4), (1.0, 34.4), (.55, 35.2), (.85, 35.7), (.5, 36.3), (.22, 37.4), (0, 38.0)], m, "finial", 96)
    for k in range(5):
        a = 2 * math.pi * k / 5
        _flame(6.9 * math.cos(a), 6.9 * math.sin(a), 27.9, 2.3)
    return Shot("sweep", "clay", "evening", azimuth=18, elevation=13, fill=(.60, .78), centre=.49, exposure=.35)


@good("LI02", samples=40)
def akhand_diya(colour):
    m = metal("brass", patina=.25, turned=.001)
    turned.lathe([(0, 0), (4.4, 0), (4.7, .15), (4.6, .6), (3.2, 1.1), (1.6, 1.7), (1.2, 2.4), (1.7, 2.9), (1.3, 3.4), (2.2, 4.0), (4.2, 4.8), (5.2, 5.9), (5.5, 6.6), (5.35, 6.75), (4.9, 6.2),
                  (4.1, 5.6), (3.95, 6.4), (3.75, 6.4), (3.6, 5.5), (0, 5.2)], m, "base", 160)
    for k in range(16):                                               # a collar of petals holds the glass
        a = 2 * math.pi * k / 16
        mesh.place(turned.bead(.42, m, 1.3, 16), (4.45 * math.cos(a), 4.45 * math.sin(a), 6.5))
    mesh.place(turned.lathe([(3.3, 0), (3.5, .6), (3.75, 2.2), (3.6, 4.2), (2.9, 6.6), (2.45, 8.2), (2.5, 9.2), (2.72, 9.6), (2.62, 9.62), (2.4, 9.2), (2.35, 8.2), (2.8, 6.6), (3.5, 4.2), (3.65, 2.2), (3.4, .6)],
                            pane(), "chimney", 128, .12, .001), (0, 0, 6.1))
    mesh.place(turned.lathe([(0, 0), (1.0, 0), (1.1, .3), (.5, .9), (.22, 1.2), (0, 1.25)], m, "holder", 48), (0, 0, 5.3))
    mesh.place(turned.lathe([(0, 0), (3.5, 0)], plain((.70, .50, .14), .15), "ghee", 48), (0, 0, 5.9))
    _flame(0, 0, 6.9, 2.8, 9)
    for s in (-1, 1):
        drawn.tube(drawn.curve([(s * 5.1, 0, 6.2), (s * 6.6, 0, 6.6), (s * 7.2, 0, 5.4), (s * 6.3, 0, 4.4), (s * 4.4, 0, 4.9)]), .28, m, "handle", 12)
    return Shot("sweep", "clay", "evening", azimuth=12, elevation=12, fill=(.66, .74), exposure=.35)


@good("LI03", "antique-brass", "black-gold", samples=40)
def pierced_lantern(colour):
    kind = {"antique-brass": "antique brass", "black-gold": "iron"}[colour]
    holes = cuts.jali(2400, 1100, 18, (.10, .90), bold=1.3)
    skin, inside = pierced(metal(kind, patina=.3), holes), pierced(plain((.80, .46, .16), .7), holes)
    shell = [(4.2, 0), (7.6, 2.2), (10.6, 6.2), (12.0, 11.0), (11.4, 16.0), (8.8, 21.0), (5.4, 24.6), (3.4, 26.6)]
    turned.lathe(shell, skin, "shell", 200, .15, .002)
    turned.lathe([(r - .12, z) for r, z in shell], inside, "shell inside", 200, .15, .002)
    trim = metal("bright brass" if colour == "black-gold" else "antique brass", patina=.2)
    _ringed(4.25, 0, .35, trim)
    turned.lathe([(3.6, 26.2), (3.9, 26.8), (3.2, 27.6), (1.7, 28.6), (1.2, 30.0), (1.5, 30.6), (.7, 31.4), (0, 31.6)], trim, "cap", 96)
    ring = [(1.3 * math.cos(q), 0, 33.0 + 1.5 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 60, endpoint=False)]
    drawn.tube(ring, .24, trim, "ring", 12, True, up=(0, 1, 0))
    _cord(34.4)
    mesh.place(turned.bead(2.6, glow((1, .60, .26), 5), 1.25), (0, 0, 14))
    dressing.bulb((0, 0, 14), 16000, 1.6)
    return Shot("wall", "clay", "evening", azimuth=0, elevation=-3, fill=(.58, .66), centre=.47, wall_gap=7, exposure=.1)


@good("LI04", "multicolour", "turquoise", "amber", "red", samples=32)
def mosaic_lamp(colour):
    glass, relief = lamps.mosaic({"multicolour": ((206, 40, 36), (244, 180, 40), (36, 110, 190), (250, 240, 200)), "turquoise": ((20, 140, 160), (120, 214, 210), (24, 84, 150), (236, 250, 240)),
                                  "amber": ((216, 116, 20), (250, 196, 80), (170, 66, 16), (255, 236, 180)), "red": ((190, 20, 30), (236, 90, 60), (120, 10, 30), (255, 214, 180))}[colour])
    m = backlit(glass, 2.6, relief=relief, core=.35)
    t = np.linspace(-1.40, 1.36, 30)
    turned.lathe([(9 * math.cos(a), 9.6 * math.sin(a)) for a in t], m, "globe", 160, .12, .003)
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
    _cord(18.6)
    dressing.bulb((0, -13, 4), 900, 4)
    return Shot("wall", (.34, .24, .17), "evening", azimuth=0, elevation=-2, fill=(.58, .68), centre=.46, wall_gap=9, exposure=.1)


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
    _ringed(9.0, 4.6, .28, iron)
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
    _ringed(15.3, 0, .6, rim)
    _ringed(3.5, 26.6, .45, rim)
    turned.lathe([(0, 29), (.9, 28.9), (1.1, 27.5), (1.1, 25), (0, 25)], metal("antique brass"), "holder", 48)
    for a in (0, math.pi / 2):
        drawn.tube([(-3.5 * math.cos(a), -3.5 * math.sin(a), 26.6), (3.5 * math.cos(a), 3.5 * math.sin(a), 26.6)], .14, metal("iron"), "spoke", 8)
    _cord(28.8)
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
    _shade(13.0, 8.6, 28.0, 17.0, lampshade(srgb("#E9DCC0"), 17, 1.5), cloth(color=srgb("#D9C9A6"), weave=9))
    dressing.bulb((0, 0, 33), 5000, 3)
    return Shot("sweep", "sand", "evening", azimuth=0, elevation=7, fill=(.64, .78), centre=.487, exposure=.35)


@good("LI08", samples=36)
def terracotta_jali(colour):
    holes = cuts.jali(1800, 1000, 9, (.29, .66), "leaf", bold=1.25)
    skin = pierced(terracotta(), holes)
    shape = [(0, 0, 1), (3.6, 0), (4.2, .2), (5.2, 2.4), (5.5, 5.2), (5.1, 8.0), (4.0, 10.4), (2.9, 11.6), (2.6, 12.4), (3.1, 13.2), (3.2, 13.7), (2.9, 13.8), (2.3, 12.6)]
    _walled(turned.lathe(shape, skin, "lantern", 200, .1, .008), .35)
    clay = terracotta()
    for z, r in ((2.0, 5.0), (9.0, 4.75)):
        _ringed(r + .08, z, .22, clay)
    _tealight(0, 0, .5)
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
    _tealight(0, 0, .4)
    dressing.bulb((0, 0, 4.2), 1500, .8, (1, .62, .32))
    return Shot("sweep", "sage", "evening", azimuth=0, elevation=19, fill=(.60, .72), exposure=.35)


@good("LI10", "walnut", "natural", "white-wash", samples=32)
def carved_pillar_lamp(colour):
    kind = {"walnut": "sheesham", "natural": "mango", "white-wash": "pale"}[colour]
    m = wood(kind, 2)
    turned.lathe([(0, 0, 1), (7.2, 0), (7.5, .3), (7.4, 1.3), (6.4, 2.0), (6.6, 2.6), (5.2, 3.5), (3.6, 4.4), (3.2, 5.2), (4.0, 5.9), (3.6, 6.6)], m, "foot", 128)

    vine = cuts.vine()
    shaft = turned.lathe([(3.5, 6.4), (3.45, 7.2), (3.3, 12), (3.3, 18), (3.45, 23.0), (3.6, 23.6)], carved(wood(kind, 2), vine), "shaft", 320, .09, .003)
    joined.displace(shaft, vine, .55, 1)
    turned.lathe([(3.4, 23.4), (4.1, 24.0), (3.9, 24.8), (2.4, 25.6), (1.8, 26.6), (2.3, 27.2), (1.6, 27.9), (0, 28.0)], m, "neck", 128)
    turned.lathe([(.9, 27.9), (.8, 33), (0, 33)], metal("antique brass"), "stem", 32)
    _shade(14.0, 10.0, 30.0, 19.0, lampshade(srgb("#B98F56"), 19, 1.4, 5), cloth(color=srgb("#A98350"), weave=7), 2)
    dressing.bulb((0, 0, 36), 5000, 3)
    return Shot("sweep", "linen", "evening", azimuth=0, elevation=6, fill=(.64, .78), centre=.487, exposure=.35)


@good("LI11", samples=36)
def marble_tealight(colour):
    top, side = marble(inlays.pietra()), marble(inlays.pietra_band())
    plain_ = marble()
    turned.lathe([(0, 0, 1), (3.5, 0), (3.6, .1), (3.55, .7), (3.1, 1.2)], plain_, "foot", 128, .1, 0)
    turned.lathe([(3.05, 1.1), (3.5, 1.7), (4.3, 3.2), (4.55, 5.0), (4.45, 6.6), (4.35, 6.95)], side, "cup", 192, .1, 0)
    turned.lathe([(4.35, 6.93), (4.2, 7.02), (3.9, 6.9), (3.7, 5.6), (3.0, 3.6), (0, 3.3)], plain_, "inside", 128, .1, 0)
    _tealight(0, 0, 3.3)
    dressing.bulb((0, 0, 6.6), 160, .8, (1, .6, .28))
    mesh.place(joined.box((10, 10, .9), plain_, .12, top=top), (0, 0, -.9), (0, 0, 18))
    return Shot("sweep", "clay", "evening", azimuth=8, elevation=27, fill=(.70, .70), exposure=.3)


@good("LI12", samples=32)
def iron_deer(colour):
    iron = metal("iron", patina=.5, hammered=.02, dimple=.6)

    def rod(points, r0, r1, n=16):
        p = drawn.curve(points, n)
        drawn.tube(p, r0, iron, "rod", 14, radii=np.linspace(r0, r1, len(p)))
    body = drawn.curve([(-6.4, 0, 15.2), (-4.6, 0, 15.6), (0, 0, 15.3), (4.2, 0, 16.0), (6.0, 0, 17.6)], 20)
    k = np.linspace(0, 1, len(body))
    drawn.tube(body, 1, iron, "body", 24, radii=.55 + 1.15 * np.sin(math.pi * np.clip(k * 1.02 + .05, 0, 1)) ** .7)
    rod([(5.6, 0, 16.9), (6.8, 0, 19.5), (7.2, 0, 22.4), (7.4, 0, 24.4)], 1.05, .62)
    head = drawn.curve([(6.7, 0, 24.9), (7.6, 0, 24.9), (8.9, 0, 24.2), (10.1, 0, 23.5)], 14)
    drawn.tube(head, .7, iron, "head", 18, radii=np.interp(np.linspace(0, 1, len(head)), [0, .3, .75, 1], [.45, .85, .55, .34]))
    for s in (-1, 1):
        rod([(7.0, s * .5, 25.2), (6.2, s * 1.5, 25.7), (5.5, s * 2.0, 25.5)], .42, .10)
        rod([(7.4, s * .35, 25.4), (7.2, s * 1.3, 27.4), (6.4, s * 2.6, 29.4), (6.9, s * 3.0, 32.0)], .34, .14)
        rod([(7.1, s * 1.5, 27.8), (8.3, s * 1.8, 28.8), (8.7, s * 1.9, 30.2)], .26, .10)
        rod([(6.5, s * 2.5, 29.3), (7.8, s * 3.2, 30.2), (8.3, s * 3.5, 31.4)], .24, .10)
        rod([(6.6, s * 2.2, 28.9), (5.2, s * 2.8, 29.9), (5.0, s * 3.1, 31.0)], .24, .10)
        rod([(4.9, s * .9, 16.0), (5.2, s * 1.5, 11.5), (5.0, s * 1.6, 6.0), (5.4, s * 1.7, .3)], .72, .30)
        rod([(-5.2, s * .9, 15.2), (-6.0, s * 1.5, 11.8), (-5.0, s * 1.6, 6.5), (-5.6, s * 1.7, .3)], .80, .30)
        for x in (5.4, -5.6):
            mesh.place(turned.bead(.5, iron, .7, 20), (x + .25, s * 1.7, .3), (0, 0, 0), (1.3, 1, 1))
    rod([(-6.3, 0, 15.4), (-7.4, 0, 16.2), (-7.9, 0, 15.0), (-7.6, 0, 13.8)], .34, .14)
    rod([(-.6, 0, 16.6), (-.6, 0, 19.4)], .55, .42)
    mesh.place(turned.lathe([(0, 0), (1.2, .1), (2.9, .6), (3.3, 1.2), (3.15, 1.3), (2.6, .8), (1.3, .5), (1.25, 1.6), (1.05, 1.6), (0, 1.0)], iron, "cup", 64), (-.6, 0, 19.3))
    wax = plain((.84, .78, .66), .45)
    mesh.place(turned.lathe([(0, 0), (1.05, 0), (1.05, 8.2), (.9, 8.45), (.3, 8.35), (0, 8.3)], wax, "candle", 48), (-.6, 0, 20.2))
    _flame(-.6, 0, 29.0, 2.4)
    mesh.place(joined.box((16.5, 6.4, .5), iron, .15), (-.2, 0, -.45))
    return Shot("sweep", "paper", azimuth=16, elevation=9, fill=(.66, .76), exposure=.05)


@good("LI13", samples=44)
def dhokra_tree(colour):
    m = metal("bronze", patina=.3)
    thread = metal("antique brass", patina=.35)

    wound = lambda points, r0, r1: drawn.wound(points, r0, r1, m, thread)

    def diya(x, y, z):
        shape = lambda a, r, q: (r * (1 + .36 * max(0, math.cos(a + math.pi / 2)) ** 8 * min(1, max(0, q - .25) * 1.6)), q)
        mesh.place(turned.lathe([(0, 0), (.9, .05), (1.7, .5), (2.05, 1.15), (1.85, 1.2), (1.45, .75), (0, .45)], m, "diya", 72, .08, .01, shape), (x, y, z))
        mesh.place(_ringed(1.9, 0, .13, thread), (x, y, z + .95))
        _flame(x, y - 2.2, z + 1.35, 1.9)
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
        _ringed(r, z, .16, thread)
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
    _ringed(1.75, -7.0, .22, brass)
    ring = [(.8 * math.cos(q), 0, 11.2 + .9 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 50, endpoint=False)]
    drawn.tube(ring, .15, brass, "ring", 10, True, up=(0, 1, 0))
    _cord(12.0)
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
