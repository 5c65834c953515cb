"""The ten descents of Vishnu, carved in soft wood and painted: the Kondapalli set."""
import math

import numpy as np

from forms import joined, mesh
from forms.casting import cast
from forms.sculpted import ball, hoop, limb, melt, slab, thrown
from goods.good import Shot, good
from materials.carved import painted
from materials.graph import srgb
from materials.woods import lacquer

BLUE, WHITE, GOLD, RED, GREEN, BLACK, BROWN, SKIN = (srgb(c) for c in ("#2F6FB0", "#F3EDDD", "#E8AE22", "#B5161E", "#1F7A46", "#191312", "#6E3A1E", "#E0A878"))
YELLOW = srgb("#EDBE2E")

# what each is: skin, cloth, head, what he stands on, what he holds
DESCENTS = (("matsya", BLUE, GREEN), ("kurma", BLUE, YELLOW), ("varaha", srgb("#5A4A44"), RED), ("narasimha", srgb("#D8962E"), RED), ("vamana", SKIN, YELLOW),
            ("parashurama", SKIN, srgb("#C4601E")), ("rama", srgb("#2E8A6A"), YELLOW), ("balarama", WHITE, srgb("#23408E")), ("krishna", BLUE, YELLOW), ("kalki", WHITE, RED))


@good("DC10", samples=32)
def dashavatara(colour):
    rows = ((3, 5.6, 8.8), (4, .6, 4.4), (3, -4.4, 0))                 # how many, how far back, how high
    places = [((i - (n - 1) / 2) * 5.3, y, z) for n, y, z in rows for i in range(n)]
    for (name, skin, cloth), (x, y, z) in zip(DESCENTS, places):
        here = mesh.all_objects()
        _doll(name, skin, cloth)
        for o in set(mesh.all_objects()) - set(here):
            mesh.carry(o, (x, y, z), x * 1.2)
    step = lacquer(srgb("#7A1A1E"))
    for n, y, z in rows[:2]:
        joined.box((22.4, 5.0, z), step, .25, "step", (0, y, 0))
        joined.box((22.4, .3, .5), lacquer(GOLD), .1, "edge", (0, y - 2.55, z - .6))
    return Shot("sweep", "paper", azimuth=0, elevation=14, fill=(.80, .76), centre=.485)


def _doll(name, skin, cloth):
    height = .82 if name == "vamana" else 1.0
    paint = [(skin, None)]
    lower, extra = _lower(name)
    chest = melt(.4, ball((0, 0, 5.0), (.95, .68, .85)), ball((0, 0, 4.1), (.78, .6, .8)), limb([(0, 0, 5.5), (.85, 0, 5.3)], [.4, .42]).mirrored(), limb([(0, 0, 5.5), (0, 0, 6.3)], .36))
    raised = name in ("matsya", "kurma", "narasimha", "varaha")
    arms = limb([(.95, 0, 5.3), (1.55, -.35, 4.5), (1.35, -1.15, 5.2 if raised else 4.6)], [.32, .27, .24]).mirrored()
    back = limb([(.8, .2, 5.4), (1.75, .3, 5.3), (1.95, .1, 6.3)], [.26, .23, .21]).mirrored() if raised else None
    head, head_paint = _head(name, skin)
    sash = limb([(.75, -.3, 5.5), (0, -.72, 4.7), (-.7, -.45, 3.9)], .1)
    belt = hoop((0, 0, 3.55), .86, .17)
    body = melt(.06, melt(.25, lower, chest), arms, head, sash, belt, *([back] if back else []))
    paint += [(cloth if name not in ("matsya", "kurma") else (GREEN, srgb("#7A6A2E"))[name == "kurma"], lower.raised(lambda p: np.float32(.05) + 0 * p[:, 0])), *extra, *head_paint,
              (RED if cloth is not RED else GOLD, sash), (GOLD, belt), (GOLD, hoop((1.28, -.2, 4.85), .33, .1, 0).mirrored()), (GOLD, hoop((0, 0, 5.75), .55, .14))]
    mat = painted(.38, .4)
    parts = [cast(body, mat, .075, name, paint), cast(thrown([(1.55, 0), (1.6, .1), (1.5, .45), (1.3, .5)]), mat, .1, "foot", [(GREEN, None), (YELLOW, slab((0, 0, .45), (4, 4, .16), 0))])]
    parts += [cast(b, mat, .06, "held", [(c, None)]) for c, b in _held(name)]
    for o in parts:
        o.scale = (height,) * 3


