"""Paintings, plaques and panels that hang on a wall."""
import math
import random

import numpy as np
from PIL import ImageOps
from mathutils import noise

from art import brocade, folk, inlays, kalamkari, paintings, temple
from forms import drawn, joined, mesh, turned
from goods.good import Shot, good
from materials.clays import terracotta
from materials.clear import mirror_chips
from materials.enamel import drawn_on
from materials.fibres import cloth
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paint, plain
from materials.woods import wood

PLASTER = (.80, .69, .56)
WALL = {"azimuth": -13, "elevation": 3, "fill": (.74, .74), "centre": .505, "wall_gap": .5, "exposure": .45}


def _framed(w, h, picture, kind="sheesham", slim=False):
    mesh.place(joined.panel(w, h, picture), (0, -.6, 0))
    frame_round(w, h, kind, slim)


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


def _pinned(w, h, art):
    """A painting on handmade paper as it is sold: unframed, its deckle uneven, held by two pins so that its foot lifts off the wall."""
    margin = 1.1
    around = ImageOps.expand(art, round(art.width * margin / w), art.getpixel((2, 2)))
    wide, high = w + 2 * margin, h + 2 * margin

    def sheet(u, v):
        p, q = 2 * u - 1, 2 * v - 1
        x = p * wide / 2 + .22 * p ** 31 * noise.noise((q * 31, 1, 0)) + .10 * p ** 31 * noise.noise((q * 90, 1, 4))
        z = q * high / 2 + .22 * q ** 31 * noise.noise((p * 23, 0, 1)) + .10 * q ** 31 * noise.noise((p * 66, 4, 1))
        lifted = .25 + 1.5 * (1 - v) ** 3 + .30 * noise.noise((p * 1.3, q * 1.6, 2)) * (1 - v) + .5 * abs(p) ** 6 * (1 - v)
        return (x, -lifted, z)
    o = mesh.grid(sheet, 160, 200, paint(around, rough=.9, grain=.045, relief=.01), "paper", (wide, high))
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .06, 0
    for x in (-wide / 2 + 1.2, wide / 2 - 1.2):
        mesh.place(turned.bead(.42, metal("bright brass"), .55, 32), (x, -.52, high / 2 - .8), (90, 0, 0))


@good("WD01", samples=24)
def madhubani_fish(colour):
    sheet = brocade.madhubani_pair((226, 206, 164), (34, 26, 22), ((176, 40, 34), (216, 140, 34), (40, 100, 62)), 1060, 1440)
    _pinned(28, 38, sheet)
    return Shot("wall", (.62, .50, .38), **{**WALL, "fill": (.78, .74)})


@good("WD04", samples=24)
def pattachitra_trio(colour):
    _hung(30, 46, temple.jagannath_trio(), 3, weave=20)
    return Shot("wall", (.66, .62, .52), **{**WALL, "azimuth": 9, "wall_gap": .8})


@good("WD05", samples=24)
def gond_tree(colour):
    _framed(45, 60, paint(folk.gond_tree(), rough=.8, grain=.03), "mango", True)
    return Shot("wall", PLASTER, **{**WALL, "azimuth": 12})


@good("WD06", samples=24)
def pichwai_cows(colour):
    _hung(60, 88, temple.pichwai(), 5)
    return Shot("wall", (.70, .60, .48), **{**WALL, "azimuth": -8, "wall_gap": .8, "fill": (.84, .86)})


@good("WD07", "madder-red", "indigo", "natural", samples=24)
def kalamkari_peacock(colour):
    main, second = {"madder-red": ((150, 48, 36), (34, 52, 92)), "indigo": ((34, 52, 96), (98, 124, 158)), "natural": ((122, 84, 48), (70, 74, 60))}[colour]
    _hung(60, 88, kalamkari.peacocks(main=main, second=second), 8)
    return Shot("wall", PLASTER, **{**WALL, "azimuth": 7, "wall_gap": .8, "fill": (.84, .86)})


