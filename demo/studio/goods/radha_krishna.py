"""Radha and Krishna of painted Makrana marble: white, with gold, and colour in the hems."""
import math

import numpy as np

from art import idol_faces
from forms import draped, mesh
from forms.anatomy import arm, facing, foot, hand, pleats, ring, rings
from forms.casting import cast
from forms.seats import lotus_seat, mukut
from forms.sculpted import ball, beads, hoop, limb, melt, slab
from forms.visage import visage
from goods.good import Shot, good
from materials.enamel import drawn_on, gilt, gold_leaf, plain_enamel, polished_marble

HEAD = .93                                                            # a head of visage, against bodies fourteen units high
HAIR, RED, GREEN, PINK = (.018, .012, .010), (.36, .015, .03), (.015, .16, .10), (.62, .20, .24)


def new(body, mat, step, name):
    """Freshly polished and painted: no age in its hollows."""
    return cast(body, mat, step, name, aged=False)


class Stuff:
    """What the idol is painted with."""

    def __init__(self):
        self.marble, self.gold = polished_marble(), gold_leaf()
        self.hair, self.red, self.green, self.pink = (plain_enamel(c, r) for c, r in ((HAIR, .38), (RED, .3), (GREEN, .3), (PINK, .35)))
        self.saffron = plain_enamel((.70, .43, .12), .36)
        white = (226, 219, 206)
        self.shawl = gilt(*idol_faces.hemmed((164, 30, 44), (120, 16, 30), "vu", 3, 500, 1600))
        self.panel = gilt(*idol_faces.hemmed((222, 150, 52), (164, 30, 44), "vu", 2, 500, 1200))
        self.skirt = gilt(*idol_faces.hemmed(white, (22, 104, 74), "v", 22, 2600, 1100))
        self.veil = gilt(*idol_faces.hemmed((28, 112, 80), (164, 30, 44), "vu", 7, 1200, 1300))


@good("DC05", samples=40)
def radha_krishna(colour):
    s = Stuff()
    _together(lambda: krishna(s), (-1.95, -.25, 1.62))
    _together(lambda: radha(s), (1.85, .15, 1.62))
    seat = new(lotus_seat(4.1, 1.5, 20), s.marble, .06, "lotus")
    seat.scale = (1.22, .78, 1)
    rims = new(melt(.02, hoop((0, 0, .13), 4.12, .10), hoop((0, 0, 1.52), 3.52, .08), hoop((0, 0, .78), 3.24, .08)), s.gold, .07, "rims")
    rims.scale = (1.22, .78, 1)
    return Shot("sweep", "clay", azimuth=-5, elevation=7, fill=(.74, .84), centre=.49, exposure=-.10)


def _together(build, at):
    """Moves what `build` makes."""
    before = set(mesh.all_objects())
    build()
    for o in set(mesh.all_objects()) - before:
        mesh.carry(o, at)


def _head(who, s, at, turn, hair, gold, reds=()):
    """Face, hair and jewels of a head, modelled upright and then inclined: `turn` in degrees about x, y and z."""
    face = new(visage("painted", 1.0), drawn_on(polished_marble(), idol_faces.painted_face(who)), .045, "face")
    mesh.front_uv(face, (0, 0), (idol_faces.WIDE, idol_faces.HIGH))
    parts = [face, new(hair, s.hair, .05, "hair"), new(gold, s.gold, .045, "jewels"), *[new(b, m, .04, "gems") for b, m in reds]]
    for o in parts:
        mesh.place(o, at, turn, HEAD)
    return parts


def _hair_cap(low=.62):
    """Combed back from a hairline with a parting, in fine strands."""
    cap = melt(.2, ball((0, .20, .36), (1.02, 1.06, 1.02)), ball((0, .55, -.35), (.86, .62, .72)))
    cap = cap.cut(ball((0, -1.05, -.12), (.89, .98, low + .40)), .05).cut(limb([(0, -1.0, .9), (0, -.6, 1.3)], .03), .05)
    return cap.raised(lambda p: (-.012 + .012 * np.sin(26 * np.abs(p[:, 0]) + 9 * p[:, 1])).astype(np.float32))


