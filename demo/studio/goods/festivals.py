"""Torans, colours, rakhis and other things for feast days."""
import math
import random

import numpy as np
from mathutils import noise

from art import cuts, embroidery, inlays, naqashi, prints
from forms import drawn, joined, lit, mesh, offered, sewn, turned
from goods.good import Shot, good
from materials.clays import glaze, terracotta
from materials.clear import water
from materials.fibres import cloth
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paint, plain, powder
from materials.woods import lacquer, wood


def _doorway(width, drop=230):
    """A painted double door for what is hung above it: it is in the picture, but does not count for the frame."""
    teak, leaf, brass = wood("teak", 0), paint(color=srgb("#3F6A66"), rough=.6, grain=.05), metal("antique brass", patina=.4)
    mesh.place(joined.box((width + 26, 9, 12), teak, .6), (0, 3.5, 1.5))["prop"] = 1
    mesh.place(joined.box((width + 34, 12, 3), teak, .8), (0, 3.5, 13.5))["prop"] = 1
    for s in (-1, 1):
        mesh.place(joined.box((11, 9, drop), wood("teak", 2), .6), (s * (width / 2 + 6.5), 3.5, 1.5 - drop))["prop"] = 1
        half = width / 2 + .6
        mesh.place(joined.box((half - .4, 2, drop), leaf, .25), (s * (half / 2 + .1), 7, 1.5 - drop))["prop"] = 1
        for k in range(5):                                            # sunk panels, and a boss on every rail
            z, w, h = -12 - 46 * k, half - 17, 34
            for x, y, dx, dz in ((0, h / 2, w, 1.6), (0, -h / 2, w, 1.6), (-w / 2, 0, 1.6, h), (w / 2, 0, 1.6, h)):
                mesh.place(joined.box((dx + 1.6, 1.3, dz), leaf, .5), (s * half / 2 + x, 5.7, z - h / 2 + y - dz / 2))["prop"] = 1
            for q in (-1, 0, 1):
                mesh.place(turned.bead(1.3, brass, .6, 32), (s * half / 2 + q * w * .42, 5.9, z - h - 6), (90, 0, 0))["prop"] = 1
    mesh.place(joined.box((3.4, 2.4, drop), leaf, .7), (0, 6.0, 1.5 - drop))["prop"] = 1


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


@good("FE03", "red", "yellow", "multicolour", samples=28)
def kutch_toran(colour):
    g, second = {"red": ((160, 26, 34), (226, 120, 30)), "yellow": ((222, 150, 30), (180, 40, 50)), "multicolour": ((34, 44, 96), (190, 40, 60))}[colour]
    grounds = [g, (30, 96, 80), g, (44, 40, 110)] if colour == "multicolour" else [g, g]
    n, w, drop = 7, 12.4, 24
    spots = []
    band = cloth(art=embroidery.kutch(g, ((240, 224, 190), second, (246, 206, 80), (40, 140, 120)), 2600, 420), weave=9, depth=.03)
    mesh.grid(lambda u, v: ((u - .5) * (n * w + 2), .12 * noise.noise((u * 9, v, 0)) - .2, 8.5 * v), 120, 12, band, "band", (n * w, 8.5))
    skins = [cloth(art=embroidery.kutch(c, ((240, 224, 190), second, (246, 206, 80), (40, 140, 120)), 1000, 1100, mirrors=spots if k == 0 else None), weave=9, depth=.03) for k, c in enumerate(grounds[:2 if colour != "multicolour" else 4])]
    glass = metal("silver", patina=.1)
    yarns = [cloth(color=srgb(c), weave=10) for c in ("#C8283C", "#EC9A22", "#2A967E", "#E9DFC6")]
    for i in range(n):
        x0 = (i - (n - 1) / 2) * w

        def flap(u, v, x0=x0, i=i):                                   # a leaf that comes to a point
            z = -drop * (1 - v)
            wide = (w / 2 - .35) * min(1, (v + .02) / .38) ** .62
            return (x0 + (2 * u - 1) * wide, -.25 - .5 * noise.noise((u * 1.6 + i, v * 1.8, i)) * (1 - v), z)
        f = mesh.grid(flap, 24, 40, skins[i % len(skins)], "flap", (w, drop))
        for u, v, r in spots:
            if v > .42 and .1 < u < .9:
                disc = turned.lathe([(0, .05), (r * w * .9, .04), (r * w * 1.05, -.03)], glass, "mirror", 20)
                mesh.set_on(f, disc, x0 + (2 * u - 1) * (w / 2 - .35), -drop * (1 - v), .05)
        drawn.tassel((x0, -.4, -drop + .3), 6.0, yarns[i % 4], yarns[(i + 1) % 4], 1.7, seed=i)
        drawn.tube([flap(0, v) for v in np.linspace(1, 0, 30)] + [flap(1, v) for v in np.linspace(0, 1, 30)], .22, yarns[3], "piping", 8)
    _doorway(n * w)
    return Shot("wall", (.66, .54, .42), azimuth=-7, elevation=-3, fill=(.86, .60), centre=.64, wall_gap=10, exposure=.35)


