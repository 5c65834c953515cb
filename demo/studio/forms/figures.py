"""Gods, dancers and dolls, sculpted part by part. A head is about two units high, a seated figure ten; all face -y."""
import math

import numpy as np

from forms.sculpted import Body, ball, beads, limb, melt, thrown


def face(smile=.05):
    """A head without hair, its middle at the origin: oval, long lids, a straight nose, full lips, long ears."""
    skull = melt(.35, ball((0, .15, .25), (.92, 1.02, 1.05)), ball((0, -.12, -.45), (.70, .78, .72)), ball((.40, -.55, -.28), (.36, .36, .40)).mirrored(), ball((0, -.70, -.92), (.24, .20, .20)))
    brows = limb([(.10, -.90, .24), (.38, -.90, .38), (.76, -.62, .22)], [.06, .075, .05]).mirrored()
    nose = melt(.08, limb([(0, -.90, .26), (0, -1.04, -.02), (0, -1.16, -.22)], [.075, .10, .145]), ball((.13, -1.03, -.27), (.10, .10, .085)).mirrored())
    top = limb([(0, -1.00, -.52), (.13, -.99, -.50), (.32, -.86, -.51 + smile)], [.075, .07, .03])
    low = limb([(0, -.98, -.63), (.13, -.95, -.63), (.27, -.85, -.56 + smile)], [.085, .07, .03])
    lips = melt(.01, top.mirrored(), low.mirrored())
    lids = melt(.02, ball((.37, -.78, .08), (.19, .13, .11)), limb([(.16, -.88, .08), (.37, -.93, .19), (.62, -.77, .10)], .04), limb([(.16, -.88, .06), (.37, -.92, -.02), (.62, -.77, .08)], .032),
                ball((.37, -.91, .08), .055)).mirrored()
    ears = melt(.06, limb([(.95, .10, .30), (1.04, .22, .10), (1.0, .12, -.25), (.95, .0, -.72)], [.10, .14, .12, .15])).mirrored()
    return melt(.05, melt(.12, skull, nose, brows), lips, lids, ears)


def crown(tiers=4, r=1.0, h=2.6):
    """A karanda crown: swelling tiers to a bud, a beaded band, a leaf in front and at the sides. Stands on z = 0."""
    prof, z = [(r * .98, -.1), (r * 1.08, .08), (r * 1.08, .26), (r * .95, .34)], .34
    step = (h - 1.0) / tiers
    for k in range(tiers):
        w = r * (.95 - .68 * (k + .3) / tiers)
        prof += [(w * .86, z + .04), (w, z + step * .45), (w * .9, z + step * .8), (w * .72, z + step * .98)]
        z += step
    prof += [(r * .14, z + .06), (r * .24, z + .26), (r * .20, z + .46), (.03, z + .66)]
    ring = [(r * 1.12 * math.cos(a), r * 1.12 * math.sin(a), .17) for a in np.linspace(0, 2 * math.pi, 60)]
    leaves = [melt(.04, ball((0, 0, 0), (.34 * s, .10, .52 * s)), ball((0, -.08, -.1), (.13, .1, .2))).moved((r * 1.04 * math.sin(a), -r * 1.04 * math.cos(a), .55), (8, 0, math.degrees(a))) for a, s in ((0, 1.15), (.85, .8), (-.85, .8))]
    return melt(.05, thrown(prof), beads(ring, .09), *leaves)


def torso(belly=0.0):
    """From the hips at z = 0.6 to the neck at 5; shoulders at (1.75, 0, 3.9)."""
    body = [ball((0, 0, 3.25), (1.42, .95, 1.25)), ball((0, .05, 1.9), (1.10, .85, 1.2)), ball((0, .1, .75), (1.65, 1.1, .85)), limb([(0, .05, 4.05), (.95, .08, 4.0), (1.6, .1, 3.65)], [.6, .62, .56]).mirrored(), limb([(0, 0, 4.0), (0, -.1, 5.3)], [.72, .55])]
    if belly:
        body.append(ball((0, -.45 * belly, 1.9), (1.25 + .75 * belly, .95 + .75 * belly, 1.2 + .5 * belly)))
    return melt(.5, *body)


def arm(shoulder, elbow, wrist, thick=.46, ring=True):
    """An arm with an armlet and bangles."""
    s, e, w = (np.array(v, float) for v in (shoulder, elbow, wrist))
    parts = [limb([s, (s + e) / 2 * 1.0, e], [thick * 1.12, thick * 1.02, thick * .84], 3), limb([e, (e + w) / 2, w], [thick * .86, thick * .80, thick * .58], 3)]
    body = melt(.12, *parts)
    if not ring:
        return body
    rings = [_bangle(s + (e - s) * .5, e - s, thick * 1.06), *[_bangle(e + (w - e) * t, w - e, thick * .68) for t in (.80, .90)]]
    return melt(.04, body, *rings)


def _bangle(at, along, r):
    d = np.asarray(along, float) / np.linalg.norm(along)
    side = np.cross(d, (0, 1, .3))
    side /= np.linalg.norm(side)
    other = np.cross(d, side)
    ring = [at + r * (math.cos(a) * side + math.sin(a) * other) for a in np.linspace(0, 2 * math.pi, 14)]
    return limb(ring, .10, 0)