def _earrings():
    return melt(.02, *[b.mirrored() for b in (ball((1.0, .0, -.80), (.13, .13, .13)), hoop((1.0, .0, -1.0), .16, .05), ball((1.0, .0, -1.05), (.17, .17, .13)), beads([(1.0 + .16 * math.cos(a), .16 * math.sin(a), -1.17) for a in np.linspace(0, 2 * math.pi, 12)], .05, 1.8))])


def krishna(s):
    """Tribhanga: his weight on the left leg, the right crossed before it, the flute to his right."""
    legs = melt(.45, limb([(.95, .05, 7.3), (.92, -.12, 5.6), (.82, -.1, 3.95), (.70, .12, 2.3), (.62, .1, .75)], [1.02, .94, .70, .66, .50]),
                limb([(-.15, 0, 7.3), (-.22, -.55, 5.7), (.10, -.95, 4.1), (.85, -.85, 2.5), (1.45, -.75, 1.1)], [1.02, .92, .70, .62, .44]), ball((.42, .05, 7.55), (1.28, .95, .75)))
    dhoti = legs.raised(_drapery)
    torso = melt(.5, ball((.42, .05, 7.9), (1.10, .80, .7)), limb([(.40, .02, 8.0), (.18, .0, 9.0), (-.02, .02, 9.9)], [.86, .74, .98], 4, ((0, 1, 0), .80)), ball((-.04, -.02, 10.25), (1.34, .84, .92)),
                 limb([(-1.45, .1, 10.95), (-.6, .08, 11.15), (0, .05, 11.2), (.6, .08, 11.02), (1.35, .1, 10.70)], [.50, .50, .5, .50, .50]), limb([(0, .08, 11.0), (.06, -.1, 12.3)], [.52, .43]))
    near, far = ((1.42, .05, 10.72), (2.15, -.75, 9.0), (.20, -1.52, 11.2)), ((-1.52, .05, 10.98), (-2.75, -.55, 9.45), (-2.15, -1.55, 11.15))
    arms = melt(.12, arm(*near, .44), arm(*far, .44))
    hands = melt(.05, hand(near[2], (-.55, -.12, .85), (-.3, .9, .2), .92, 1, (38, 42, 46, 52)), hand(far[2], (-.15, -.15, 1), (.35, .9, .1), .92, -1, (40, 46, 50, 54)))
    feet = melt(.1, foot((.62, .25, .2), (.85, -.75, .16), (0, 0, -1), 1.0, -1), limb([(1.45, -.72, 1.1), (1.52, -.8, .75)], [.32, .3]), foot((1.5, -.72, .72), (1.72, -1.2, .22), (-.3, .75, -.6), .92, 1))
    new(melt(.10, torso, arms), s.marble, .075, "krishna")
    new(melt(.02, hands, feet), s.marble, .055, "hands and feet")
    new(dhoti, s.saffron, .065, "dhoti")
    _krishna_gold(s, dhoti, near, far)
    _krishna_cloth(s)
    _flowers(s, melt(.1, torso, dhoti), [(-.62, 11.05), (-.95, 9.6), (-.70, 7.6), (.0, 5.2), (.42, 4.55), (.9, 5.2), (1.35, 7.5), (.95, 9.6), (.62, 10.95)])
    gold = melt(.02, mukut(.90, 2.0, 3, 10).moved((0, .06, .86)), _earrings())
    locks = [limb([(.80, .35, -.1), (1.08, .35, -.9), (1.20, .15, -1.5), (1.45, .2, -1.95), (1.38, .05, -2.15)], [.30, .28, .24, .17, .06]).mirrored()]
    parts = _head("krishna", s, (.12, -.28, 12.95), (2, 7, 7), melt(.12, _hair_cap(), *locks), gold, [(ball((0, -1.06, 1.62), (.15, .09, .17)), s.red), (ball((.70, -.80, 1.52), (.10, .08, .12)).mirrored(), s.green)])
    for lean, size, y in ((-30, .85, -.62), (42, .85, -.62), (8, 1.12, -.72)):
        plume((.36, y, 14.75), lean, size)
    return parts


