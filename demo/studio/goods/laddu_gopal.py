"""The child Krishna crawls, a sweet in his raised hand, on a cushion of tufted velvet on his own small throne of brass."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix

from art import idol_faces
from forms import mesh
from forms.anatomy import facing, foot, hand, line_on, on_skin, pellets, ring, rings
from forms.casting import cast
from forms.drawn import tassel, tube
from forms.seats import leaves
from forms.sculpted import ball, beads, hoop, limb, melt, slab
from goods.good import Shot, good
from goods.radha_krishna import plume
from materials.carved import cast_metal, hollowed
from materials.enamel import drawn_on, plain_enamel
from materials.fibres import cloth
from materials.graph import srgb

TURN, SEAT, SIZE = 50, 3.72, 1.17                                                 # how far he is turned to the viewer's right, and where he crawls
HEAD_AT, HEAD_TURN, HEAD = (0, -1.75, 4.72), (-7, 6, -36), 1.32


def _brass(rough=.22):
    return cast_metal("bright brass", rough, (.20, .10, .025), .8)


@good("DC04", samples=44)
def laddu_gopal(colour):
    brass = _brass()
    parts = [cast(child(), brass, .06, "child"), cast(_jewels(), brass, .05, "jewels"), cast(_sweet(), hollowed(plain_enamel((.62, .27, .035), .5), (.22, .07, .01), .7), .045, "laddu"), *_head(brass)]
    for o in parts:
        o.matrix_world = Matrix.Scale(SIZE, 4) @ o.matrix_world
        mesh.carry(o, (-.45, .45, SEAT), TURN)
    cast(throne(), brass, .085, "throne")
    _cushion()
    return Shot("sweep", "clay", azimuth=-4, elevation=13, fill=(.78, .80), centre=.485)


def child():
    """Facing -y on his knees and his left hand: round and short in the limb. The floor is z = 0."""
    neck = limb([(0, -1.15, 3.1), (0, -1.55, 3.9)], [.66, .58])
    shoulders = limb([(-.95, -1.05, 3.0), (0, -1.1, 3.2), (.95, -1.1, 2.95)], [.56, .6, .56])
    legs = [melt(.25, limb([(s * .75, 1.35, 1.35), (s * .98, .55, .98), (s * 1.10, -.1 + k, .66)], [.95, .84, .64]), limb([(s * 1.10, -.1 + k, .62), (s * 1.14, .9 + k, .55), (s * 1.10, 1.9 + k, .44)], [.62, .62, .40])) for s, k in ((-1, -.35), (1, .25))]
    feet = [foot((s * 1.10, 2.1 + k, .42), (s * 1.12, 2.75 + k, .30), (0, .15, 1), 1.0, -s) for s, k in ((-1, -.35), (1, .25))]
    rest = melt(.2, limb([(.98, -1.1, 2.9), (1.35, -1.45, 2.0), (1.42, -1.55, 1.45)], [.58, .52, .42]), limb([(1.42, -1.55, 1.45), (1.40, -1.85, .95), (1.36, -2.0, .42)], [.44, .44, .30]))
    raised = melt(.2, limb([(-.98, -1.1, 2.95), (-1.85, -.95, 2.75), (-2.25, -1.05, 2.75)], [.58, .52, .44]), limb([(-2.25, -1.05, 2.75), (-2.65, -1.25, 3.35), (-2.72, -1.32, 3.8)], [.46, .44, .30]))
    hands = [hand((1.36, -1.98, .34), (-.05, -1, -.10), (0, 0, -1), .95, -1, 4), hand((-2.72, -1.32, 3.75), (-.05, -.40, 1), (.35, -.75, .35), .95, 1, (24, 26, 28, 30), thumb_out=.6)]
    body = melt(.30, _trunk(), neck, shoulders, *legs)
    return melt(.10, melt(.30, body, rest, raised), melt(.05, *feet, *hands))


def _trunk():
    return melt(.7, ball((0, 1.55, 1.75), (1.25, 1.15, 1.15)), ball((0, .25, 1.95), (1.22, 1.25, 1.15)), ball((0, -.95, 2.65), (1.12, 1.0, 1.0)), ball((.55, 2.1, 1.7), (.78, .75, .85)).mirrored())


SWEET = np.array((-2.68, -1.98, 4.62))


def _sweet():
    """A laddu: small grains pressed into a ball."""
    rng = np.random.default_rng(4)
    n = rng.normal(size=(110, 3))
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    return melt(.05, ball(SWEET, .50), pellets(SWEET + n * .47, .085))


def _jewels():
    on = melt(.02, *rings((.98, -1.1, 2.9), (1.42, -1.55, 1.45), [(.45, .57)], .10), *rings((-.98, -1.1, 2.95), (-2.25, -1.05, 2.75), [(.55, .57)], .10),
              ring((1.38, -1.95, .66), (0, -.2, -1), .37, .08), ring((1.39, -1.88, .88), (0, -.3, -1), .40, .08), ring((-2.71, -1.31, 3.62), (0, -.15, 1), .36, .08), ring((-2.68, -1.28, 3.42), (-.1, -.25, 1), .40, .08),
              *[ring((s * 1.10, 1.78 + k, .46), (0, 1, -.1), .46, .09) for s, k in ((-1, -.35), (1, .25))])
    waist = beads(on_skin(_trunk(), [(1.3 * math.sin(a), .85 + .25 * math.cos(a), 1.9 + 1.3 * math.cos(a)) for a in np.linspace(0, 2 * math.pi, 40)], .03, 0), .115)
    neck = [beads([(r * math.sin(a), -1.42 - r * math.cos(a), z - d * math.cos(a)) for a in np.linspace(-2.2, 2.2, 60)], t) for r, z, d, t in ((.70, 3.42, .22, .09), (1.02, 3.2, .40, .105))]
    return melt(.02, on, waist, *neck, ball((0, -2.5, 2.70), (.2, .12, .24)))


def _head(brass):
    """His head with painted eyes and lips, looking at the viewer."""
    flesh = _child_face()
    face = cast(flesh, drawn_on(_brass(.40), idol_faces.painted_face("child"), rough=.3), .045, "face", aged=False)
    mesh.front_uv(face, (0, 0), (idol_faces.WIDE, idol_faces.HIGH))
    parts = [face, cast(melt(.03, _hair(), _crown()), brass, .045, "hair"), *[plume((.05, y, 1.30), lean, size) for lean, size, y in ((-38, .72, -.50), (38, .72, -.50), (0, 1.0, -.62))]]
    for o in parts:
        o.scale = tuple(v * HEAD for v in o.scale)
        o.location = o.location * HEAD
        _incline(o)
    return parts


def _incline(o):
    """Turned as the head is, about its middle, then set on the neck."""
    bpy.context.view_layer.update()
    o.matrix_world = Matrix.Translation(HEAD_AT) @ Euler([math.radians(a) for a in HEAD_TURN]).to_matrix().to_4x4() @ o.matrix_world


def _child_face():
    """A high round brow, full cheeks, a button of a nose, a small smile, a little chin."""
    skull = melt(.4, ball((0, .15, .25), (1.06, 1.05, 1.0)), ball((0, -.15, -.32), (.82, .80, .66)), ball((.50, -.50, -.40), (.42, .40, .40)).mirrored(), ball((0, -.35, .45), (.80, .66, .62)), ball((0, -.74, -.82), (.24, .20, .19))).once()
    nose = melt(.08, ball(facing(skull, [(0, -.20)])[0] + (0, .0, 0), (.095, .085, .08)), ball((.075, facing(skull, [(0, -.22)])[0][1] + .03, -.23), (.055, .055, .05)).mirrored())
    lids = ball(facing(skull, [(.40, .0)])[0] + (0, .09, 0), (.27, .13, .18)).mirrored()
    lips = melt(.03, line_on(skull, [(-.20, -.55), (-.08, -.575), (0, -.585), (.08, -.575), (.20, -.55)], [.02, .04, .045, .04, .02], .015), line_on(skull, [(-.12, -.65), (0, -.675), (.12, -.65)], [.03, .05, .03], .02))
    ears = melt(.05, ball((1.06, .12, -.12), (.13, .22, .30)), ball((1.07, .05, -.45), (.11, .12, .13))).mirrored()
    return melt(.07, melt(.12, skull, nose), lids, lips, ears, hoop((1.10, .0, -.68), .14, .05, 0).mirrored())


def _hair():
    """Curls all round, and a knot on top."""
    cap = melt(.2, ball((0, .20, .32), (1.13, 1.10, 1.03)), ball((0, .5, -.3), (.95, .68, .6))).cut(ball((0, -1.0, -.32), (.98, 1.0, .98)), .08)
    curls = []
    for s in (-1, 1):
        for x, y, z, r in ((.20, -.90, .66, .17), (.52, -.76, .60, .18), (.80, -.52, .42, .18), (.97, -.28, .14, .17), (1.04, -.10, -.12, .15), (1.08, .22, .38, .24), (1.10, .30, -.42, .22), (1.02, .42, -.70, .22), (.9, .62, .1, .28), (.8, .72, -.62, .24)):
            curls.append(_curl((s * x, y, z), r, s))
    knot = melt(.06, ball((0, .15, 1.45), (.40, .40, .36)), hoop((0, .15, 1.22), .36, .09), ball((0, .15, 1.82), (.16, .16, .14)))
    return melt(.06, cap, *curls, knot)


def _curl(at, r, side):
    """A snail of hair."""
    n = np.array((at[0], at[1] - .2, at[2] - .2))
    n /= np.linalg.norm(n)
    a = np.cross(n, (0, 0, 1))
    a /= np.linalg.norm(a)
    b = np.cross(a, n)
    t = np.linspace(0, 1, 22)
    path = np.array(at) + (r * (1 - .8 * t) * np.cos(side * t * 9))[:, None] * a + (r * (1 - .8 * t) * np.sin(side * t * 9))[:, None] * b + (.10 * t)[:, None] * n
    return limb(path, np.linspace(.085, .06, len(path)), 0)


def _crown():
    """A low band with leaves, tipped back."""
    a = np.linspace(0, 2 * math.pi, 44, endpoint=False)
    band = [hoop((0, 0, 0), 1.02, .075), hoop((0, 0, .26), .99, .065), pellets(np.stack([1.02 * np.cos(a), 1.02 * np.sin(a), 0 * a + .13], 1), .085)]
    return melt(.03, *band, leaves(12, .97, .38, (.24, .27, .05), -4, -math.pi / 2, 1, .4)).moved((0, .16, .92), (-9, 0, 0), .88)


def throne():
    """A singhasan: a seat with a beaded rim and a skirting of leaves on turned feet, a low back with a sun."""
    seat = melt(.08, slab((0, .3, 2.35), (9.4, 6.4, .50), .2), slab((0, .3, 1.80), (8.8, 5.8, .7), .12), slab((0, .3, 1.35), (9.1, 6.1, .24), .1))
    rim = [(x, -2.92, 2.35) for x in np.linspace(-4.5, 4.5, 39)] + [(s * 4.72, y, 2.35) for s in (-1, 1) for y in np.linspace(-2.7, 3.4, 26)]
    frieze = [leaves(1, 0, 0, (.34, .36, .06), 0, -math.pi / 2, 1, .5).moved((x, -2.63, 1.83)) for x in np.linspace(-3.95, 3.95, 11)]
    feet = [melt(.06, ball((x, y, 1.0), (.52, .52, .30)), ball((x, y, .60), (.40, .40, .26)), hoop((x, y, .78), .40, .08), ball((x, y, .18), (.58, .58, .20))) for x in (-3.95, 3.95) for y in (-2.1, 2.7)]
    return melt(.03, seat, pellets(rim, .13), *frieze, *feet, _back())


def _back():
    y, R, z = 3.1, 4.0, 6.2
    a = np.linspace(0, math.pi, 50)
    bow = np.array([(R, y, 2.4), *zip(R * np.cos(a), 0 * a + y, z + 1.05 * R * np.sin(a)), (-R, y, 2.4)])
    inner = bow * (.88, 1, 1) - np.array((0, 0, .42))
    scallops = [leaves(1, 0, 0, (.36, .55, .06), -10, -math.pi / 2, 1, .4).moved((1.09 * R * math.cos(t), y, z + 1.05 * 1.09 * R * math.sin(t)), (0, 90 - math.degrees(t), 0)) for t in np.linspace(.05, math.pi - .05, 21)]
    rays = [limb([(1.0 * math.cos(t), y, z + .7 + 1.0 * math.sin(t)), (3.45 * math.cos(t), y, z + .5 + 3.4 * math.sin(t))], [.10, .16], 0) for t in np.linspace(.10, math.pi - .10, 13)]
    pearls = pellets([((R * .94) * math.cos(t), y - .22, z - .2 + R * .985 * math.sin(t)) for t in np.linspace(0, math.pi, 46)], .12)
    return melt(.04, limb(bow, .30, 0), limb(inner, .15, 0), *scallops, *rays, pearls)


def _cushion():
    """Velvet, buttoned in a quilt, a gold cord round it, a tassel at each corner; a bolster at either end."""
    velvet = cloth(color=srgb("#7E0E1E"), weave=18, sheen=1.0, depth=.006, slub=.08)
    gold = cloth(color=(.62, .36, .08), weave=9, rough=.45, sheen=.5)
    w, d, h, z = 8.5, 5.5, 1.2, 2.46
    spots = [(x, y) for j, y in enumerate((-1.9, -.65, .6, 1.85)) for x in np.arange(-3.9 + .65 * (j % 2), 4.0, 1.3)]

    def top(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        x, y = a * w / 2, b * d / 2
        full = (max(0, 1 - a ** 8) * max(0, 1 - b ** 6)) ** .5
        p, q = (x + .0) / 1.3, (y + 1.9) / 1.25
        crease = min(abs((p - q / 2 + .5) % 1 - .5), abs((p + q / 2 + .5) % 1 - .5))
        dent = sum(math.exp(-((x - m) ** 2 + (y - n) ** 2) / .05) for m, n in spots)
        return (x, y + .3, z + .20 + full * (h - .20 - .07 * math.exp(-(crease / .07) ** 2) - .22 * dent))
    mesh.grid(top, 180, 110, velvet, "cushion", (w, d))
    mesh.grid(lambda u, v: ((u - .5) * w, (v - .5) * d + .3, z + .20 - .19 * (max(0, 1 - (2 * u - 1) ** 8) * max(0, 1 - (2 * v - 1) ** 6)) ** .5), 60, 40, velvet, "cushion below", (w, d))
    cast(melt(.02, *[ball((x, y + .3, z + h - .20), (.13, .13, .08)) for x, y in spots]), gold, .05, "buttons", aged=False)
    edge = [(a * w / 2, b * d / 2 + .3, z + .20) for a, b in [(t, -1) for t in np.linspace(-1, 1, 30)] + [(1, t) for t in np.linspace(-1, 1, 20)] + [(t, 1) for t in np.linspace(1, -1, 30)] + [(-1, t) for t in np.linspace(1, -1, 20)]]
    tube(edge, .13, gold, "piping", 10, True, uv_unit=.4)
    for s in (-1, 1):
        tassel((s * (w / 2 + .05), -d / 2 + .22, z + .20), 1.25, gold, thick=.55, strands=22, seed=3 + s)
