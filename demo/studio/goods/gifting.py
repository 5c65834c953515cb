"""Small things given away: boxes, toys, coasters."""
import math

import numpy as np
from mathutils import Matrix

from art import chinar, ganjifa, inlays, naqashi, paintings, pottery, prints
from forms import drawn, joined, mesh, turned
from goods.good import Shot, good
from materials.clays import black_ware, glaze
from materials.clear import shining_through
from materials.fibres import cloth
from materials.graph import Graph, srgb
from materials.metals import metal
from materials.papers import paint, plain
from materials.stones import marble
from materials.woods import lacquer, wood


@good("GI02", samples=52)
def jewellery_box(colour):
    kind = "sheesham"
    body = wood(kind, 0)
    top = wood(kind, 0, inlay=inlays.wire_inlay())
    front = wood(kind, 0, inlay=inlays.wire_band())
    joined.box((20, 13, 5.3), body, .18, front=front, loc=(0, 0, .8))
    joined.box((20.5, 13.5, .7), body, .22, loc=(0, 0, .15))
    joined.box((20.5, 13.5, 1.7), body, .28, loc=(0, 0, 6.18), top=top)
    joined.box((19.7, 12.7, .3), plain((.02, .012, .008)), .02, loc=(0, 0, 6.0))
    brass = metal("brass")
    for x in (-8.6, 8.6):
        for y in (-5.4, 5.4):
            mesh.place(turned.bead(.55, brass, .7, 32), (x, y, .0))
    joined.box((1.7, .22, 2.0), brass, .09, loc=(0, -6.62, 5.2))
    mesh.place(turned.bead(.42, brass, 1, 32), (0, -6.95, 5.75))
    return Shot("sweep", "sand", azimuth=29, elevation=30, fill=(.84, .70), centre=.48)


@good("GI04", samples=44)
def carved_box(colour):
    body, deep = wood("walnut", 0), hollowed_wood()
    joined.box((18, 12, 4.6), body, .2, loc=(0, 0, .3))
    joined.box((18.5, 12.5, .5), body, .2, loc=(0, 0, 0))
    joined.box((18.4, 12.4, 1.25), body, .2, loc=(0, 0, 4.95))
    top = mesh.grid(lambda u, v: ((u - .5) * 18.3, (v - .5) * 12.3, 6.12), 150, 100, deep, "carving", (1, 1))
    joined.displace(top, chinar.chinar(), .62, 2)
    front = mesh.grid(lambda u, v: ((u - .5) * 17.4, -6.0, .6 + 4.0 * v), 160, 40, deep, "front carving", (1, 1))
    joined.displace(front, chinar.band(), .38, 2)
    side = mesh.grid(lambda u, v: (-9.0, (.5 - u) * 11.4, .6 + 4.0 * v), 110, 40, deep, "side carving", (1, 1))
    joined.displace(side, chinar.band(1000, 360), .38, 2)
    return Shot("sweep", "linen", azimuth=-24, elevation=40, fill=(.84, .70), centre=.48)


def hollowed_wood():
    """Walnut whose cut ground is darker than what stands proud: oil and dust stay there."""
    m = wood("walnut", 0, polish=.35)
    g = Graph.of(m)
    before = g.bsdf.inputs["Base Color"].links[0].from_socket
    g.colour(g.mix(g.remap(g.node("NewGeometry").outputs["Pointiness"], .505, .47, 0, .75), before, (.018, .008, .004)))
    return m