def _drapery(p):
    """Folds hung from hip to hip over each leg, cut like steps: soft below, sharp above."""
    x, y, z = p.T
    split = .35 + .22 * np.clip(4.6 - z, 0, 4)
    side = np.where(x < split, -1.0, 1.0)
    middle = np.where(side < 0, np.interp(z, [1, 2.5, 4.1, 5.7, 7.3], [1.45, .85, .10, -.22, -.15]), np.interp(z, [.7, 2.3, 3.95, 7.3], [.62, .70, .82, .95]))
    count = z * 1.55 - .55 * (x - middle) ** 2 * 1.2 + .25 * side * (x - middle)
    return (.055 * pleats(count, 1.6) * np.clip((7.4 - z) / 1.0, .15, 1)).astype(np.float32)


def _krishna_gold(s, dhoti, near, far):
    hems = [dhoti.raised(lambda p: np.float32(.05) + 0 * p[:, 0]).within(b, .03) for b in (hoop((.62, .1, .62), .5, .5, 2, .34), ball((1.42, -.76, 1.02), (.60, .60, .30)))]
    waist = melt(.03, *[dhoti.raised(lambda p: np.float32(.10) + 0 * p[:, 0]).within(slab((.42, 0, z), (4, 4, t), .04), .05) for z, t in ((7.95, .30), (7.62, .12))])
    jewels = [*rings(near[0], near[1], [(.42, .54)], .09), *rings(far[0], far[1], [(.42, .54)], .09), *rings(near[1], near[2], [(.80, .33), (.91, .30)], .075), *rings(far[1], far[2], [(.80, .33), (.91, .30)], .075),
              ring((.62, .1, .42), (0, 0, 1), .36, .08), ring((1.49, -.76, .86), (.2, -.2, -1), .34, .08)]
    neck = [beads([(.02 + r * math.sin(a), .0 - r * .95 * math.cos(a), z - d * (.5 + .5 * math.cos(a)) ** 1.5) for a in np.linspace(-2.4, 2.4, 90)], t) for r, z, d, t in ((.60, 11.55, .30, .07), (.92, 11.35, .75, .08))]
    flute = melt(.03, limb([(.80, -1.40, 12.20), (-3.7, -1.95, 11.82)], .115, 0), *[ring((.80 - 4.5 * t, -1.40 - .55 * t, 12.20 - .38 * t), (-4.5, -.55, -.38), .12, .045) for t in (.04, .3, .55, .80, .97)])
    new(melt(.02, *hems, waist, *jewels, *neck), s.gold, .05, "gold")
    new(flute, s.gold, .05, "flute")


def _krishna_cloth(s):
    """The pleats in front, and the shawl over both shoulders, behind the back and over the forearms."""
    draped.scarf([(.42, -1.00, 7.75), (.42, -1.35, 6.4), (.42, -1.62, 4.8), (.40, -1.72, 3.2), (.30, -1.66, 1.9)], [(1, 0, 0), (1, -.05, 0), (1, -.05, 0), (1, 0, .06), (1, 0, .12)], [.55, .75, .95, 1.1, 1.3], s.panel, 3.5, .12, "pleats")
    left = [(-.35, .80, 10.75), (-1.25, .60, 11.35), (-1.85, .10, 11.1), (-2.45, .05, 10.1), (-2.95, -.45, 9.45), (-3.05, -.95, 8.5), (-3.15, -.85, 6.8), (-3.25, -.75, 4.9)]
    right = [(.35, .80, 10.6), (1.15, .60, 11.1), (1.72, .12, 10.85), (2.15, .1, 9.9), (2.35, -.45, 9.05), (2.50, -.95, 8.2), (2.42, -.85, 6.7), (2.50, -.75, 5.0)]
    across = [(0, .1, 1), (.1, .9, .5), (.3, .9, .3), (.55, .8, 0), (.8, .55, 0), (1, .2, 0), (1, .1, 0), (1, 0, 0)]
    flip = lambda q: (-q[0], *q[1:])
    draped.scarf(left, [flip(q) for q in across], [1.2, .9, .85, .85, .9, .95, 1.15, 1.35], s.shawl, 2.5, .12, "shawl")
    draped.scarf(right, across, [1.2, .9, .85, .85, .9, .95, 1.15, 1.35], s.shawl, 2.5, .12, "shawl")


