"""Vases, cushions and what else furnishes a room."""
import math

import numpy as np

from art import embroidery, inlays, naqashi, pottery, prints, weaves
from forms import casting, drawn, joined, mesh, offered, sculpted, sewn, turned
from goods.good import Shot, good
from materials.carved import cast_metal
from materials.clays import black_ware, glaze
from materials.fibres import cloth, fibre_coil
from materials.graph import srgb
from materials.metals import metal
from materials.papers import plain
from materials.woods import lacquer, wood


@good("HA03", "cobalt", "turquoise", "white-floral", samples=44)
def vase(colour):
    main, second = {"cobalt": ((14, 34, 112), (22, 128, 140)), "turquoise": ((14, 120, 130), (24, 60, 140)), "white-floral": ((60, 92, 160), (196, 150, 60))}[colour]
    skin = glaze(art=pottery.blue_pottery(main=main, second=second, bands=(.215, .60)))
    turned.lathe([(0, 0, 1), (3.6, 0), (4.0, .1), (4.05, .5), (3.7, .9), (4.2, 2.0), (5.9, 5.0), (7.0, 9.0), (6.7, 12.8), (5.0, 16.2), (3.2, 18.3), (2.45, 20.0), (2.5, 21.6), (3.3, 23.2), (4.0, 23.9), (4.05, 24.2),
             (3.8, 24.2), (3.0, 23.2), (2.1, 21.6), (2.05, 20.0), (2.8, 18.0), (4.4, 15.6)], skin, "vase", 224, wobble=.005)
    return Shot("sweep", "paper", azimuth=0, elevation=13, fill=(.62, .74), centre=.48)


@good("HA07", "indigo", "coral", "sage", "mustard", samples=40)
def cushions(colour):
    g, a, c = {"mustard": ((200, 132, 34), (250, 240, 214), (140, 36, 36)), "indigo": ((240, 232, 214), (36, 54, 112), (170, 62, 44)),
               "coral": ((206, 92, 70), (250, 236, 218), (120, 34, 40)), "sage": ((134, 146, 112), (244, 238, 220), (70, 84, 60))}[colour]
    g2, a2, c2 = (a, g, c) if colour == "mustard" else ((36, 54, 112), (240, 232, 214), (206, 140, 60))
    one = cloth(art=prints.block_print(g, a, c, 1500, 1500, 6, False), weave=9, depth=.02)
    two = cloth(art=prints.block_print(g2, a2, c2, 1500, 1500, 6, False, 8), weave=9, depth=.02)
    mesh.rest(mesh.place(sewn.cushion(40, two, seed=5), (8, 9, 0), (-9, 0, -14)))
    mesh.rest(mesh.place(sewn.cushion(40, one, seed=3), (-4, -5, 0), (-17, 0, 9)))
    return Shot("sweep", "linen", azimuth=0, elevation=12, fill=(.80, .72), centre=.48)


@good("HA04", "blue", "green", "multicolour", samples=36)
def khurja_planter(colour):
    main, second, accent = {"blue": ((30, 60, 140), (70, 130, 180), (206, 150, 50)), "green": ((40, 104, 70), (120, 160, 80), (206, 150, 50)), "multicolour": ((222, 148, 30), (30, 84, 160), (190, 44, 50))}[colour]
    skin = glaze((.80, .76, .68), pottery.blue_pottery((232, 226, 210), main, second, accent, bands=(.16, .62)), crackle=0)
    turned.lathe([(0, 0, 1), (4.6, 0), (4.9, .2), (5.6, 3.5), (6.6, 8.5), (7.2, 12.6), (7.5, 13.2), (7.5, 13.9), (7.2, 14.0), (6.9, 13.6), (6.6, 12.2), (6.2, 10.0)], skin, "planter", 200)
    mesh.place(turned.lathe([(6.5, 0), (4, .4), (0, .5)], plain((.05, .032, .02), .95), "soil", 48), (0, 0, 11.6))
    for leaf in offered.rosette(9.5, [plain(srgb(c), .38) for c in ("#2F5B34", "#4A7C3F", "#3B6B3A")], 16):
        leaf["prop"] = 1
        mesh.carry(leaf, (0, 0, 11.9))
    return Shot("sweep", "linen", azimuth=0, elevation=18, fill=(.52, .44), centre=.37)