@good("FE04", "orange", "yellow", "red-white", samples=28)
def marigold_bandhanwar(colour):
    pairs = {"orange": ("#E8830C", "#D4550A"), "yellow": ("#F2BC1C", "#E0980C"), "red-white": ("#B8202C", "#8E1420")}[colour]
    other = {"orange": ("#F2BC1C", "#E0980C"), "yellow": ("#E8830C", "#D4550A"), "red-white": ("#F0E8D8", "#DCCFB4")}[colour]
    yarn = [[cloth(color=srgb(c), weave=8, depth=.05, sheen=.5) for c in p] for p in (pairs, other)]
    leaf, cord, brass = plain(srgb("#3E6B34"), .8), cloth(color=srgb("#E8DCC0"), weave=9), metal("bright brass")
    span, n = 66, 19
    at = lambda t: ((t - .5) * span, -1.2, 3.5 - 9.0 * (1 - abs(((t * 3) % 1) - .5) * 2) ** .8)
    drawn.tube([at(t) for t in np.linspace(0, 1, 120)], .25, cord, "cord", 8)
    for k in range(n):
        x, y, z = at(k / (n - 1))
        mesh.place(offered.marigold(2.5, yarn[k % 2], k), (x, y - .6, z), (80, 15 * (k % 3 - 1), 0))
    for k in range(7):                                                # strings of flowers hang where the swags meet, and between
        t = k / 6
        x, y, z = at(t)
        long = 3 if k % 2 == 0 else 2
        L = 6.2 * long + 3
        drawn.tube([(x, y, z), (x, y, z - L)], .18, cord, "string", 8)
        for q in range(long):
            mesh.place(offered.marigold(2.3, yarn[(k + q) % 2], k * 5 + q), (x, y - .5, z - 5.2 - 5.6 * q), (82, 0, 20 * q))
            for s in (-1, 1):
                mesh.place(offered.petal(3.0, leaf, q), (x + s * 1.9, y + .2, z - 2.8 - 5.6 * q), (90, s * 40, 0))
        before = set(mesh.all_objects())
        turned.bell(1.2, 1.9, brass, .15)
        for o in set(mesh.all_objects()) - before:
            mesh.carry(o, (x, y, z - L - 1.6))
    _doorway(span)
    return Shot("wall", (.62, .56, .46), azimuth=6, elevation=-3, fill=(.84, .60), centre=.62, wall_gap=10, exposure=.35)