@good("WD09", samples=32)
def iron_tree(colour):
    """Forged flat: roots, trunk and branches of beaten bar within a hoop, each leaf cut from sheet and bent at its rib."""
    iron = metal("iron", patina=.5, hammered=.02, dimple=.5)
    rnd = random.Random(11)
    wide, high, mid = 24.0, 29.0, 30.0
    taken, bars = [], []

    def bar(path, r0, r1, y=-.9):
        p = drawn.curve([(x, y, z) for x, z in path], 12)
        drawn.tube(p, r0, iron, "bar", 10, radii=np.linspace(r0, r1, len(p)), flat=.55, up=(0, 1, 0))
        bars.extend((q[0], q[2]) for q in p[::4])
        return p

    def leaf(x, z, a, L, y):
        at = (x + .55 * L * math.cos(a), z + .55 * L * math.sin(a))
        inside = (at[0] / wide) ** 2 + ((at[1] - mid) / high) ** 2 < .80
        if not inside or any(math.hypot(at[0] - q[0], at[1] - q[1]) < .80 * L for q in taken) or sum(math.hypot(at[0] - q[0], at[1] - q[1]) < .26 * L for q in bars):
            return
        taken.append(at)
        bend = rnd.uniform(-.25, .25)

        def skin(u, v):
            w, t = (2 * u - 1) * L * .235 * math.sin(math.pi * min(1, .03 + .97 * v) ** .82), a + bend * v
            return (x + L * v * math.cos(t) - w * math.sin(t), y - .35 * math.sin(math.pi * v * .8) + .10 * L * abs(2 * u - 1) * math.sin(math.pi * v), z + L * v * math.sin(t) + w * math.cos(t))
        s = mesh.grid(skin, 4, 12, iron, "leaf", (1, 1)).modifiers.new("thick", "SOLIDIFY")
        s.thickness, s.offset = .10, 0

    spread = [(k, side) for k in range(5) for side in (-1, 1)]
    limbs = [bar([(0, 18), (0, 30), (.8, 38), (-.4, 46), (.3, 54)], .62, .24)]
    for k, side in spread:                                            # boughs leave the trunk in pairs, the lowest bend most
        z0, tip = 17.5 + 4.6 * k, ((20.6, 26.5), (21.0, 36.5), (17.6, 45.0), (12.2, 51.6), (6.0, 55.2))[k]
        far = math.hypot(tip[0] / wide, (tip[1] - mid) / high)
        tip = (tip[0] / far * .985, mid + (tip[1] - mid) / far * .985)   # its end is riveted to the hoop
        rise = 2.0 + 1.6 * k
        limbs.append(bar([(0, z0), (side * tip[0] * .34, z0 + rise * .9), (side * tip[0] * .70, z0 + (tip[1] - z0) * .58 + 1.0), (side * tip[0], tip[1])], .52 - .05 * k, .20, -.9 - .12 * (k % 2)))
    twigs = []
    for p in limbs:
        n = len(p)
        for i, s in ((int(n * .42), 1), (int(n * .58), -1), (int(n * .74), 1)):
            d = p[i + 1] - p[i]
            a = math.atan2(d[2], d[0])
            L = 4.6 * (1 - .35 * i / n)
            ends = [(p[i][0] + L * t * math.cos(a + s * (.75 - .35 * t)), p[i][2] + L * t * math.sin(a + s * (.75 - .35 * t))) for t in (0, .5, 1)]
            twigs.append(bar(ends, .22, .12))
    for p in twigs + limbs:                                           # first the leaf at each end, then those along it
        d = p[-1] - p[-3]
        leaf(p[-1][0], p[-1][2], math.atan2(d[2], d[0]), 3.6, -1.0)
    for p in twigs + limbs:
        for i in range(5, len(p) - 1, 3):
            d = p[i + 1] - p[i]
            for s in (-1, 1):
                leaf(p[i][0], p[i][2], math.atan2(d[2], d[0]) + s * rnd.uniform(.7, 1.0), rnd.uniform(3.0, 3.6), -1.0)
    for o_ in (-1, -.35, .35, 1):                                     # the trunk is four bars forged together; below they part into roots
        bar([(o_ * .6, 22), (o_ * .75, 15), (o_ * 1.0, 9.5), (o_ * 3.6, 5.8 - 1.2 * (abs(o_) < .5)), (o_ * 14.0, 6.4 if abs(o_) > .5 else 1.9)], .66, .30)
    hoop = [(wide * math.cos(q), -.8, mid + high * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 160, endpoint=False)]
    drawn.tube(hoop, .62, iron, "hoop", 12, True, flat=.6, up=(0, 1, 0))
    for x, z, f in ((-10.2, 15.4, 1), (11.0, 14.2, -1)):               # two birds under the boughs
        body = [(x - f * 3.4, z - .6), (x - f * 1.6, z + .1), (x, z + .1), (x + f * 1.3, z + .9)]
        p = drawn.curve([(u, -.9, v) for u, v in body], 10)
        drawn.tube(p, .9, iron, "bird", 12, radii=np.interp(np.linspace(0, 3, len(p)), [0, .8, 1.6, 2.5, 3], [.18, .45, .95, .62, .45]), flat=.45, up=(0, 1, 0))
        drawn.tube([(x + f * 1.5, -.9, z + 1.0), (x + f * 2.7, -.9, z + .8)], .2, iron, "beak", 8, radii=np.array([.26, .05]))
        bar([(x - f * .2, z - .6), (x - f * .4, z - 1.6), (x - f * 2.4, z - 2.6), (-19.6, 13.6)] if x < 0 else [(x, z - .6), (x - .2, z - 1.7), (x + 1.6, z - 2.7), (18.9, 12.4)], .26, .20)
    for a in (.78, 2.36, 3.93, 5.5):                                  # nailed to the wall
        mesh.place(turned.lathe([(0, 0), (.62, 0), (.55, .3), (.3, .5), (0, .55)], iron, "nail", 24), (wide * math.cos(a), -1.1, mid + high * math.sin(a)), (90, 0, 0))
    return Shot("wall", PLASTER, **{**WALL, "azimuth": 10, "wall_gap": .5, "fill": (.80, .78), "exposure": .55})