@good("HA05", samples=40)
def black_vase(colour):
    m = black_ware(pottery.silver_on_black())
    turned.lathe([(0, 0, 1), (3.0, 0), (3.3, .15), (3.1, .7), (3.5, 1.6), (4.9, 4.6), (5.5, 8.0), (5.0, 11.6), (3.4, 14.6), (2.1, 16.6), (1.75, 18.2), (1.95, 19.8), (2.9, 21.4), (3.25, 21.9), (3.1, 22.1), (2.6, 21.5), (1.6, 19.6), (1.4, 18.0)], m, "vase", 224)
    return Shot("sweep", "sand", azimuth=0, elevation=13, fill=(.56, .74), exposure=.05)


@good("HA06", samples=36)
def longpi_pot(colour):
    stone, cane = black_ware(rough=.46), fibre_coil(srgb("#B98A4A"))
    turned.lathe([(0, 0), (5.6, 0), (7.8, .7), (9.3, 2.8), (9.7, 5.2), (9.2, 7.2), (8.5, 8.2), (8.7, 8.7), (9.0, 8.9), (8.7, 9.1), (8.0, 8.6)], stone, "pot", 200, wobble=.010)
    mesh.place(turned.lathe([(8.6, 0), (8.7, .25), (8.3, .7), (6.2, 1.6), (3.0, 2.2), (1.3, 2.4), (.9, 2.9), (1.5, 3.6), (1.6, 4.1), (1.0, 4.5), (0, 4.6)], stone, "lid", 160, wobble=.008), (0, 0, 8.85))
    for s in (-1, 1):
        arc = drawn.curve([(s * 9.2, -2.8, 6.6), (s * 10.8, -2.0, 7.7), (s * 11.3, 0, 8.1), (s * 10.8, 2.0, 7.7), (s * 9.2, 2.8, 6.6)])
        drawn.tube(arc, .62, cane, "handle", 12, uv_unit=.55)
        for y in (-2.8, 2.8):
            mesh.place(turned.bead(.95, stone, .9, 32), (s * 9.0, y, 6.5))
    return Shot("sweep", "paper", azimuth=16, elevation=19, fill=(.76, .68), centre=.475, exposure=.05)


@good("HA08", "indigo", "ivory", "rust", "green", samples=24)
def kantha_throw(colour):
    ground, threads = {"indigo": ((36, 48, 92), ((232, 222, 200), (206, 84, 60), (222, 170, 80))), "ivory": ((232, 222, 198), ((44, 62, 116), (176, 50, 44), (196, 140, 50))),
                       "rust": ((160, 70, 38), ((244, 230, 200), (44, 56, 96), (240, 186, 90))), "green": ((70, 96, 66), ((240, 230, 204), (196, 84, 60), (226, 180, 90)))}[colour]
    art, quilted = embroidery.kantha(ground, threads)
    m = cloth(art=art, weave=11, depth=.02, uv="weave", tile=(1 / 48, 1 / 48, 1), relief=quilted)
    sewn.folded(44, 34, 6, m, 1.9, 3)
    return Shot("sweep", "paper", azimuth=28, elevation=27, fill=(.82, .66), centre=.475)


@good("HA09", "indigo", "red", "natural", samples=24)
def cotton_durrie(colour):
    g, p, a = {"indigo": ((34, 48, 92), (228, 218, 196), (150, 44, 40)), "red": ((142, 36, 34), (230, 216, 190), (34, 44, 84)), "natural": ((206, 188, 152), (96, 76, 58), (160, 104, 60))}[colour]
    m = cloth(art=weaves.durrie(g, p, a), weave=4.5, depth=.06, slub=.3)
    sewn.laid(90, 150, m, .5, 4)
    for end in (-75, 75):
        sewn.fringe(90, end, .5, 6, cloth(color=srgb("#E6DCC4"), weave=8), 60, .26)
    return Shot("sweep", "linen", azimuth=24, elevation=48, fill=(.88, .82), centre=.48)