def plume(at, lean, size):
    """A peacock's feather: a leaf with frayed edges, painted."""
    def leaf(u, v):
        a, r = (u - .5) * 2 * math.pi, v * (1 + .035 * math.sin(60 * u * math.pi))
        x, z = r * .50 * math.sin(a), r * .70 * math.cos(a) * (1.12 if math.cos(a) < 0 else .92)
        return (x, -.10 * (1 - v * v) + .10 * x * x, z + .35)
    o = mesh.grid(leaf, 160, 12, drawn_on(plain_enamel((.03, .16, .10), .45), idol_faces.feather().convert("RGBA"), rough=.45), "feather", (1, 1))
    mesh.front_uv(o, (0, .33), (1.02, 1.50))
    return mesh.place(o, at, (-6, lean, 0), size)


def _flowers(s, body, xz, r=.17):
    """A garland of small round flowers lying on the front of a body, pink, white and gold by turns."""
    path = facing(body, xz, -.10, 8)
    long = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    n = int(long[-1] / (r * 1.62))
    spots = np.stack([np.interp(np.linspace(0, long[-1], n), long, path[:, k]) for k in range(3)], 1)
    for k, m in enumerate((s.pink, s.marble, s.pink, s.gold)):
        new(melt(.01, *[_flower(q, r) for q in spots[k::4]]), m, .045, "garland")


def _flower(at, r):
    x, y, z = at
    return melt(.03, *[ball((x + .55 * r * math.cos(a), y - .1 * r, z + .55 * r * math.sin(a)), (.52 * r, .5 * r, .52 * r)) for a in np.linspace(0, 2 * math.pi, 5, endpoint=False)], ball((x, y - .4 * r, z), .4 * r))


def radha(s):
    """She leans towards him: one hand near the flute, the other holds her veil."""
    torso = melt(.4, ball((-.02, .05, 7.75), (1.05, .82, .7)), limb([(0, .04, 8.0), (-.08, .02, 8.9), (-.2, .02, 9.7)], [.80, .68, .86], 4, ((0, 1, 0), .84)), ball((-.25, .0, 10.0), (1.10, .72, .85)),
                 limb([(-1.45, .08, 10.45), (-.25, .08, 10.8), (.98, .08, 10.6)], [.42, .46, .42]), limb([(-.26, .06, 10.7), (-.36, -.1, 11.9)], [.44, .36]))
    bust = ball((.44, -.58, 9.85), (.46, .42, .44)).mirrored().moved((-.24, 0, 0))
    near, far = ((-1.42, .05, 10.42), (-1.75, -.95, 8.9), (-1.85, -1.62, 10.55)), ((.96, .08, 10.58), (1.75, -.1, 8.75), (1.62, -.95, 7.35))
    arms = melt(.12, arm(*near, .37), arm(*far, .37))
    hands = melt(.05, hand(near[2], (-.15, -.1, 1), (-.4, -.9, 0), .84, -1, (6, 8, 12, 16)), hand(far[2], (.05, -.35, -1), (-1, 0, 0), .84, 1, (20, 26, 32, 36)))
    toes = melt(.05, foot((-.5, -1.3, .22), (-.55, -2.2, .16), (0, 0, -1), .9, 1), foot((.4, -1.3, .22), (.48, -2.2, .16), (0, 0, -1), .9, -1))
    body = melt(.12, melt(.22, torso, bust), arms)
    new(body, s.marble, .07, "radha")
    new(melt(.02, hands, toes), s.marble, .055, "hands and feet")
    blouse = melt(.1, melt(.22, torso, bust), *[limb([a[0], tuple(np.array(a[0]) + .5 * (np.array(a[1]) - a[0]))], [.42, .40]) for a in (near, far)]).raised(lambda p: np.float32(.045) + 0 * p[:, 0])
    new(blouse.within(slab((-.24, 0, 9.75), (4.2, 3, 1.75), .15), .06).cut(ball((-.24, -.75, 10.75), (.62, .9, .58)), .06), s.red, .06, "choli")
    draped.skirt([(.98, 8.05), (1.22, 7.5), (1.55, 6.2), (1.95, 4.0), (2.35, 1.8), (2.72, .12)], s.skirt, 22, .13, .86)
    _radha_gold(s, blouse, torso, near, far)
    _radha_cloth(s)
    gold = melt(.02, mukut(.80, 1.45, 2, 9).moved((0, .10, .94)), _earrings(), ball((0, -1.02, .66), (.11, .07, .15)), limb([(0, -1.0, .75), (0, -.82, 1.05), (0, -.5, 1.28)], .045), hoop((.13, -1.12, -.40), .10, .022, 1))
    _head("radha", s, (-.42, -.25, 12.5), (2, -8, -7), _hair_cap(.56), gold, [(ball((0, -.86, 1.52), (.12, .08, .14)), s.red)])