def _lower(name):
    """Legs in a pleated cloth, a fish's tail, or a tortoise; and what is painted on it."""
    if name == "matsya":
        tail = limb([(0, 0, 3.9), (.15, 0, 2.6), (-.2, .1, 1.4), (.1, .2, .5)], [.95, 1.0, .85, .6])
        fin = ball((0, .1, .8), (1.5, .35, .5))
        scales = tail.raised(lambda p: (.05 * np.sin(p[:, 2] * 9) * np.sin(np.arctan2(p[:, 1], p[:, 0]) * 7)).astype(np.float32))
        return melt(.2, scales, fin), [(RED, fin.raised(lambda p: np.float32(.06) + 0 * p[:, 0])), *[(YELLOW, hoop((0, 0, z), 1.0, .1)) for z in (1.7, 2.3, 2.9)]]
    if name == "kurma":
        shell = ball((0, .2, 1.9), (1.55, 1.5, 1.5))
        feet = melt(.1, limb([(.9, -.8, 1.2), (1.5, -1.2, .5)], [.4, .35]).mirrored(), limb([(0, -1.0, 1.9), (0, -1.75, 1.9)], [.45, .4]))
        return melt(.3, shell, feet), [(YELLOW, feet), *[(BROWN, hoop((0, .2, 1.9), r, .09, 1).moved((0, -1.2 + .35 * r, 0))) for r in (.6, 1.2)], *[(BROWN, hoop((0, .2, z), 1.55, .08)) for z in (1.2, 2.5)]]
    dhoti = thrown([(1.25, .4), (1.28, .6), (1.1, 2.0), (.85, 3.4), (.8, 3.8)], lambda a, z: 1 + .05 * np.sin(14 * a) * np.clip((3.6 - z) / 3, 0, 1))
    return dhoti, [(GOLD, slab((0, 0, .65), (4, 4, .3), 0)), (GOLD, slab((0, -1.2, 2.0), (.4, 1.2, 3.2), .05))]


def _head(name, skin):
    """A painted head with its crown; the boar, the lion and the horse have their own."""
    at = (0, -.05, 7.0)
    tall = thrown([(.80, 7.55), (.86, 7.7), (.72, 8.0), (.66, 8.3), (.42, 8.8), (.2, 9.2), (.24, 9.4), (.02, 9.65)])
    eyes = ball((.30, -.72, 7.12), (.17, .18, .12)).mirrored()
    pupils = ball((.29, -.86, 7.12), (.075, .1, .09)).mirrored()
    brows = limb([(.14, -.78, 7.36), (.34, -.78, 7.42), (.55, -.60, 7.32)], .05).mirrored()
    lips = ball((0, -.72, 6.68), (.2, .16, .075))
    mark = limb([(0, -.84, 7.38), (0, -.76, 7.62)], .06)
    paint = [(WHITE, eyes), (BLACK, pupils), (BLACK, brows), (RED, lips), (RED, mark), (GOLD, tall), (RED, hoop((0, 0, 7.85), .78, .1))]
    ears = ball((.82, .05, 6.85), (.12, .16, .26)).mirrored()
    skull = melt(.2, ball(at, (.78, .76, .92)), ball((0, -.78, 6.95), (.12, .14, .16)))
    hair = ball((0, .22, 7.1), (.84, .78, .98)).cut(ball((0, -.95, 6.85), (.9, .8, 1.05)), .05)
    if name == "varaha":
        snout = melt(.15, limb([(0, -.5, 7.0), (0, -1.35, 6.7)], [.6, .40]), limb([(.22, -1.2, 6.55), (.5, -1.5, 6.85)], [.12, .04]).mirrored())
        up = limb([(.55, .0, 7.5), (.85, 0, 7.95)], [.26, .08]).mirrored()
        return melt(.1, skull, snout, up, tall), [*[p for p in paint if p[1] is not lips], (WHITE, limb([(.22, -1.2, 6.55), (.5, -1.5, 6.85)], [.13, .05]).mirrored()), (RED, ball((0, -1.72, 6.68), (.28, .14, .22)))]
    if name == "narasimha":
        mane = melt(.1, *[ball((1.0 * math.sin(a), .1, 7.0 + 1.0 * math.cos(a)), .42) for a in np.linspace(0, 2 * math.pi, 12, endpoint=False)])
        muzzle = melt(.12, ball((.2, -.78, 6.78), (.28, .26, .22)).mirrored(), ball((0, -.7, 6.55), (.22, .2, .16)))
        return melt(.08, skull, mane, muzzle, tall), [(BROWN, mane.cut(ball((0, -.6, 7.0), (.8, .8, .95)), .02)), *paint, (BLACK, ball((0, -1.0, 6.88), (.16, .12, .1))), (RED, ball((0, -.9, 6.56), (.2, .14, .07)))]
    if name == "kalki":
        horse = melt(.15, limb([(0, .0, 7.2), (0, -.75, 6.85), (0, -1.2, 6.35)], [.68, .48, .36]), limb([(.4, .1, 7.7), (.48, .0, 8.25)], [.2, .05]).mirrored())
        return melt(.1, horse, tall), [(BLACK, ball((.45, -.55, 7.1), (.14, .2, .12)).mirrored()), (RED, hoop((0, -.85, 6.75), .46, .09, 1)), (BLACK, ball((.15, -1.5, 6.3), .08).mirrored()), (GOLD, tall), (RED, hoop((0, 0, 7.85), .78, .1))]
    if name in ("vamana", "parashurama"):
        knot = ball((0, .1, 8.0), (.36, .36, .36))
        beard = limb([(0, -.55, 6.5), (0, -.75, 5.9)], [.42, .12]) if name == "parashurama" else None
        return melt(.06, skull, hair, knot, ears, *([beard] if beard else [])), [(BLACK, hair), (BLACK, knot), *paint[:5], *([(BLACK, beard), (RED, ball((0, -.85, 6.72), (.17, .12, .06)))] if beard else [])]
    feather = [ball((.1, -.5, 9.1), (.3, .1, .55))] if name == "krishna" else []
    return melt(.06, skull, hair, ears, tall, *feather), [(BLACK, hair), *paint, *[(GREEN, f) for f in feather]]