@good("HA10", "maroon", "blue", "ivory", samples=24)
def knotted_rug(colour):
    f, b, p, a = {"maroon": ((112, 20, 28), (24, 34, 66), (222, 206, 170), (170, 110, 60)), "blue": ((30, 52, 104), (110, 24, 30), (224, 210, 178), (178, 124, 66)), "ivory": ((216, 204, 176), (40, 56, 92), (150, 60, 48), (176, 130, 80))}[colour]
    m = cloth(art=weaves.carpet(f, b, p, a), weave=3.2, depth=.10, sheen=.5, slub=.2)
    sewn.laid(90, 150, m, 1.1, 6)
    for end in (-75, 75):
        sewn.fringe(90, end, .9, 5, cloth(color=srgb("#E6DCC4"), weave=8), 64, .24)
    return Shot("sweep", "sand", azimuth=-22, elevation=48, fill=(.88, .82), centre=.48)


@good("HA11", samples=44)
def inlaid_tray(colour):
    body, top = wood("sheesham", 0), wood("sheesham", 0, inlay=inlays.wire_inlay(1600, 1040))
    joined.box((36, 23, 1.0), body, .2, loc=(0, 0, .2), top=top)
    for y in (-12, 12):
        mesh.place(joined.box((38, 1.2, 4.0), body, .35), (0, y, 0), (6 if y < 0 else -6, 0, 0))
    for x in (-18.6, 18.6):
        side = wood("sheesham", 1)
        for z, h in ((0, 2.0), (3.4, 1.3)):                           # a hand-hole between two rails
            mesh.place(joined.box((1.2, 24, h), side, .3), (x, 0, z))
        for y in (-8.4, 8.4):
            mesh.place(joined.box((1.2, 7.2, 2.4), side, .3), (x, y, 1.4))
    brass = metal("brass", patina=.3)
    for x in (-18.7, 18.7):
        for y in (-12, 12):
            mesh.place(joined.box((1.9, 1.9, 4.3), brass, .2), (x, y, 0))
    return Shot("sweep", "paper", azimuth=28, elevation=40, fill=(.86, .70), centre=.48)


@good("HA12", "red", "yellow", "multicolour", samples=36)
def lacquered_bowls(colour):
    sets = {"red": ("#B81C24",) * 3, "yellow": ("#E9A81C",) * 3, "multicolour": ("#B81C24", "#E9A81C", "#1F7A5A")}[colour]
    band = "#E9A81C" if colour != "yellow" else "#B81C24"
    for k, (x, y, s, c) in enumerate(((-6.2, 4.6, 1.0, sets[0]), (7.4, 2.0, .80, sets[1]), (-1.6, -8.0, .62, sets[2]))):
        one, two, dark = lacquer(srgb(c)), lacquer(srgb(band)), lacquer(srgb("#2A1A14"))
        parts = [([(0, 0), (3.0, 0), (3.3, .2), (3.1, .8)], dark), ([(3.1, .75), (4.4, 1.3), (5.6, 2.6)], one), ([(5.6, 2.55), (5.95, 3.2), (6.2, 3.9)], two), ([(6.2, 3.85), (6.7, 5.4), (7.0, 6.7), (6.95, 7.0), (6.6, 6.9), (6.3, 5.6), (5.2, 2.9), (3.8, 1.7), (0, 1.2)], one)]
        for p, m in parts:
            mesh.place(turned.lathe(p, m, "bowl", 144, .1, .002, seed=k), (x, y, 0), (0, 0, 0), s)
    return Shot("sweep", "linen", azimuth=0, elevation=30, fill=(.80, .70), centre=.475)