@good("WD13", "white", "terracotta", "indigo", "emerald", samples=28)
def lippan_roundel(colour):
    base = {"white": "#E6DECE", "terracotta": "#A4532F", "indigo": "#2C3F7A", "emerald": "#1E6A50"}[colour]
    board, clay = plain(srgb(base), .9), terracotta(tuple(c * 1.0 for c in srgb(base if colour != "white" else "#DDD3C0")), rough=.9)
    glass = mirror_chips()
    mesh.place(turned.lathe([(0, 0), (19.6, 0), (20, .3), (20, 1.5), (19.7, 1.8), (0, 1.8)], board, "board", 160), (0, 0, 0), (90, 0, 0))
    rnd = random.Random(2)

    def coil(points, closed=False, r=.30):
        p = np.array([(x, -1.9, z) for x, z in points])
        p[:, 0] += [.05 * noise.noise((x * .8, z * .8, 1)) for x, _, z in p]
        drawn.tube(p, r, clay, "coil", 10, closed, radii=r * (1 + .10 * np.array([noise.noise((x * .9, z * .9, 4)) for x, _, z in p])), up=(0, 1, 0))

    def polar(r, a):
        return r * math.cos(a), r * math.sin(a)

    def ring(r, w=.30, at=(0, 0)):
        coil([(at[0] + r * math.cos(q), at[1] + r * math.sin(q)) for q in np.linspace(0, 2 * math.pi, max(24, int(r * 12)), endpoint=False)], True, w)

    def mirror(x, z, r, turn=None):
        """A whole little mirror in its rim of clay: round, or a diamond that points along `turn`."""
        n = 40 if turn is None else 4
        edge = [polar(1, 2 * math.pi * k / n + (turn or 0)) for k in range(n)]
        lean = rnd.uniform(-.13, .13), rnd.uniform(-.13, .13)         # no two are set quite alike
        V = [(x, -2.085, z)] + [(x + s * r * u, y + s * r * (lean[0] * u + lean[1] * v), z + s * r * v) for s, y in ((.6, -2.068), (1, -2.02)) for u, v in edge]
        F = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)] + [(1 + k, 1 + n + k, 1 + n + (k + 1) % n, 1 + (k + 1) % n) for k in range(n)]
        mesh.add("mirror", V, F, glass, turn is None)
        if turn is None:
            ring(r + .20, .27, (x, z))
        else:
            k = (r + .30) / r
            coil([(x + k * r * (a[0] * (1 - t) + b[0] * t), z + k * r * (a[1] * (1 - t) + b[1] * t)) for a, b in zip(edge, edge[1:] + edge[:1]) for t in np.linspace(0, 1, 8, endpoint=False)], True, .25)

    def petal(a, r0, r1, wide):
        coil([polar(r0 + (r1 - r0) * t, a + s * wide * math.sin(math.pi * t)) for s, ts in ((-1, np.linspace(0, 1, 26)), (1, np.linspace(1, 0, 26)[1:-1])) for t in ts], True, .23)
    for r in (19.2, 18.4, 13.7, 12.9, 5.7):
        ring(r)
    for k in range(24):
        a = math.pi * k / 12
        mirror(*polar(16.05, a), *((1.2,) if k % 2 else (1.45, a)))
        for r in (14.7, 16.05, 17.4):
            x, z = polar(r, a + math.pi / 24)
            mesh.place(turned.bead(.27, clay, 1, 16), (x, -1.95, z))
    for k in range(12):
        a = math.pi * k / 6
        petal(a, 5.95, 12.5, .235)
        petal(a, 6.5, 11.3, .165)
        mirror(*polar(8.9, a), .92)
        mirror(*polar(11.35, a + math.pi / 12), .95, a + math.pi / 12)
    mirror(0, 0, 2.15)
    for k in range(10):
        a = math.pi * k / 5
        petal(a, 2.75, 5.4, .25)
        mirror(*polar(4.15, a), .36)
    return Shot("wall", (.52, .44, .35) if colour == "white" else PLASTER, **{**WALL, "azimuth": -14, "wall_gap": .4, "fill": (.80, .76)})


