"""Hands, feet and arms with their joints, and how to lay something on a skin. About one unit is a hand's palm and a half."""
import math

import numpy as np

from forms.drawn import curve
from forms.sculpted import Body, ball, limb, melt


def facing(body, xz, sink=0.0, bend=0):
    """Where the front of a body (seen from -y) lies at each (x, z); `sink` centimetres below its skin."""
    xz = np.asarray(xz, float)
    if bend:
        xz = curve(xz, bend)
    y = np.full(len(xz), body.lo[1] - .1)
    for _ in range(48):
        p = np.stack([xz[:, 0], y, xz[:, 1]], 1).astype(np.float32)
        y = np.minimum(y + .8 * body.distance(p), (body.lo[1] + body.hi[1]) / 2)
    return np.stack([xz[:, 0], y + sink, xz[:, 1]], 1)


def on_skin(body, path, lift=0.0, bend=6):
    """A path drawn to the nearest skin of a body, `lift` above it."""
    p = (curve(path, bend) if bend else np.asarray(path, float)).astype(np.float32)
    e = np.float32(.02)
    for _ in range(8):
        n = np.stack([body.distance(p + e * d) - body.distance(p - e * d) for d in np.eye(3, dtype=np.float32)], 1)
        n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
        p = (p - n * (body.distance(p) - lift)[:, None] * .9).astype(np.float32)
    return p


def line_on(body, xz, r, sink=0.0, bend=6):
    """A thin rod laid on the front of a body, as thick as `r` says from end to end."""
    p = facing(body, xz, sink, bend)
    return limb(p, np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, np.size(r)), np.atleast_1d(r)), 0)


def step(x, at, width):
    """From 0 to 1 round `at`, smoothly."""
    t = np.clip((x - at) / width + .5, 0, 1)
    return t * t * (3 - 2 * t)


def pleats(count, sharp=2.5):
    """Soft folds, one for each unit of `count`: broad hollows, narrow crests, 0..1."""
    return (.5 + .5 * np.cos(2 * math.pi * count)) ** sharp


def _frame(along, face, side):
    u = np.array(along, float) / np.linalg.norm(along)
    o = np.array(face, float)
    o -= u * (o @ u)
    o /= np.linalg.norm(o)
    return u, o, np.cross(u, o) * side


def hand(wrist, along, palm, size=1.0, thumb=1, curl=8, fan=.10, thumb_out=1.0, fingers=(0, 1, 2, 3)):
    """Fingers point `along`, each joint bent by `curl` degrees (one, or one per finger); the palm faces `palm`; `thumb` is its side."""
    u, o, r = _frame(along, palm, thumb)
    at = lambda x, y, z=0.0: np.array(wrist, float) + size * (x * r + y * u + z * o)
    bends = np.broadcast_to(curl, 4)
    parts = [_finger(at, k, math.radians(float(bends[k])), fan, size) for k in fingers]
    heel = melt(.12 * size, limb([at(0, -.05), at(.0, .2), at(.0, .62)], [.24 * size, .33 * size, .37 * size], 4, (o, .5)),
                ball(at(-.2, .3, .06), .16 * size), ball(at(.2, .28, .05), .14 * size), ball(at(0, .42, -.02), .20 * size),
                limb([at(-.3, .62, .04), at(.3, .58, .04)], .13 * size, 0))
    t = thumb_out
    digit = limb([at(-.18, .16, .06), at(-.34 - .08 * t, .44, .14), at(-.36 - .12 * t, .66, .17), at(-.34 - .12 * t, .88, .17)], [.16 * size, .14 * size, .115 * size, .09 * size], 3)
    return melt(.07 * size, heel, melt(.015, *parts), digit)


def _finger(at, k, bend, fan, size):
    x, length, r = ((-.285, .70, .112), (-.095, .80, .118), (.095, .76, .115), (.275, .60, .10))[k]
    a, p = bend, [x, .60, 0.0]
    path = [at(*p)]
    for part in (.42, .33, .25):
        p = [p[0] + x * fan * part * 2, p[1] + length * part * math.cos(a), p[2] + length * part * math.sin(a)]
        path.append(at(*p))
        a += bend
    return limb(path, [r * size, r * size, r * .94 * size, r * .72 * size], 3)