def _radha_gold(s, blouse, torso, near, far):
    up = lambda b, k: b.raised(lambda p: np.float32(k) + 0 * p[:, 0])
    hem = up(blouse, .03).within(slab((-.24, 0, 8.93), (3.1, 3, .14), .04), .03)
    belt = melt(.02, hoop((0, .04, 8.02), .99, .13, 2, 1.3), *[beads([(.99 * math.sin(a), .04 - .99 * .92 * math.cos(a), 7.72 - .14 * abs(math.cos(a * 5))) for a in np.linspace(-1.6, 1.6, 60)], .07)])
    jewels = [*rings(near[0], near[1], [(.52, .44)], .07), *rings(far[0], far[1], [(.52, .44)], .07), *[r for a in (near, far) for r in rings(a[1], a[2], [(.70, .30), (.79, .285), (.88, .27)], .06)]]
    neck = [beads([(-.26 + r * math.sin(a), .0 - r * .95 * math.cos(a), z - d * (.5 + .5 * math.cos(a)) ** 1.5) for a in np.linspace(-2.4, 2.4, 90)], t) for r, z, d, t in ((.52, 11.2, .28, .065), (.78, 11.0, .62, .07))]
    new(melt(.02, hem, belt, *jewels, *neck), s.gold, .05, "gold")


def _radha_cloth(s):
    """The veil: over the hair behind the crown, on both shoulders, down the back; an end drawn across to her waist."""
    draped.veil([(13.92, .25, .22, (-.30, .10), 100, 0), (13.72, .78, .72, (-.31, .12), 96, 0), (13.15, 1.12, 1.02, (-.34, .10), 92, .0), (12.3, 1.20, 1.02, (-.34, .10), 94, .01), (11.4, 1.30, .95, (-.28, .12), 100, .02), (10.7, 1.68, .92, (-.22, .14), 104, .03),
                 (9.6, 1.92, 1.0, (-.15, .2), 100, .05), (7.5, 2.0, 1.25, (-.05, .3), 92, .07), (5.2, 2.25, 1.6, (0, .4), 84, .08), (3.4, 2.45, 1.9, (0, .4), 80, .09)], s.veil, 9)
    draped.scarf([(1.02, .55, 10.75), (.92, -.05, 11.02), (.55, -.80, 10.45), (.10, -1.12, 9.45), (-.45, -1.00, 8.5), (-.85, -.85, 7.85)], [(1, .1, -.2), (.9, .2, .5), (.7, 0, .7), (.7, 0, .7), (.7, 0, .75), (.8, .2, .5)], [.9, .75, .62, .55, .5, .4], s.veil, 2.5, .09, "veil end")