def hand(at, up=(0, 0, 1), out=(0, -1, 0), size=1.0, side=1, curl=0.0):
    """An open palm at the wrist: fingers along `up`, palm towards `out`; `curl` bends them forward."""
    u, o = np.array(up, float), np.array(out, float)
    u /= np.linalg.norm(u)
    o -= u * (o @ u)
    o /= np.linalg.norm(o)
    r = np.cross(u, o) * side
    p = lambda x, y, z: np.array(at, float) + size * (x * r + y * u + z * o)
    fingers = [limb([p(x, .55, 0), p(x * 1.12, .85, .06 + .25 * curl), p(x * 1.2, L - .3 * curl, .08 + .55 * curl)], [.125 * size, .115 * size, .09 * size], 0) for x, L in ((-.27, 1.10), (-.09, 1.26), (.09, 1.22), (.26, 1.05))]
    thumb = limb([p(-.3, .2, .05), p(-.52, .5, .15), p(-.5, .78, .2)], [.14 * size, .12 * size, .10 * size], 0)
    return melt(.06 * size, limb([p(0, .05, 0), p(0, .5, 0)], [.27 * size, .36 * size], 0, (o, .55)), *fingers, thumb)


def necklace(z, rx, ry, drop=0.0, y=0.0, r=.11, pendant=0.0):
    """Beads round the neck; lower in front by `drop`."""
    path = [(rx * math.sin(a), y - ry * math.cos(a), z - drop * (.5 + .5 * math.cos(a)) ** 1.5) for a in np.linspace(-math.pi, math.pi, 90)]
    string = beads(path, r)
    return melt(.02, string, ball((0, y - ry - .03, z - drop - pendant * .6), (pendant * .55, pendant * .3, pendant * .7))) if pendant else string


def lotus(r, h=1.5, n=16):
    """A double lotus, its petals opening up and down from a waist, its top at z = h, standing on z = 0."""
    def skin(a, z):
        t = np.where(z > .46 * h, (z - .46 * h) / (.46 * h), (.46 * h - z) / (.40 * h))      # 0 at the waist, 1 at the tips
        core = .80 + .10 * np.clip(t, 0, 1) ** 2
        return r * np.maximum(core, np.maximum(_petals(a, t, n, 0, .99), _petals(a, t * 1.05, n, math.pi / n, .93)))

    def distance(p):
        side = (np.hypot(p[:, 0], p[:, 1]) - skin(np.arctan2(p[:, 1], p[:, 0]), p[:, 2])) * .6
        return np.maximum(side, np.maximum(-p[:, 2], p[:, 2] - .93 * h)).astype(np.float32)
    ring = [(r * .88 * math.cos(a), r * .88 * math.sin(a), h * .94) for a in np.linspace(0, 2 * math.pi, 80)]
    return melt(.03, Body(distance, np.array((-r * 1.08, -r * 1.08, 0)), np.array((r * 1.08, r * 1.08, .93 * h))), thrown([(r * .86, h * .8), (r * .86, h)]), beads(ring, r * .036))


def _petals(a, t, n, turn, reach):
    """How far out a ring of pointed petals lies: rounded across, curling out to the tip, a ridge along the middle."""
    u = np.abs(np.mod(a + turn + math.pi / n, 2 * math.pi / n) - math.pi / n) * n / math.pi
    wide = np.clip((1 - t) / .62, 1e-3, 1) ** .55 * .96
    across = np.clip(1 - (u / wide) ** 2, 0, 1) ** .5
    out = .84 + (reach - .84) * (.35 + .65 * np.sin(np.clip(t, 0, 1) * 2.2)) * across + .012 * np.exp(-(u * 7) ** 2)
    return np.where((u < wide) & (t < 1) & (t > -.02), out, 0)


def halo(R, z0, z1, flames=17, y=.9):
    """An arch of flames on two posts behind a figure: springs at z0, its crown at z1."""
    rise = z1 - z0 - R
    path = [(R, y, z0), (R, y, z0 + rise)] + [(R * math.cos(a), y, z0 + rise + R * math.sin(a)) for a in np.linspace(0, math.pi, 20)[1:-1]] + [(-R, y, z0 + rise), (-R, y, z0)]
    path = np.array(path)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    bow = [limb(path, .24, 0), beads(path * [.93, 1, 1] - [0, 0, .02 * R], .11), limb(path * [.86, 1, 1] - [0, 0, .04 * R], .12, 0)]
    tongues = []
    for t in np.linspace(.02, .98, flames):
        q = np.array([np.interp(t * s[-1], s, path[:, k]) for k in range(3)])
        d = np.array([np.interp(t * s[-1] + .1, s, path[:, k]) - np.interp(t * s[-1] - .1, s, path[:, k]) for k in range(3)])
        a, L = math.degrees(math.atan2(d[2], d[0])) - 90, .17 * R
        flame = melt(.08, ball((.2 * L, 0, 0), (.62 * L, .16, .42 * L)), limb([(.3 * L, 0, 0), (.95 * L, 0, .1 * L), (1.35 * L, 0, -.08 * L)], [.3 * L, .17 * L, .04], 3))
        tongues.append(flame.moved(q, (0, -a, 0)))
    return melt(.05, *bow, *tongues)


def folds(body: Body, lines, depth=.07):
    """Cloth on a body: `lines(p)` counts the folds, each a full turn."""
    return body.raised(lambda p: (depth * np.sin(2 * math.pi * lines(p))).astype(np.float32))
