"""Paintings, plaques and panels that hang on a wall."""
import math
import random

import numpy as np
from mathutils import noise

from art import brocade, folk, inlays, kalamkari, paintings, temple
from forms import drawn, joined, mesh, turned
from goods.good import Shot, good
from materials.clays import terracotta
from materials.fibres import cloth
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paint, plain
from materials.woods import wood

PLASTER = (.80, .69, .56)
WALL = {"azimuth": -13, "elevation": 3, "fill": (.74, .74), "centre": .505, "wall_gap": .5, "exposure": .45}


def _framed(w, h, picture, kind="sheesham", margin=0.0, slim=False):
    """A picture behind its moulding; `margin` is the width of a paper mount."""
    if margin:
        mesh.place(joined.panel(w + 2 * margin, h + 2 * margin, plain(srgb("#EADFC8"), .9)), (0, -.45, 0))
    mesh.place(joined.panel(w, h, picture), (0, -.6, 0))
    frame_round(w + 2 * margin, h + 2 * margin, kind, slim)


def frame_round(w, h, kind="sheesham", slim=False):
    """A moulding round an opening of w x h, and the board at its back."""
    wide = [(-.45, .9, "c"), (-.3, 1.5), (.2, 1.75), (.7, 1.6), (1.0, 2.2), (1.7, 2.75), (2.5, 2.6), (2.9, 2.0), (3.0, .6, "c"), (3.0, 0, "c")]
    thin = [(-.35, .8, "c"), (-.3, 1.4), (0, 1.6), (.9, 1.7), (1.3, 1.6), (1.4, 1.2), (1.4, .6, "c"), (1.4, 0, "c")]
    joined.frame(w, h, thin if slim else wide, wood(kind, axis=0, coords="UV", polish=.15))
    joined.box((w + 2, .6, h + 2), plain((.1, .06, .04)), .05, loc=(0, 0, -(h + 2) / 2))


def _hung(w, h, art, seed=1, rods=True, weave=14):
    """A painted cloth that hangs from a rod, with the slight waves of its own weight."""
    m = cloth(art=art, weave=weave, depth=.012, slub=.15, sheen=.1)
    wave = lambda x, z: .55 * noise.noise((x * .045, z * .012, seed)) * (1 - (z + h / 2) / h * .85) + .10 * noise.noise((x * .2, z * .06, seed))
    f = mesh.grid(lambda u, v: ((u - .5) * w, -.9 + wave((u - .5) * w, (v - .5) * h), (v - .5) * h), 60, 80, m, "cloth", (w, h))
    s = f.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .12, 0
    if rods:
        stick = wood("teak", 2)
        for z in (h / 2 + .2, -h / 2 - .2):
            mesh.place(turned.lathe([(0, 0), (.9, 0), (1.15, .5), (.75, 1.1), (.8, 1.6), (.8, w + 2.4), (.75, w + 2.9), (1.15, w + 3.5), (.9, w + 4), (0, w + 4)], stick, "rod", 32), (-w / 2 - 2, -.9, z), (0, 90, 0))
        cord = cloth(color=srgb("#B89A66"), weave=8)
        drawn.tube([(-w * .38, -.9, h / 2 + .9), (0, -.4, h / 2 + w * .16), (w * .38, -.9, h / 2 + .9)], .14, cord, "cord", 8, uv_unit=.5)
        mesh.place(turned.lathe([(0, 0), (.5, 0), (.55, .2), (.2, .3), (.15, 1.4), (0, 1.4)], metal("antique brass"), "nail", 24), (0, -1.3, h / 2 + w * .16), (-90, 0, 0))


@good("WD01", samples=24)
def madhubani_fish(colour):
    sheet = brocade.madhubani_pair((226, 206, 164), (34, 26, 22), ((176, 40, 34), (216, 140, 34), (40, 100, 62)), 1060, 1440)
    _framed(28, 38, paint(sheet, rough=.85, grain=.03), "teak", 4.5, True)
    return Shot("wall", PLASTER, **WALL)


@good("WD04", samples=24)
def pattachitra_trio(colour):
    _hung(30, 46, temple.jagannath_trio(), 3, weave=20)
    return Shot("wall", (.66, .62, .52), **{**WALL, "azimuth": 9, "wall_gap": .8})


@good("WD05", samples=24)
def gond_tree(colour):
    _framed(45, 60, paint(folk.gond_tree(), rough=.8, grain=.03), "mango", 0, True)
    return Shot("wall", PLASTER, **{**WALL, "azimuth": 12})


@good("WD06", samples=24)
def pichwai_cows(colour):
    _hung(60, 88, temple.pichwai(), 5)
    return Shot("wall", (.70, .60, .48), **{**WALL, "azimuth": -8, "wall_gap": .8, "fill": (.84, .86)})