@good("GI05", samples=40)
def stacker(colour):
    cols = ["#C2201F", "#E8821A", "#F2C21B", "#5F9A2F", "#1F7F86", "#27449A"]
    turned.lathe([(0, 0), (5.0, 0), (5.4, .2), (5.5, .7), (5.2, 1.25), (4.2, 1.5), (0, 1.55)], lacquer(srgb("#7A1D22")), "base", 128)
    z = 1.5
    for i, c in enumerate(cols):
        r, h = 5.0 - .52 * i, 2.05 - .10 * i
        prof = [(.7, 0), (r - h * .55, 0), (r - h * .12, h * .08), (r, h * .5), (r - h * .12, h * .92), (r - h * .55, h), (.7, h)]
        mesh.place(turned.lathe(prof, lacquer(srgb(c)), "ring", 128, .08, .002, seed=i), (.10 * math.sin(i * 2.1), .08 * math.cos(i * 1.7), z), (0, 0, 50 * i))
        z += h + .02
    mesh.place(turned.lathe([(0, 0), (.8, 0), (1.0, .25), (.75, .5), (1.35, .9), (1.75, 1.7), (1.65, 2.5), (1.0, 3.2), (0, 3.4)], lacquer(srgb("#F0B81A")), "finial", 96), (0, 0, z))
    mesh.place(turned.bead(.55, lacquer(srgb("#C2201F"))), (0, 0, z + 3.75))
    return Shot("sweep", "paper", azimuth=0, elevation=13, fill=(.66, .70), centre=.48)


@good("GI09", samples=48)
def coasters(colour):
    m = marble(inlays.pietra())
    side = marble()
    z = 0
    for i, (x, y, r) in enumerate(((0, 0, 4), (.15, -.1, -6), (-.1, .12, 11))):
        mesh.place(joined.box((9, 9, .9), side, .13, top=m), (x, y, z), (0, 0, r))
        z += .93
    lean = joined.box((9, 9, .9), side, .13, top=m)
    mesh.rest(mesh.place(lean, (5.3, -4.5, 5), (58, 0, 34)))
    return Shot("sweep", "clay", azimuth=14, elevation=34, fill=(.84, .72), centre=.48)


@good("GI01", samples=56)
def bidri_box(colour):
    side, lid, bare = black_ware(inlays.bidri_band(), .26), black_ware(inlays.bidri_lid(), .26), black_ware(rough=.26)
    turned.lathe([(0, 0), (3.4, 0), (3.7, .1)], bare, "foot", 128, .08, 0)
    turned.lathe([(3.7, .1), (4.0, .35), (4.05, 2.9)], side, "body", 192, .08, 0)
    for r, z in ((4.06, 2.95), (4.12, 3.15)):
        drawn.tube([(r * math.cos(q), r * math.sin(q), z) for q in np.linspace(0, 2 * math.pi, 140, endpoint=False)], .09, metal("silver"), "rule", 10, True)
    dome = lambda v: 2.98 + 1.25 * math.sqrt(max(0, 1 - (v * .985) ** 2.4))
    top = mesh.grid(lambda u, v: (4.1 * v * math.cos(2 * math.pi * u), 4.1 * v * math.sin(2 * math.pi * u), dome(v)), 160, 40, lid, "lid", (1, 1))
    mesh.flat_uv(top, 8.4)
    mesh.place(turned.lathe([(0, 0), (.5, .05), (.35, .35), (.62, .7), (.35, 1.1), (0, 1.25)], metal("silver"), "knob", 48, .05), (0, 0, 4.18))
    return Shot("sweep", "sand", azimuth=12, elevation=30, fill=(.66, .66), centre=.475, exposure=.1)


@good("GI03", "black-gold", "red", "turquoise", samples=36)
def papier_mache_box(colour):
    ground = {"black-gold": (26, 22, 22), "red": (150, 22, 30), "turquoise": (16, 110, 120)}[colour]
    petals = [(214, 166, 76), (236, 206, 130), (196, 70, 60), (240, 232, 214)] if colour == "black-gold" else [(246, 240, 230), (240, 200, 90), (236, 130, 120), (130, 170, 220)]
    skin = glaze(art=naqashi.flowers(ground, petals, w=1500, h=1000, seed=4), crackle=0)
    side = glaze(art=naqashi.flowers(ground, petals, w=1500, h=560, seed=7, dense=90), crackle=0)
    gold = metal("bright brass")
    joined.box((15, 10, 4.3), side, .5, "box", (0, 0, .2), 5)
    joined.box((15.3, 10.3, 2.2), side, .7, "lid", (0, 0, 4.62), 5, top=skin)
    joined.box((14.7, 9.7, .3), plain((.02, .015, .012)), .05, loc=(0, 0, 4.45))
    for z, a, b in ((4.72, 7.72, 5.22), (.45, 7.5, 5.0), (6.45, 7.45, 4.95)):
        ring = [(a * np.sign(math.cos(q)) * abs(math.cos(q)) ** .12, b * np.sign(math.sin(q)) * abs(math.sin(q)) ** .12, z) for q in np.linspace(0, 2 * math.pi, 240, endpoint=False)]
        drawn.tube(ring, .08, gold, "rule", 8, True)
    return Shot("sweep", "linen", azimuth=30, elevation=31, fill=(.82, .68), centre=.475)