@good("FE05", samples=32)
def rangoli_stamps(colour):
    wood_ = wood("sheesham", 2)
    spots = [(-5.4, 3.4, 18), (4.6, 4.2, -12), (-3.8, -5.6, -8), (5.4, -4.6, 22)]
    for i, (x, y, turn) in enumerate(spots):
        parts = [turned.lathe([(0, 0), (3.2, 0), (3.5, .15), (3.55, 2.1), (3.4, 2.3), (3.3, 2.3)], wood_, "block", 96, .1, .004),
                 mesh.grid(lambda u, v: (3.35 * v * math.cos(6.28319 * u), 3.35 * v * math.sin(6.28319 * u), 2.15), 220, 70, wood_, "face", (1, 1))]
        art_ = cuts.stamp(i)
        lay = parts[1].data.uv_layers["UV"].data                     # the drawing lies flat on the face
        for poly in parts[1].data.polygons:
            for k in poly.loop_indices:
                c = parts[1].data.vertices[parts[1].data.loops[k].vertex_index].co
                lay[k].uv = (.5 + c.x / 7, .5 + c.y / 7)
        joined.displace(parts[1], art_, .75, 1)
        if i == 1:                                                    # one as it is used: face down, its handle up
            parts.append(turned.lathe([(0, 0), (1.1, 0), (.7, 1.2), (.8, 2.6), (1.0, 3.5), (0, 3.6)], wood_, "handle", 48))
            mesh.place(parts[1], (x, y, 2.3), (180, 0, turn))
            mesh.place(parts[0], (x, y, 2.3), (180, 0, turn))
            mesh.place(parts[2], (x, y, 2.25))
            continue
        for o in parts:
            mesh.place(o, (x, y, 0), (0, 0, turn))
    for (x, y), r, c in (((-.4, -.9), 1.6, "#C4256A"), ((8.6, 0), 1.4, "#E8A21C")):
        mesh.place(offered.heap(r, r * .85, powder(srgb(c)), x), (x, y, 0))["prop"] = 1
    return Shot("sweep", "paper", azimuth=8, elevation=44, fill=(.78, .70), centre=.48)


