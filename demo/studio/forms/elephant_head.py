"""The elephant's head of Ganesha: bossed brow, almond eyes, ears like leaves, a trunk that curls to his left. Its middle is the origin."""
import numpy as np

from forms.anatomy import almond, facing, line_on, normal_at
from forms.drawn import curve
from forms.sculpted import Body, ball, limb, melt

TRUNK = [(0, -.75, .25), (0, -1.22, -.45), (0, -1.52, -1.25), (.03, -1.80, -2.05), (.22, -2.05, -2.72), (.66, -2.22, -3.14), (1.16, -2.30, -3.22), (1.56, -2.30, -2.98), (1.74, -2.30, -2.60)]
THICK = [.66, .62, .54, .47, .42, .375, .33, .285, .27]


def elephant_head():
    skull = melt(.5, ball((0, .1, .22), (1.16, 1.1, 1.0)), ball((.46, -.36, .80), (.64, .62, .56)).mirrored(), ball((.66, -.52, -.38), (.52, .52, .60)).mirrored(), ball((0, -.72, .12), (.62, .45, .75)))
    lip = limb([(-.42, -.80, -.92), (0, -1.02, -1.10), (.42, -.80, -.92)], [.13, .2, .13])
    flesh = melt(.3, melt(.4, skull, ball((.70, -.86, -.62), (.30, .30, .28)).mirrored()), _trunk(), lip).once()
    tusks = melt(.02, limb([(.66, -.95, -.62), (.84, -1.45, -.86), (.97, -1.95, -.88), (1.02, -2.42, -.66)], [.20, .18, .14, .05]), limb([(-.66, -.95, -.62), (-.82, -1.40, -.86), (-.89, -1.72, -.90)], [.20, .18, .165]))
    cuffs = melt(.02, *[limb([(s * .72, -1.10, -.70), (s * .77, -1.24, -.77)], .24, 0) for s in (-1, 1)])
    ears = _ear().moved((1.0, .12, .12), (0, 0, -12)).mirrored()
    return melt(.05, _with_eyes(flesh), melt(.03, tusks, cuffs), ears, _mark(flesh))


def _trunk():
    """Tapering to a tip with two nostrils; shallow rings all the way, deepest in front."""
    p = curve(TRUNK, 6)
    r = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(THICK)), THICK)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    whole = limb(p, r, 0)
    q, steps = p.astype(np.float32), np.diff(p, axis=0).astype(np.float32)

    def ringed(x):
        best, along = np.full(len(x), 9e9, np.float32), np.zeros(len(x), np.float32)
        for a, ab, s0, ds in zip(q, steps, s, np.diff(s)):
            v = x - a
            t = np.clip(v @ ab / (ab @ ab), 0, 1)
            v -= t[:, None] * ab
            e = (v * v).sum(1)
            along, best = np.where(e < best, s0 + t * ds, along), np.minimum(e, best)
        groove = np.exp(-(np.abs(np.mod(along / .21, 1) - .5) / .16) ** 2)
        return (-.018 * groove * np.clip((along - .9) / .4, 0, 1)).astype(np.float32)
    end, on = p[-1], (p[-1] - p[-4]) / np.linalg.norm(p[-1] - p[-4])
    tip = limb([end - on * .05, end + on * .10], [.29, .27], 0)
    holes = melt(.01, *[ball(end + on * .36 + (x, -.08, 0), .085) for x in (-.10, .10)])
    return melt(.1, whole.raised(ringed), tip).cut(holes, .05)


def _with_eyes(flesh):
    """Almond eyes with drilled pupils, an arched brow above, a fold of skin below."""
    at = facing(flesh, [(.73, .08)])[0]
    eye = almond(at, normal_at(flesh, at) * (.75, 1, .3), (.36, .185), 7, .10, .065)
    brow = line_on(flesh, [(.32, .36), (.50, .52), (.76, .57), (.96, .46)], [.04, .055, .055, .04], .01)
    pouch = line_on(flesh, [(.50, -.27), (.75, -.34), (.98, -.22)], [.03, .04, .03], .03)
    return melt(.03, flesh, eye.mirrored(), melt(.04, brow, pouch).mirrored())


def _mark(flesh):
    """Three lines of ash and a drop on the brow."""
    lines = [line_on(flesh, [(-.40, z + .05), (0, z), (.40, z + .05)], [.02, .042, .02], -.01) for z in (.72, .85, .98)]
    drop = ball(facing(flesh, [(0, .46)])[0], (.085, .06, .14))
    return melt(.02, drop, *lines)


def _ear():
    """A fan like a leaf, hollow to the front, with a rolled rim and folds that run from its root; it reaches out along +x."""
    def distance(p):
        x, y, z = p.T
        a, b, c = np.hypot(x - .78, (z - .32) * .92) - .82, np.hypot(x - .55, z + .42) - .60, np.hypot(x - .62, z + 1.02) - .20
        edge = _smooth(_smooth(a, b, .5), c, .5)
        y = y + .34 * (x / 1.5) ** 2 - .06
        root = np.arctan2(z + .35, x + .35)
        folds = .030 * np.cos(root * 11) * np.clip(-edge / .25, 0, 1)
        thick = .075 + .06 * np.exp(-((edge + .11) / .08) ** 2) + folds
        return (np.maximum(edge, np.abs(y) - thick) * .8).astype(np.float32)
    return Body(distance, np.array((-.4, -.9, -1.5)), np.array((1.75, .4, 1.35)))


def _smooth(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0)
    return np.minimum(a, b) - h * h / (4 * k)