@good("GI08", "indigo", "maroon", "olive", samples=28)
def paper_journal(colour):
    g, a, c = {"indigo": ((40, 52, 92), (232, 224, 204), (190, 90, 50)), "maroon": ((110, 30, 36), (236, 222, 196), (210, 150, 60)), "olive": ((96, 100, 56), (238, 230, 206), (160, 60, 44))}[colour]
    cover = paint(prints.block_print(g, a, c, 1050, 1500, 5, True, 9), rough=.85, grain=.03)
    spine, page = cloth(color=srgb("#%02x%02x%02x" % tuple(int(v * .7) for v in g)), weave=9), plain(srgb("#E8DDC4"), .95)

    def book(z, turn, x=0, y=0):
        parts = [joined.box((13.6, 19.6, 1.7), page, .06, "pages", (.1, 0, z + .2), 2), joined.box((14, 20, .22), cover, .09, "back", (0, 0, z), 3), joined.box((14, 20, .22), cover, .09, "cover", (0, 0, z + 1.88), 3, top=cover)]
        for k in range(9):                                            # leaves of different width at the fore-edge
            parts.append(joined.box((.5, 19.4 - .13 * (k % 4), .12), page, .03, "deckle", (6.7 + .12 * math.sin(k * 2.3), .05 * math.cos(k * 3), z + .28 + k * .175), 1))
        parts.append(joined.box((1.7, 20.06, 2.16), spine, .25, "spine", (-6.3, 0, z - .03), 4))
        for o in parts:
            mesh.carry(o, (x, y, 0), turn)
    book(0, 9, 1.0, .8)
    book(2.16, -14)
    cord = cloth(color=srgb("#C9AE7C"), weave=9)
    drawn.tube(drawn.curve([(5.5, -11.2, 4.4), (6.8, -12.6, 3.2), (7.6, -13.2, 1.2), (8.4, -13.8, .2), (9.6, -14.6, .15)]), .13, cord, "ribbon", 8)
    return Shot("sweep", "paper", azimuth=24, elevation=42, fill=(.74, .72), centre=.48)


@good("GI10", samples=44)
def horn_pen_stand(colour):
    """A cup cut from the horn, as wide and as oval as it grew, in a turned ring on a turned foot."""
    horn = shining_through(glaze(art=inlays.horn(), rough=.16, crackle=0), (.95, .62, .30), .30)
    brass = metal("brass", patina=.2)
    turned.lathe([(0, 0), (4.35, 0), (4.6, .25), (4.55, .7), (4.2, 1.0), (4.3, 1.25), (4.05, 1.55), (0, 1.55)], wood("sheesham", 0), "foot", 160, .08, 0)
    oval = lambda a, r, z: (r * (1 + .035 * math.cos(2 * a)), z + .10 * math.cos(a - .6) * max(0, z - 7) / 3)
    cup = [(0, 0, 1), (3.25, 0), (3.35, .3), (3.22, 3.2), (3.38, 6.6), (3.62, 9.4), (3.68, 9.62), (3.55, 9.75), (3.36, 9.6), (3.14, 6.6), (2.98, 3.2), (2.95, .5), (0, .4)]
    mesh.place(turned.lathe(cup, horn, "horn", 160, .1, .008, oval), (0, 0, 1.5))
    mesh.place(turned.lathe([(3.3, 0), (3.72, 0), (3.85, .18), (3.72, .36), (3.80, .52), (3.68, .72), (3.3, .74)], brass, "ring", 160, .05, 0, oval), (0, 0, 1.5))
    _fountain_pen((-1.35, .5), (5, -9, 0), "#14161E")
    _fountain_pen((1.5, .9), (4, 10, 60), "#5A1420", .94)
    _pencil((.2, -1.2), (-7, 3, 0))
    return Shot("sweep", "linen", azimuth=26, elevation=17, fill=(.56, .70), centre=.49)