def foot(heel, ball_of, sole, size=1.0, inner=1):
    """From the heel towards the toes; `sole` is where the sole faces, `inner` the side of the big toe."""
    u, o, r = _frame(np.subtract(ball_of, heel), sole, inner)
    length = float(np.linalg.norm(np.subtract(ball_of, heel)))
    at = lambda x, y, z=0.0: np.array(heel, float) + x * size * r + y * length * u + z * size * o
    tread = melt(.12, limb([at(0, 0), at(.02, .5, -.04), at(0, 1)], [.30 * size, .27 * size, .36 * size], 4, (o, .62)), ball(at(.16, .95, .06), .2 * size))
    toes = [limb([at(x, 1.0), at(x * 1.08, 1.0 + reach * size / length, .06)], [rad * size, rad * .9 * size], 0)
            for x, reach, rad in ((.27, .44, .135), (.08, .46, .10), (-.07, .42, .095), (-.20, .37, .09), (-.31, .30, .08))]
    return melt(.05 * size, tread, melt(.015, *toes))


def arm(shoulder, elbow, wrist, thick=.46):
    """Round and soft, thickest below the shoulder and below the elbow."""
    s, e, w = (np.array(v, float) for v in (shoulder, elbow, wrist))
    upper = limb([s, s + (e - s) * .35, s + (e - s) * .7, e], [thick * 1.08, thick * 1.08, thick * .95, thick * .84], 4)
    lower = limb([e, e + (w - e) * .3, e + (w - e) * .7, w], [thick * .84, thick * .88, thick * .70, thick * .54], 4)
    return melt(.2, upper, lower)


def ring(at, along, r, thick=.08):
    """A bangle, an armlet or an anklet: round `along`."""
    d = np.asarray(along, float) / np.linalg.norm(along)
    a = np.cross(d, (0, 1, .3))
    a /= np.linalg.norm(a)
    at, b, n = np.asarray(at, float), np.cross(d, a), d.astype(np.float32)

    def distance(p):
        q = p - at.astype(np.float32)
        h = q @ n
        return np.hypot(np.sqrt(np.maximum((q * q).sum(1) - h * h, 0)) - r, h) - thick
    reach = (r + thick) * (np.abs(a) + np.abs(b)) + thick
    return Body(distance, at - reach, at + reach)


def rings(start, end, spots, thick=.08):
    """Several along a limb: [(how far along, radius)]."""
    s, e = np.asarray(start, float), np.asarray(end, float)
    return [ring(s + (e - s) * t, e - s, r, thick) for t, r in spots]


def pellets(points, r):
    """Many small balls as one body, wherever they are: curls, jewels, what a potter presses on."""
    c = np.asarray(points, np.float32)

    def distance(p):
        near = c[((c > p.min(0) - r - .6) & (c < p.max(0) + r + .6)).all(1)]
        d = np.full(len(p), .36, np.float32)
        for q in near:
            v = p - q
            d = np.minimum(d, np.einsum("ij,ij->i", v, v))
        return np.sqrt(d) - np.float32(r)
    return Body(distance, c.min(0) - r, c.max(0) + r)


def lens(t, u, arc, d, high):
    """How far from the rim of a pointed oval."""
    corner = (u - high) * d > t * high
    return np.where(corner, np.hypot(t, u - high), np.hypot(t + d, u) - arc)


def almond(at, normal, size, roll=6.0, bulge=.10, lid=.06):
    """An open eye on a skin: two lids, the eyeball between them, a drilled pupil in a ring; `size` is (half width, half height)."""
    wide, high = size
    d = (wide * wide - high * high) / (2 * high)
    turn = (math.degrees(math.atan2(normal[2], math.hypot(normal[0], normal[1]))) * -1, 0, math.degrees(math.atan2(normal[0], -normal[1])))

    def distance(p):
        x, y, z = p.T
        edge, r = lens(np.abs(z), np.abs(x), high + d, d, wide), np.hypot(x, z) / high
        ball_ = bulge * (1 - .8 * np.clip((x / wide) ** 2 + (z / high) ** 2, 0, 1))
        lids = lid * (1 + .5 * np.clip(z / high, -1, 1)) * np.exp(-((edge + .14 * high) / (.17 * high)) ** 2)
        drilled = .8 * bulge * np.exp(-(r / .33) ** 4) + .25 * bulge * np.exp(-((r - .60) / .09) ** 2)
        return (np.maximum(edge, np.abs(y) - (ball_ + lids - drilled)) * .7).astype(np.float32)
    reach = np.array((wide, bulge + 2 * lid, high))
    return Body(distance, -reach, reach).moved((0, 0, 0), (0, -roll, 0)).moved(at, turn)


def normal_at(body, point, e=.05):
    """Which way the skin faces."""
    p, d = np.float32([point]), np.eye(3, dtype=np.float32) * np.float32(e)
    n = np.array([float((body.distance(p + k) - body.distance(p - k))[0]) for k in d])
    return n / np.linalg.norm(n)