@good("WD07", "madder-red", "indigo", "natural", samples=24)
def kalamkari_peacock(colour):
    main, second = {"madder-red": ((150, 48, 36), (34, 52, 92)), "indigo": ((34, 52, 96), (150, 48, 36)), "natural": ((122, 84, 48), (70, 74, 60))}[colour]
    _hung(60, 88, kalamkari.peacock(main=main, second=second), 8)
    return Shot("wall", PLASTER, **{**WALL, "azimuth": 7, "wall_gap": .8, "fill": (.84, .86)})


@good("WD09", samples=32)
def iron_tree(colour):
    iron = metal("iron", patina=.5, hammered=.02, dimple=.5)
    rnd = random.Random(5)

    def leaf(x, y, z, a, L):
        V, F = [], []
        for i in range(11):
            s = i / 10
            wd = L * .26 * math.sin(math.pi * s ** .75)
            for q in (-1, 0, 1):
                V.append((x + L * s * math.cos(a) - q * wd * math.sin(a), y - .10 * L * math.sin(math.pi * s) + (.05 * L if q == 0 else 0), z + L * s * math.sin(a) + q * wd * math.cos(a)))
        for i in range(10):
            for q in (0, 1):
                F.append((i * 3 + q, i * 3 + q + 1, i * 3 + q + 4, i * 3 + q + 3))
        o = mesh.add("leaf", V, F, iron)
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness = .14

    def branch(x, y, z, a, L, r, depth, bend):
        pts = [(x, y, z)]
        n = 8
        for i in range(n):
            a += bend / n
            x, z = x + L / n * math.cos(a), z + L / n * math.sin(a)
            pts.append((x, y - .5 * math.sin(math.pi * i / n), z))
        p = drawn.curve(pts, 5)
        drawn.tube(p, r, iron, "branch", 10, radii=np.linspace(r, r * .62, len(p)))
        for i in range(2, n, 2 if depth else 1):
            if depth < 3:
                for s in (-1, 1):
                    t = math.atan2(pts[i + 1][2] - pts[i][2], pts[i + 1][0] - pts[i][0])
                    leaf(*pts[i], t + s * rnd.uniform(.7, 1.1), rnd.uniform(2.6, 3.6))
        if depth:
            for s in (-1, 1):
                branch(*pts[-1], a + s * rnd.uniform(.32, .52), L * rnd.uniform(.66, .78), r * .66, depth - 1, s * rnd.uniform(.2, .5))
        else:
            leaf(*pts[-1], a, 3.6)
    for k, (a, b) in enumerate(((2.25, -.5), (1.85, .25), (1.30, -.25), (.90, .5))):
        branch(0, -1, 20, a, 13.5, .55, 2, b)
    for o_ in (-.9, -.3, .3, .9):
        drawn.tube(drawn.curve([(o_ * 3.2, -1, 0), (o_ * 1.5, -1.2, 6), (o_ * .9, -1, 13), (o_ * .6, -1, 20.5)]), .55, iron, "trunk", 10)
    drawn.tube([(-11, -1, 0), (11, -1, 0)], .5, iron, "foot", 10)
    return Shot("wall", PLASTER, **{**WALL, "azimuth": 10, "wall_gap": 2.2, "fill": (.80, .76)})