def _fountain_pen(at, lean, colour, size=1.0):
    """Nib down in the cup: its cap with rings and a clip looks out."""
    resin, gold = lacquer(srgb(colour), 0), metal("bright brass", patina=.05)
    parts = [turned.lathe([(0, 0), (.36, .2), (.46, .8), (.50, 7.4), (.50, 7.5)], resin, "barrel", 48, .1, 0),
             turned.lathe([(.50, 7.45), (.60, 7.5), (.60, 7.85), (.56, 7.9)], gold, "band", 48, .05, 0), turned.lathe([(.55, 7.85), (.585, 8.0), (.56, 12.6), (.54, 12.8)], resin, "cap", 48, .1, 0),
             turned.lathe([(.50, 12.75), (.575, 12.8), (.575, 13.05), (.5, 13.1)], gold, "ring", 48, .05, 0), turned.lathe([(.5, 13.05), (.52, 13.2), (.42, 13.8), (.18, 14.1), (0, 14.12)], resin, "jewel", 48, .05, 0),
             drawn.tube(drawn.curve([(0, -.50, 12.92), (0, -.78, 12.95), (0, -.84, 12.3), (0, -.72, 10.2), (0, -.66, 9.5)]), .17, gold, "clip", 10, flat=.45, up=(0, 1, 0), radii=np.linspace(.19, .11, 97)),
             mesh.place(turned.bead(.15, gold), (0, -.66, 9.45))]
    _stand_in(parts, at, lean, size)


def _pencil(at, lean):
    """Six-sided, sharpened upwards."""
    six = lambda a, r, z: (r * (1 if z > 13.0 else math.cos(math.pi / 6) / math.cos((a % (math.pi / 3)) - math.pi / 6)), z)
    parts = [turned.lathe([(.40, 0, 1), (.42, .1), (.42, 13.0, 1)], lacquer(srgb("#C98A1B"), 0), "pencil", 96, .2, 0, six),
             turned.lathe([(.41, 12.98, 1), (.12, 14.5, 1)], wood("pale", 2), "sharpened", 48, .1, 0), turned.lathe([(.12, 14.5), (.02, 15.0), (0, 15.02)], plain((.03, .03, .032), .35), "lead", 24, .05, 0)]
    _stand_in(parts, at, lean, 1.0)


def _stand_in(parts, at, lean, size):
    """Leans things in the cup, from a point on its bottom."""
    for o in parts:
        o.scale = (size,) * 3
        mesh.carry(o, (0, 0, 0), lean[2])
        m = Matrix.Translation((*at, 2.0)) @ Matrix.Rotation(math.radians(lean[1]), 4, "Y") @ Matrix.Rotation(math.radians(lean[0]), 4, "X")
        o.matrix_world = m @ o.matrix_world


@good("GI12", "cobalt", "turquoise", "assorted", samples=44)
def blue_pottery_coasters(colour):
    sets = {"cobalt": [((18, 40, 124), (30, 140, 150))] * 6, "turquoise": [((14, 126, 136), (24, 60, 140))] * 6, "assorted": [((18, 40, 124), (30, 140, 150)), ((14, 126, 136), (24, 60, 140)), ((190, 130, 30), (24, 60, 140))] * 2}[colour]

    def tile(k):
        main, second = sets[k]
        m, edge = glaze(art=pottery.coaster(main, second, k)), glaze(tuple(c * .9 for c in srgb("#%02x%02x%02x" % main)))
        body = turned.lathe([(0, 0), (4.2, 0), (4.45, .15), (4.5, .5), (4.3, .75), (4.15, .78)], edge, "coaster", 128, .06)
        face = mesh.grid(lambda u, v: (4.25 * v * math.cos(2 * math.pi * u), 4.25 * v * math.sin(2 * math.pi * u), .80 - .04 * v ** 6), 96, 16, m, "face", (1, 1))
        mesh.flat_uv(face, 8.6)
        return body, face
    for k in range(4):
        for o in tile(k):
            mesh.carry(o, (-2.2 + .12 * (k % 2), 2.2 - .1 * k, .82 * k), 40 * k)
    for o in tile(4):
        mesh.carry(o, (5.4, -2.2, 3.35), 24, 52)
    for o in tile(5):
        mesh.carry(o, (-3.6, -7.4, 0), 15)
    return Shot("sweep", "paper", azimuth=6, elevation=38, fill=(.78, .68), centre=.48)