@good("HA13", samples=56)
def aranmula_mirror(colour):
    brass = metal("brass", patina=.35)
    c = 11.2
    face = lambda o, y=0.0: mesh.place(o, (0, y, c), (90, 0, 0))
    mirror = plain((.78, .77, .75), .035, 1.0)
    face(turned.lathe([(0, .42), (3.0, .42), (3.1, .36), (3.1, 0)], mirror, "mirror", 128, .1, 0), -.1)
    face(turned.lathe([(3.05, .2), (3.2, .62), (3.5, .7), (3.7, .45), (3.9, .5), (4.2, .3), (4.25, 0), (0, -.3)], brass, "frame", 160, .06, .002))
    for k in range(28):
        a = 2 * math.pi * k / 28
        mesh.place(turned.bead(.21, brass, 1, 20), (3.72 * math.cos(a), -.52, c + 3.72 * math.sin(a)))
    for n, R, size, y in ((30, 4.35, (.95, .40), -.12), (30, 4.95, (.75, .30), .02)):
        for k in range(n):                                            # a rim of flame-shaped leaves, two deep
            a = 2 * math.pi * (k + (.5 if y > 0 else 0)) / n
            if math.sin(a) > -.95:
                mesh.place(turned.bead(1, brass, 1, 24), (R * math.cos(a), y, c + R * math.sin(a)), (0, math.degrees(-a), 0), (size[0], .22, size[1]))
    for s, z, r in ((0, c + 5.4, .62), (-.75, c + 4.95, .42), (.75, c + 4.95, .42)):
        mesh.place(turned.bead(r, brass, 1.35, 28), (s, -.1, z))
    turned.lathe([(0, 0), (3.3, 0), (3.5, .2), (3.2, .7), (2.0, 1.1), (1.2, 1.7), (.85, 2.5), (1.35, 3.0), (1.4, 3.4), (.8, 3.9), (.7, 4.9), (1.15, 5.4), (1.2, 5.8), (.8, 6.3), (.75, 7.0), (0, 7.2)], brass, "stand", 128, .06, .002)
    return Shot("sweep", "clay", azimuth=14, elevation=8, fill=(.54, .74), exposure=.1)


@good("HA14", samples=52)
def pembarthi_pot(colour):
    """Beaten up from behind: lotus petals round the foot and shoulder, a belt of flowers, beaded rules."""
    profile = turned.spline([(0, 0), (4.2, 0), (4.6, .2), (4.3, .9), (4.6, 1.6), (6.2, 3.6), (7.0, 6.6), (6.7, 9.8), (5.3, 12.6), (3.9, 14.4), (3.4, 15.6), (3.7, 17.0), (5.2, 18.7), (6.2, 19.5), (6.3, 19.9)])
    rising = profile[np.concatenate([[True], np.diff(profile[:, 1]) > 1e-3])]
    hollow = sculpted.thrown([(max(.3, r - .35), z) for r, z in rising if z > 14] + [(6.3, 20.6)])
    pot = sculpted.thrown(rising).raised(_beaten).cut(hollow, .15)
    casting.cast(pot, cast_metal("brass", .16, (.07, .035, .012), .8), .085, "pot")
    return Shot("sweep", "sand", azimuth=0, elevation=14, fill=(.60, .72))


def _beaten(p):
    """How far the sheet stands out at a point."""
    a, z = np.arctan2(p[:, 1], p[:, 0]), p[:, 2]

    def petals(n, z0, z1, turn=0.0, high=.26):
        t = np.clip((z - z0) / (z1 - z0), 0, 1)
        u = np.abs(np.mod(a / (2 * math.pi) * n + turn, 1) - .5) * 2
        edge = np.sin(math.pi * (1 - t) ** .6 * .5) ** .7 - u
        inside = np.clip(edge / .16, 0, 1) * ((z > z0) & (z < z1))
        return high * inside * (1 - .45 * np.clip((edge - .2) / .15, 0, 1)) + high * .7 * np.clip((edge - .48) / .1, 0, 1) * ((z > z0) & (z < z1))

    def rule(z0, r, n=0):
        d = np.abs(z - z0)
        return np.where(d < r, np.sqrt(np.maximum(r * r - d * d, 0)) * (1 if not n else .35 + .65 * np.abs(np.sin(a * n / 2))), 0)
    u = (np.mod(a / (2 * math.pi) * 12, 1) - .5) * 3.55                # twelve flowers about the belly
    q, f = np.hypot(u, z - 8.1), np.arctan2(z - 8.1, u)
    flower = .24 * np.clip((1.32 * (.72 + .28 * np.cos(8 * f)) - q) / .12, 0, 1) - .14 * np.clip((.80 * (.7 + .3 * np.cos(8 * f)) - q) / .1, 0, 1) + .22 * np.clip((.34 - q) / .1, 0, 1)
    h = np.maximum(petals(20, 1.7, 5.2), petals(20, 1.7, 4.6, .5, .18)) + flower
    h = np.maximum(h, _crown(a, z))
    for z0, r, n in ((5.7, .16, 0), (6.15, .16, 84), (10.05, .16, 84), (10.5, .16, 0), (14.6, .18, 0), (15.4, .22, 44), (16.2, .18, 0), (19.6, .2, 0)):
        h = np.maximum(h, rule(z0, r, n))
    return h.astype(np.float32)