@good("FE06", "red", "gold", "blue", "green", samples=36)
def zardozi_rakhis(colour):
    c = {"red": "#B01828", "gold": "#C8922C", "blue": "#26428E", "green": "#2A6E44"}[colour]
    felt, silk = cloth(color=srgb(c), weave=16, sheen=.6), cloth(color=srgb(c), weave=14, rough=.45, sheen=.7)
    zari, pearl, stone = metal("bright brass"), plain(srgb("#F2EADB"), .2), plain(srgb("#8E1020" if colour != "red" else "#1E6A4A"), .08)

    def rakhi(x, y, turn, petals):
        before = set(mesh.all_objects())
        turned.lathe([(0, 0), (2.5, 0), (2.6, .12), (2.5, .26), (0, .32)], felt, "felt", 96, .05, 0, lambda a, r, z: (r * (1 + .055 * math.cos(petals * a)), z))
        for k in range(petals):
            a = 2 * math.pi * k / petals
            loop = [((1.75 + .62 * math.cos(q)) * math.cos(a) - .36 * math.sin(q) * math.sin(a), (1.75 + .62 * math.cos(q)) * math.sin(a) + .36 * math.sin(q) * math.cos(a), .36) for q in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
            drawn.tube(loop, .085, zari, "zari", 8, True)
            mesh.place(turned.bead(.17, pearl), (1.75 * math.cos(a), 1.75 * math.sin(a), .42))
            b_ = a + math.pi / petals
            mesh.place(turned.bead(.13, zari), (2.40 * math.cos(b_), 2.40 * math.sin(b_), .38))
        u = np.linspace(0, 1, 260)
        drawn.tube(np.stack([(.55 + .5 * u) * np.cos(u * 16), (.55 + .5 * u) * np.sin(u * 16), .36 + 0 * u], 1), .075, zari, "coil", 8)
        mesh.place(turned.bead(.5, stone, .7), (0, 0, .42))
        for s in (-1, 1):
            path = drawn.curve([(s * 2.3, 0, .12), (s * 3.6, .7 * s, .14), (s * 4.9, -.3 * s, .14), (s * 5.9, .9 * s, .14)])
            for o_ in (-.16, .16):
                drawn.tube(path + [0, o_, 0], .15, silk, "thread", 8, uv_unit=.5)
            drawn.beads_string(path[8:26] + [0, 0, .22], .2, [pearl, zari])
            e = path[-1]
            for k in range(9):
                drawn.tube(drawn.curve([e, e + [s * .9, (k - 4) * .14, 0], e + [s * 1.9, (k - 4) * .26, -.03]], 8), .055, silk, "end", 6)
        for o in set(mesh.all_objects()) - before:
            mesh.carry(o, (x, y, 0), turn)
    rakhi(-.4, 2.8, 12, 10)
    rakhi(.6, -2.8, 9, 8)
    brass = metal("brass", patina=.2)
    dish = [(0, 0), (1.2, 0), (1.3, .1), (1.7, .6), (1.9, 1.2), (1.8, 1.25), (1.5, .7), (1.0, .3), (0, .25)]
    for (x, y), kumkum in (((-2.6, -8.7), powder(srgb("#B0101C"))), ((2.6, -8.9), None)):
        mesh.place(turned.lathe(dish, brass, "dish", 72, .06), (x, y, 0), (0, 0, 0), 1.15)
        if kumkum:
            mesh.place(offered.heap(1.6, .7, kumkum), (x, y, .8))
        else:
            rice, rnd = plain(srgb("#EFE6D0"), .5), random.Random(3)
            for k in range(120):
                q, a = 1.5 * math.sqrt(rnd.random()), rnd.uniform(0, 6.3)
                mesh.place(turned.bead(.11, rice, 1, 10), (x + q * math.cos(a), y + q * math.sin(a), .95 + .3 * (1 - q / 1.5) + rnd.uniform(0, .12)), (rnd.uniform(60, 120), 0, rnd.uniform(0, 360)), (.8, .8, 2.6))
    return Shot("sweep", "sand", azimuth=0, elevation=58, fill=(.86, .72), centre=.485)


@good("FE08", "red", "white", "assorted", samples=32)
def papier_mache_baubles(colour):
    grounds = {"red": [(150, 22, 30)] * 6, "white": [(236, 230, 216)] * 6, "assorted": [(150, 22, 30), (24, 60, 110), (236, 230, 216), (20, 92, 84), (196, 140, 40), (34, 28, 34)]}[colour]
    petals = [(214, 60, 80), (240, 200, 90), (90, 130, 200), (246, 240, 230)] if colour != "red" else [(246, 240, 230), (240, 200, 90), (236, 130, 120), (120, 160, 210)]
    gold = metal("bright brass")
    spots = [(-7.6, 3.8), (0, 4.6), (7.6, 3.6), (-4.0, -3.2), (3.9, -3.4), (0, .4)]
    for i, ((x, y), g) in enumerate(zip(spots, grounds)):
        skin = glaze(art=naqashi.flowers(g, petals if sum(g) < 560 else [(190, 40, 56), (40, 80, 150), (216, 150, 50), (60, 120, 100)], seed=i + 2, dense=120, birds=3), crackle=0)
        z = 3.5 if i < 5 else 9.1
        tip = (18, -24 + 17 * i, 40 * i) if i < 5 else (14, 6, 0)
        ball = mesh.place(turned.bead(3.5, skin, 1.0, 96), (x, y, z), tip)
        up = ball.rotation_euler.to_matrix() @ mesh.Vector((0, 0, 1))
        p = mesh.Vector((x, y, z)) + up * 3.45
        mesh.place(turned.lathe([(0, 0), (.7, 0), (.72, .5), (.6, .62), (0, .7)], gold, "cap", 40, .05), p, tip)
        q = p + up * 1.15
        mesh.place(drawn.tube([(.45 * math.cos(t), 0, .45 * math.sin(t)) for t in np.linspace(0, 6.283, 40, endpoint=False)], .07, gold, "loop", 8, True, up=(0, 1, 0)), q, tip)
        cord = cloth(color=srgb("#C9A24A"), weave=14, rough=.5)
        side = mesh.Vector((up.y, -up.x, 0)).normalized() if abs(up.z) < .99 else mesh.Vector((1, 0, 0))
        drawn.tube(drawn.curve([q + up * .4, q + up * 1.6 + side * .8, q + up * 2.4 + side * 2.2, q + up * 1.2 + side * 2.6]), .07, cord, "cord", 8, uv_unit=.4)
    return Shot("sweep", "linen", azimuth=0, elevation=26, fill=(.80, .70), centre=.475)


@good("FE09", "indigo", "madder-red", "mustard", samples=28)
def block_print_runner(colour):
    g, a, c = {"indigo": ((36, 46, 84), (232, 222, 200), (176, 84, 48)), "madder-red": ((146, 42, 34), (238, 226, 202), (36, 42, 74)), "mustard": ((200, 134, 36), (250, 240, 216), (140, 36, 36))}[colour]
    m = cloth(art=prints.block_print(g, a, c, 1100, 2600, 5, True, 6, .085), weave=9, depth=.025)
    plank = wood("sheesham", 1)
    for k in range(-9, 10):                                           # the table it is laid on
        mesh.place(joined.box((15.6, 420, 2.5), plank, .18), (k * 15.7, 60, -2.55))["prop"] = 1
    for k, (x, y) in enumerate(((-25, -22), (26, -58))):
        before = set(mesh.all_objects())
        turned.lathe([(0, .1), (1.7, 0), (2.4, .5), (3.7, 2.4), (3.85, 2.9), (3.7, 3.05), (3.0, 1.8), (0, .6)], terracotta(), "diya", 96, .1, .012, seed=k)
        turned.lathe([(0, 0), (3.2, 0)], plain((.72, .50, .13), .2), "ghee", 48).location.z = 2.2
        lit.flame(1.8, 0, 2.3, 3.0)
        for o in set(mesh.all_objects()) - before:
            o["prop"] = 1
            mesh.carry(o, (x, y, 0), 200 * k)
    petals = [plain(srgb(s), .7, sheen=.3, translucent=.25) for s in ("#E8830C", "#D4550A")]
    for k, (x, y) in enumerate(((-24, -34), (23, -69), (-27, -4))):
        mesh.place(offered.marigold(3.0, petals, k), (x, y, 0), (5, 8, 70 * k))["prop"] = 1
    sewn.unrolled(33, 74, 120, m)
    sewn.fringe(33, -74, .2, 4, cloth(color=srgb("#E4D8BC"), weave=9))
    return Shot("sweep", "clay", azimuth=20, elevation=38, fill=(.80, .80), centre=.48, exposure=.15, floor=-2.6)


@good("FE10", "red", "green", "multicolour", samples=36)
def dandiya_pair(colour):
    cs = {"red": ("#B81C24", "#F0B81A", "#F4EAD6"), "green": ("#1F7A46", "#F0B81A", "#F4EAD6"), "multicolour": ("#27449A", "#27449A", "#E8821A")}[colour]
    main, band, third = (lacquer(srgb(c)) for c in cs)
    gold = metal("bright brass")
    yarns = [cloth(color=srgb(c), weave=10, sheen=.5) for c in cs]
    shafts = [lacquer(srgb(c)) for c in ("#B81C24", "#F0B81A", "#1F7A46")] if colour == "multicolour" else [main] * 3
    for s, z in ((-1, 1.25), (1, 3.5)):
        before = set(mesh.all_objects())
        pieces = [((0, 0), (1.0, .1), (1.25, .7), (1.05, 1.6)), ((1.05, 1.6), (1.2, 2.0), (1.2, 3.2), (1.05, 3.6)), ((1.05, 3.6), (1.0, 8), (1.02, 13)), ((1.02, 13), (1.22, 13.4), (1.22, 14.6), (1.0, 15)),
                  ((1.0, 15), (.98, 25), (1.0, 26)), ((1.0, 26), (1.2, 26.4), (1.2, 27.6), (1.0, 28)), ((1.0, 28), (1.02, 36)), ((1.02, 36), (1.22, 36.4), (1.25, 38.4), (1.05, 38.8)), ((1.05, 38.8), (1.15, 39.4), (.8, 40), (0, 40.1))]
        for k, p in enumerate(pieces):
            turned.lathe(list(p), (band, third, shafts[0], band, shafts[1], band, shafts[2], third, band)[k], "stick", 72, .1, .001)
        for k in range(6):                                            # bells round the handle
            a = k * math.pi / 3
            mesh.place(turned.bead(.42, gold, 1.1, 24), (1.45 * math.cos(a), 1.45 * math.sin(a), 4.4))
        for o in set(mesh.all_objects()) - before:
            mesh.carry(o, (0, 0, -20))
            mesh.carry(o, (0, 0, z), s * 33, 90)
        foot = (-math.sin(math.radians(s * 33)) * 20, math.cos(math.radians(s * 33)) * 20)
        drawn.tube(drawn.curve([(foot[0], foot[1], z), (foot[0] - s * 2.5, foot[1] + 1.5, .8), (foot[0] - s * 4.5, foot[1] - .6, .3)]), .2, yarns[1], "cord", 8, uv_unit=.5)
    return Shot("sweep", "paper", azimuth=0, elevation=50, fill=(.80, .76), centre=.485)


@good("FE15", samples=44)
def brass_pichkari(colour):
    before = set(mesh.all_objects())
    plain_, cut = metal("brass", patina=.25, turned=.0012), metal("brass", patina=.3, engraving=inlays.engraved_plate(bands=((.12, .30), (.70, .88))))
    turned.lathe([(1.9, 0), (2.0, .2), (2.0, 22.6), (1.9, 22.8)], cut, "barrel", 160, .1, .001)
    for z in (0, 1.4, 21.2, 22.6):
        turned.lathe([(2.0, z - .3), (2.25, z - .2), (2.3, z), (2.25, z + .2), (2.0, z + .3)], plain_, "band", 120, .06, 0)
    turned.lathe([(2.0, 22.8), (1.9, 23.6), (1.2, 24.6), (.75, 25.6), (.6, 27.6), (.75, 28.0), (.75, 28.4), (.35, 28.6), (.3, 28.0)], plain_, "nozzle", 96, .08, .001)
    turned.lathe([(1.9, 0), (1.4, -.4), (.55, -.6), (.5, -1.0), (.5, -8.0), (.9, -8.4), (1.1, -9.0), (.8, -9.6), (1.0, -10.2), (1.5, -10.8), (1.3, -11.6), (.6, -12.0), (0, -12.1)], plain_, "plunger", 96, .08, .001)
    for o in set(mesh.all_objects()) - before:
        mesh.carry(o, (0, 0, -8))
        mesh.carry(o, (0, 0, 2.3), 34, 90)
    rnd = random.Random(6)
    for (x, y), r, c in (((-11.5, -1), 4.2, "#D01E6E"), ((10.5, -2), 4.6, "#F0B81A"), ((12.5, 9.5), 3.6, "#2A9A56")):
        gulal = powder(srgb(c))
        mesh.place(offered.heap(r * .85, r * .80, gulal, x), (x, y, 0))
        for k in range(60):                                           # and what was spilt beside it
            a, q = rnd.uniform(0, 6.28), r * (1 + abs(rnd.gauss(0, .22)))
            mesh.place(turned.bead(rnd.uniform(.05, .14), gulal, .6, 8), (x + q * math.cos(a), y + q * math.sin(a), .03))
    return Shot("sweep", "paper", azimuth=0, elevation=38, fill=(.82, .80), centre=.48)