@good("GI14", "gold", "peacock-blue", "red", samples=56)
def dry_fruit_box(colour):
    fill = {"gold": (.12, .06, .02), "peacock-blue": (.004, .075, .13), "red": (.17, .008, .012)}[colour]
    brass, cut = metal("brass", patina=.2), metal("brass", patina=.2, engraving=inlays.engraved_plate(3000, 900, ((.20, .55), (.62, .90))), fill=fill)
    turned.lathe([(0, 0), (9.8, 0), (10.4, .2), (10.8, 1.0), (11.0, 2.6)], cut, "wall", 224, .12, .001)
    turned.lathe([(11.0, 2.55), (11.2, 2.8), (10.9, 3.0), (10.5, 2.8), (10.3, 1.2), (0, .7)], brass, "inside", 200, .12, .001)
    for k in range(4):
        mesh.place(joined.box((20.6, .25, 2.2), brass, .08), (0, 0, .6), (0, 0, 45 * k)) if k % 2 == 0 else None
    nuts = {0: ("#8A4A22", (1.15, .62, .45)), 1: ("#D9B47A", (.62, .40, .9)), 2: ("#B7A24A", (.5, .34, .34)), 3: ("#3A1E14", (.55, .42, .4))}
    rnd = np.random.default_rng(4)
    for q in range(4):
        c, s = nuts[q]
        m = plain(srgb(c), .5)
        for _ in range(46):
            a, r = math.pi / 2 * q + rnd.uniform(.12, 1.45), 9.0 * math.sqrt(rnd.uniform(.03, 1))
            o = turned.bead(1.0, m, 1, 18)
            mesh.place(o, (r * math.cos(a), r * math.sin(a), 1.3 + rnd.uniform(0, 1.1)), tuple(rnd.uniform(0, 360, 3)), s)
    lid = turned.lathe([(0, 2.4), (3, 2.35), (7.5, 1.9), (10.2, 1.0), (11.2, .3), (11.3, 0), (11.0, .1)], brass, "lid", 224, .12, .001)
    knob = turned.lathe([(0, 2.3), (1.4, 2.35), (.7, 2.9), (1.2, 3.6), (.8, 4.4), (0, 4.8)], brass, "knob", 72, .08, .001)
    flowers = _enamelled(lid, colour)
    for o in (lid, knob, *flowers):                                   # taken off: one edge on the floor, one on the rim
        mesh.carry(o, (0, 0, 1.78), 0, 8.6)
        mesh.carry(o, (12.6, -15.7, 0), 39)
    return Shot("sweep", "clay", azimuth=4, elevation=43, fill=(.84, .74), centre=.485)


def _enamelled(lid, colour):
    """Meena: petals of coloured glass in a ring about the knob, and a border of leaves."""
    tones = {"gold": ("#7A1018", "#0F5A4A"), "peacock-blue": ("#0A4F7A", "#0F6A5A"), "red": ("#8E0F18", "#12305E")}[colour]
    one, two, pale = (glaze(srgb(c), crackle=0) for c in (*tones, "#E9DFC8"))
    out = []
    slope = lambda r: 2.4 - .006 * r ** 2.2
    for n, R, size, m, turn in ((10, 4.7, (1.9, .8), one, 0), (10, 4.7, (.85, .34), pale, 0), (20, 8.3, (1.1, .55), two, .5), (20, 8.3, (.42, .22), pale, .5)):
        for k in range(n):
            a = 2 * math.pi * (k + turn) / n
            o = turned.bead(1, m, 1, 24)
            lift = .06 if m is pale else 0
            mesh.place(o, (R * math.cos(a), R * math.sin(a), slope(R) - .02 + lift), (0, math.degrees(.012 * R ** 1.2), math.degrees(a)), (*size, .14))
            out.append(o)
    return out