def _crown(a, z):
    """Petals that hang down from the neck over the shoulder."""
    t = np.clip((14.3 - z) / 3.2, 0, 1)
    u = np.abs(np.mod(a / (2 * math.pi) * 18, 1) - .5) * 2
    edge = np.sin(math.pi * (1 - t) ** .6 * .5) ** .7 - u
    on = (z > 11.1) & (z < 14.3)
    return on * (.24 * np.clip(edge / .16, 0, 1) * (1 - .45 * np.clip((edge - .2) / .15, 0, 1)) + .16 * np.clip((edge - .48) / .1, 0, 1))


@good("HA15", "maroon-gold", "black-gold", "green", samples=36)
def sankheda_stool(colour):
    ground = {"maroon-gold": "#6E1420", "black-gold": "#16110F", "green": "#14503A"}[colour]
    body, gold = lacquer(srgb(ground)), metal("bright brass", patina=.2)
    top = glaze((.2, .05, .05), naqashi.medallion(tuple(int(ground[i:i + 2], 16) for i in (1, 3, 5)), (206, 152, 62), (244, 220, 160)), crackle=0)
    mesh.place(turned.lathe([(0, 0), (14.6, 0), (15.4, .4), (15.9, 1.3), (15.7, 2.3), (15.0, 2.7)], body, "seat", 160, .15), (0, 0, 34))
    disc = mesh.grid(lambda u, v: (15.0 * v * math.cos(2 * math.pi * u), 15.0 * v * math.sin(2 * math.pi * u), 36.7 + .25 * (1 - v * v)), 96, 20, top, "top", (1, 1))
    lay = disc.data.uv_layers["UV"].data
    for poly in disc.data.polygons:
        for k in poly.loop_indices:
            co = disc.data.vertices[disc.data.loops[k].vertex_index].co
            lay[k].uv = (.5 + co.x / 31, .5 + co.y / 31)
    for r, z in ((15.75, 35.0), (15.75, 36.2), (14.6, 36.9)):
        drawn.tube([(r * math.cos(q), r * math.sin(q), z) for q in np.linspace(0, 2 * math.pi, 160, endpoint=False)], .16, gold, "ring", 10, True)
    leg = [([(0, 0), (1.3, 0), (1.7, .6), (1.5, 1.4), (1.0, 2.0)], gold), ([(1.0, 1.9), (1.5, 3.2), (2.2, 6.0), (1.6, 8.6), (1.1, 9.4)], body), ([(1.1, 9.3), (1.8, 9.7), (1.8, 10.4), (1.1, 10.8)], gold),
           ([(1.1, 10.7), (1.4, 14), (2.1, 18.0), (1.5, 21.4), (1.1, 22.2)], body), ([(1.1, 22.1), (1.9, 22.5), (1.9, 23.3), (1.1, 23.7)], gold), ([(1.1, 23.6), (1.9, 26.0), (2.2, 28.6), (1.7, 31.0), (2.0, 34.2)], body)]
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        for p, m in leg:
            mesh.place(turned.lathe(p, m, "leg", 72, .1, .001), (11.6 * math.cos(a), 11.6 * math.sin(a), 0))
        b = a + math.pi / 2
        drawn.tube([(11.6 * math.cos(a), 11.6 * math.sin(a), 10.1), (11.6 * math.cos(b), 11.6 * math.sin(b), 10.1)], .75, body, "rail", 16)
    return Shot("sweep", "paper", azimuth=14, elevation=27, fill=(.66, .76), centre=.485)