@good("WD13", "white", "terracotta", "indigo", "emerald", samples=28)
def lippan_roundel(colour):
    base = {"white": "#E6DECE", "terracotta": "#A4532F", "indigo": "#2C3F7A", "emerald": "#1E6A50"}[colour]
    board, clay = plain(srgb(base), .9), terracotta(tuple(c * 1.0 for c in srgb(base if colour != "white" else "#DDD3C0")), rough=.9)
    glass = metal("silver", patina=.05)
    mesh.place(turned.lathe([(0, 0), (19.6, 0), (20, .3), (20, 1.5), (19.7, 1.8), (0, 1.8)], board, "board", 160), (0, 0, 0), (90, 0, 0))
    rnd = random.Random(2)

    def coil(points, closed=False, r=.30):
        p = np.array([(x, -1.9 - .05, z) for x, z in points])
        p[:, 0] += [.06 * noise.noise((x * .8, z * .8, 1)) for x, _, z in p]
        drawn.tube(p, r, clay, "coil", 10, closed, radii=r * (1 + .10 * np.array([noise.noise((x * .9, z * .9, 4)) for x, _, z in p])))

    def ring(r, w=.30):
        coil([(r * math.cos(q), r * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 200, endpoint=False)], True, w)

    def mirror(x, z, r, turn=0.0, sides=24):
        pts = [(r * math.cos(2 * math.pi * k / sides + turn), r * math.sin(2 * math.pi * k / sides + turn)) for k in range(sides)]
        V = [(x, -1.98, z)] + [(x + a, -1.94, z + b) for a, b in pts]
        o = mesh.add("mirror", V, [(0, k + 1, (k + 1) % sides + 1) for k in range(sides)], glass, False)
        o.rotation_euler = (rnd.uniform(-.02, .02), 0, rnd.uniform(-.02, .02))
        coil([(x + a * 1.12, z + b * 1.12) for a, b in pts] if sides > 6 else [(x + (pts[k][0] * (1 - u) + pts[(k + 1) % sides][0] * u) * 1.2, z + (pts[k][1] * (1 - u) + pts[(k + 1) % sides][1] * u) * 1.2) for k in range(sides) for u in (0, .25, .5, .75)], True, .22)
    for r in (19.2, 18.3, 13.6, 12.8, 5.6):
        ring(r)
    for k in range(24):
        a = 2 * math.pi * k / 24
        mirror(16 * math.cos(a), 16 * math.sin(a), 1.15 if k % 2 else .8, a, 4 if k % 2 else 24)
        h = a + math.pi / 24
        for s in (-1, 1):
            coil([((14 + 3.9 * t) * math.cos(h + s * .055 * math.sin(math.pi * t)), (14 + 3.9 * t) * math.sin(h + s * .055 * math.sin(math.pi * t))) for t in np.linspace(0, 1, 14)], r=.20)
    for k in range(12):
        a = 2 * math.pi * k / 12
        for s in (-1, 1):                                             # petals, drawn twice
            for g in (1.0, .62):
                coil([((5.9 + 6.5 * t * (g * .5 + .5)) * math.cos(a + s * .235 * g * math.sin(math.pi * t)), (5.9 + 6.5 * t * (g * .5 + .5)) * math.sin(a + s * .235 * g * math.sin(math.pi * t))) for t in np.linspace(0, 1, 26)], r=.24)
        mirror(8.6 * math.cos(a), 8.6 * math.sin(a), .72, a)
        mirror(11.4 * math.cos(a + math.pi / 12), 11.4 * math.sin(a + math.pi / 12), .62, a, 4)
        for t in (.35, .65):
            mesh.place(turned.bead(.24, clay, 1, 16), ((13.8 + 0 * t) * math.cos(a + t * .5), -2.0, 13.2 * math.sin(a + t * .5)))
    mirror(0, 0, 2.2)
    for k in range(10):
        a = 2 * math.pi * k / 10
        coil([((2.9 + 2.4 * t) * math.cos(a + s * .25 * math.sin(math.pi * t)), (2.9 + 2.4 * t) * math.sin(a + s * .25 * math.sin(math.pi * t))) for s in (-1, 1) for t in (np.linspace(0, 1, 12) if s < 0 else np.linspace(1, 0, 12))], r=.20)
    return Shot("wall", (.52, .44, .35) if colour == "white" else PLASTER, **{**WALL, "azimuth": -14, "wall_gap": .4, "fill": (.80, .76)})


@good("WD16", "antique-gold", "black-enamel", "multicolour", samples=48)
def brass_plates(colour):
    fill = {"antique-gold": (.05, .03, .015), "black-enamel": (.006, .006, .008), "multicolour": (.05, .010, .012)}[colour]
    for i, (x, z, r) in enumerate(((-7.5, 10.5, 12.5), (12.5, .5, 10.0), (-6.5, -14.0, 8.0))):
        bands = ((.06, .20), (.30, .52), (.80, .93)) if i != 1 else ((.05, .30), (.40, .56), (.80, .93))
        m = metal("antique brass" if colour == "antique-gold" else "brass", patina=.35, engraving=inlays.engraved_plate(3000, 1200, bands), fill=fill)
        k = r / 12.5
        plate = turned.lathe([(0, 0), (8.2 * k, 0), (9.2 * k, .25 * k), (10.0 * k, 1.0 * k), (11.6 * k, 1.5 * k), (12.4 * k, 1.75 * k), (12.5 * k, 1.95 * k), (12.2 * k, 2.05 * k)], m, "plate", 224, .12, .002)
        mesh.place(plate, (x, 0, z), (90, 20 * i, 0))
    return Shot("wall", (.62, .50, .38), **{**WALL, "azimuth": -9, "wall_gap": .3, "fill": (.80, .74), "exposure": .35})


@good("WD02", "geru-red", "indigo", "black", samples=40)
def warli(colour):
    ground = {"geru-red": (142, 60, 36), "indigo": (34, 44, 84), "black": (30, 27, 26)}[colour]
    _framed(45, 61, paint(paintings.warli(ground), rough=.8, grain=.03))
    return Shot("wall", PLASTER, **WALL)