@good("GI15", samples=32)
def ganjifa_cards(colour):
    dark, gold = lacquer(srgb("#5A1418")), metal("brass", patina=.2)
    fan = [(-10.0, -1.6, .0, 9), (-5.7, -5.0, .13, -6), (5.7, -5.0, .13, 5), (10.0, -1.6, .0, -8), (.0, -3.6, .26, 0)]      # a fan of five, each face to be seen; then the pack
    pack = [(-5.6 + .10 * math.sin(2.3 * k), 6.2 + .10 * math.cos(1.7 * k), .13 * k, 37 * k) for k in range(17)]
    for k, (x, y, z, turn) in enumerate(fan + pack):
        body = turned.lathe([(0, 0), (3.42, 0), (3.48, .06), (3.42, .12), (0, .12)], dark, "card", 96, .05, 0)
        mesh.carry(body, (x, y, z), turn)
        if k < len(fan) or k == len(fan) + len(pack) - 1:
            face = mesh.grid(lambda u, v: (3.36 * v * math.cos(2 * math.pi * u), 3.36 * v * math.sin(2 * math.pi * u), .128), 72, 8, glaze(art=ganjifa.card((1, 3, 4, 2, 0)[k] if k < len(fan) else 2), crackle=0), "face", (1, 1))
            mesh.flat_uv(face, 6.8)
            mesh.carry(face, (x, y, z), turn if k < len(fan) else 0)
    joined.box((12, 9, 4.6), lacquer(srgb("#7A1A1E")), .3, "box", (4.4, 7.0, 0), 4, top=glaze(art=naqashi.flowers((122, 26, 30), [(236, 200, 110), (246, 236, 214), (90, 140, 110)], w=1200, h=900, seed=9, dense=70), crackle=0))
    for z in (.5, 3.2):
        mesh.place(joined.box((12.2, 9.2, .22), gold, .05), (4.4, 7.0, z))
    return Shot("sweep", "linen", azimuth=0, elevation=50, fill=(.86, .72), centre=.485)


@good("GI16", samples=44)
def photo_frame(colour):
    w, h = 13, 18
    before = set(mesh.all_objects())
    moulding = wood("sheesham", 0, coords="UV", polish=.3)
    joined.frame(w, h, [(-.3, .5, "c"), (-.25, .9), (.3, 1.1), (3.4, 1.3), (4.2, 1.2), (4.4, .8), (4.4, 0, "c")], moulding)
    brass = metal("brass", patina=.25)
    for k, (sx, sz) in enumerate(((1, 0), (0, 1), (-1, 0), (0, -1))):
        L = (h if sx else w) + 4.6
        strip = joined.box((.34, .10, L), brass, .03)
        mesh.place(strip, ((w / 2 + 2.0) * sx + (0 if sx else -L / 2), -1.28, (h / 2 + 2.0) * sz + (-L / 2 if sx else 0)), (0, 0 if sx else 90, 0))
    for sx in (-1, 1):
        for sz in (-1, 1):
            for k in range(4):
                a = math.pi / 4 + k * math.pi / 2
                mesh.place(turned.bead(.62, brass, .16, 24), (sx * (w / 2 + 2.0) + .62 * math.cos(a), -1.28, sz * (h / 2 + 2.0) + .62 * math.sin(a)), (90, math.degrees(-a), 0), (1, .42, 1))
    mesh.place(joined.panel(w, h, paint(paintings.hills(), rough=.35, grain=.004, relief=0)), (0, -.3, 0))
    joined.box((w + 8, .5, h + 8), plain((.06, .035, .02)), .05, loc=(0, .3, -(h + 8) / 2))
    joined.box((5, .4, 19), wood("sheesham", 2), .1, loc=(0, 5.6, -12.4))   # it leans back on this
    new = set(mesh.all_objects()) - before
    for o in new:
        mesh.carry(o, (0, 0, 0), 0, -10)
    low = min(mesh.lowest(o) for o in new)
    for o in new:
        mesh.carry(o, (0, 0, -low))
    return Shot("sweep", "paper", azimuth=20, elevation=10, fill=(.66, .74))