@good("WD16", "antique-gold", "black-enamel", "multicolour", samples=48)
def brass_plates(colour):
    grounds = {"black-enamel": ((14, 13, 15),) * 3, "multicolour": ((150, 30, 34), (16, 84, 70), (26, 44, 112))}.get(colour)
    for i, (x, z, r) in enumerate(((-7.5, 10.5, 12.5), (12.5, .5, 10.0), (-6.5, -14.0, 8.0))):
        bands = ((.06, .20), (.30, .52), (.80, .93)) if i != 1 else ((.05, .30), (.40, .56), (.80, .93))
        if colour == "black-enamel":
            bands = ((.04, .24), (.26, .58), (.62, .95))
        m = metal("brass", patina=.2) if grounds else metal("antique brass", patina=.35, engraving=inlays.engraved_plate(3000, 1200, bands))
        if grounds:
            drawn_on(m, inlays.enamelled_plate(3000, 1200, bands, grounds), rough=.22)
        k = r / 12.5
        plate = turned.lathe([(0, 0), (8.2 * k, 0), (9.2 * k, .25 * k), (10.0 * k, 1.0 * k), (11.6 * k, 1.5 * k), (12.4 * k, 1.75 * k), (12.5 * k, 1.95 * k), (12.2 * k, 2.05 * k)], m, "plate", 224, .12, .002)
        mesh.place(plate, (x, 0, z), (90, 20 * i, 0))
    return Shot("wall", (.62, .50, .38), **{**WALL, "azimuth": -9, "wall_gap": .3, "fill": (.80, .74), "exposure": .35})


@good("WD02", "geru-red", "indigo", "black", samples=40)
def warli(colour):
    ground = {"geru-red": (142, 60, 36), "indigo": (34, 44, 84), "black": (30, 27, 26)}[colour]
    _framed(45, 61, paint(paintings.warli(ground), rough=.8, grain=.03))
    return Shot("wall", PLASTER, **WALL)