def _held(name):
    """(colour, body) of what is in his hands."""
    if name in ("matsya", "kurma", "varaha", "narasimha"):
        return [(GOLD, melt(.03, hoop((1.98, .05, 6.85), .38, .1, 1), ball((1.98, .05, 6.85), .2))), (WHITE, melt(.1, ball((-1.98, .05, 6.8), (.3, .28, .42)), limb([(-1.98, .05, 7.1), (-2.05, .05, 7.45)], [.14, .05])))]
    rod = lambda a, b, r=.09: limb([a, b], r, 0)
    return {"vamana": [(BROWN, rod((-1.35, -1.15, 3.2), (-1.35, -1.15, 8.8))), (RED, thrown([(1.75, 8.5), (1.6, 8.75), (1.1, 9.15), (.3, 9.45), (.03, 9.6)]).moved((-1.35, -1.15, 0))), (GOLD, ball((1.35, -1.25, 4.75), (.3, .3, .26)))],
            "parashurama": [(BROWN, rod((-1.35, -1.2, 2.2), (-1.35, -1.2, 7.3))), (srgb("#A9B0B5"), melt(.1, ball((-1.85, -1.2, 6.8), (.55, .1, .62)), ball((-1.5, -1.2, 6.8), (.3, .14, .3))))],
            "rama": [(GOLD, limb([(-1.35, -1.2, 1.4), (-2.1, -1.3, 2.6), (-1.5, -1.3, 4.6), (-2.1, -1.3, 6.6), (-1.35, -1.2, 7.8)], [.08, .14, .15, .14, .08])), (WHITE, rod((-1.35, -1.2, 1.4), (-1.35, -1.2, 7.8), .075)), (RED, rod((1.35, -1.2, 3.4), (1.35, -1.2, 6.4), .07))],
            "balarama": [(BROWN, limb([(-1.35, -1.2, 2.2), (-1.35, -1.2, 6.6), (-1.9, -1.3, 7.3)], .13)), (BROWN, limb([(-1.35, -1.2, 2.3), (-.6, -1.6, 1.9), (-.1, -1.9, 1.4)], [.2, .18, .06]))],
            "krishna": [(GOLD, rod((-1.5, -1.2, 6.35), (1.2, -1.35, 6.75), .12))],
            "kalki": [(srgb("#A9B0B5"), limb([(-1.35, -1.2, 4.6), (-1.5, -1.4, 6.4), (-1.2, -1.5, 8.0)], [.16, .17, .04], 4, ((0, 1, 0), .5))), (GOLD, rod((-1.75, -1.2, 4.75), (-.95, -1.2, 4.75), .13)), (GREEN, ball((1.45, -1.35, 4.4), (.75, .16, .75)))]}[name]
