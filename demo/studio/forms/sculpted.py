"""Sculpted: bodies known by their distance, melted into each other like wax; `casting` makes them meshes.

A Body answers how far a point is from its skin (inside is negative) and in which box it lies. Centimetres.
"""
import math
from dataclasses import dataclass
from typing import Callable

import numpy as np

from forms.drawn import curve


@dataclass
class Body:
    distance: Callable
    lo: np.ndarray
    hi: np.ndarray

    def moved(self, by=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
        """Scaled, turned about x, y and z in that order (degrees), then moved."""
        by, m = np.asarray(by, np.float32), _turning(turn)
        corners = np.array([[(self.lo, self.hi)[k >> i & 1][i] for i in range(3)] for k in range(8)]) * scale @ m.T + by
        return Body(lambda p: self.distance((p - by) @ m / scale) * scale, corners.min(0), corners.max(0))

    def once(self):
        """The same body for one that is built on several times: it answers for the same points from memory."""
        last = [None, None]

        def distance(p):
            if last[0] is not p:
                last[:] = p, self.distance(p)
            return last[1].copy()
        return Body(distance, self.lo, self.hi)

    def mirrored(self):
        """Both sides of the plane x = 0 show what this one has at x > 0."""
        reach = max(abs(self.lo[0]), abs(self.hi[0]))
        both = np.float32((1, 1, 1))

        def distance(p):
            q = p * both
            q[:, 0] = np.abs(q[:, 0])
            return self.distance(q)
        return Body(distance, np.array([-reach, *self.lo[1:]]), np.array([reach, *self.hi[1:]]))

    def raised(self, height):
        """The skin pushed outwards by height(p), in centimetres: folds, fur, letters."""
        return Body(lambda p: self.distance(p) - height(p), self.lo - .3, self.hi + .3)

    def cut(self, other, k=.05):
        """What is left when `other` is carved out of it, the edge rounded over k."""
        def distance(p):
            return -_smooth_min(-self.distance(p), other.distance(p), k)
        return Body(distance, self.lo, self.hi)

    def within(self, other, k=.05):
        def distance(p):
            return -_smooth_min(-self.distance(p), -other.distance(p), k)
        return Body(distance, np.maximum(self.lo, other.lo - .2), np.minimum(self.hi, other.hi + .2))


def _turning(turn):
    m = np.eye(3)
    for axis, degrees in enumerate(turn):
        a = math.radians(degrees)
        c, s = math.cos(a), math.sin(a)
        i, j = (axis + 1) % 3, (axis + 2) % 3
        r = np.eye(3)
        r[i, i], r[i, j], r[j, i], r[j, j] = c, -s, s, c
        m = r @ m
    return m.astype(np.float32)


def _smooth_min(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0)
    return np.minimum(a, b) - h * h / (4 * k)


FAR = [1.0]                                                          # how far `melt` looks: as far as a cast looks for hollows


def melt(k, *bodies):
    """One body of many; where two meet the skin runs over in a fillet of about k.

    A part that is far from all the points asked about is only asked for its box.
    """
    def distance(p):
        lo, hi, d, least = p.min(0), p.max(0), None, np.float32(1e9)
        for b in bodies:
            away = float(np.sqrt((np.maximum(np.maximum(b.lo - hi, lo - b.hi), 0) ** 2).sum()))
            if away > max(k, FAR[0]):
                least = min(least, away)
                continue
            e = b.distance(p)
            d = e if d is None else _smooth_min(d, e, k)
        return np.full(len(p), least, np.float32) if d is None else np.minimum(d, least)
    return Body(distance, np.min([b.lo for b in bodies], 0) - k / 2, np.max([b.hi for b in bodies], 0) + k / 2)


def ball(at, r):
    """A sphere or, with three radii, an egg."""
    at, r = np.float32(at), np.float32(r) * np.ones(3, np.float32)

    def distance(p):
        q = (p - at) / r
        k0 = np.sqrt((q * q).sum(1))
        q /= r
        return k0 * (k0 - 1) / np.maximum(np.sqrt((q * q).sum(1)), 1e-6)
    return Body(distance, at - r, at + r)


def limb(points, radii, bend=4, flat=None):
    """A rounded rod through points, as thick as `radii` say at each. `flat`: (direction, factor) makes it a strap."""
    p = np.asarray(points, float)
    r = np.full(len(p), radii, float) if np.isscalar(radii) else np.asarray(radii, float)
    if bend and len(p) > 2:
        r = np.interp(np.arange((len(p) - 1) * bend + 1) / bend, np.arange(len(p)), r)
        p = curve(p, bend)
    squeeze = np.eye(3, dtype=np.float32)
    if flat:
        n = np.float32(flat[0]) / np.linalg.norm(flat[0])
        squeeze = (squeeze + (1 / flat[1] - 1) * np.outer(n, n)).astype(np.float32)
    q = (p @ squeeze).astype(np.float32)
    steps = [(a, b - a, float((b - a) @ (b - a)) + 1e-9, ra, rb - ra) for a, b, ra, rb in zip(q, q[1:], r, r[1:])]

    def distance(x):
        x, d = (x @ squeeze if flat else x), None
        for a, ab, ll, ra, dr in steps:
            v = x - a
            t = np.clip(v @ ab / ll, 0, 1)
            v -= t[:, None] * ab
            e = np.sqrt((v * v).sum(1)) - np.float32(ra) - t * np.float32(dr)
            d = e if d is None else np.minimum(d, e)
        return d * np.float32(flat[1] if flat else 1)
    m = r.max()
    return Body(distance, p.min(0) - m, p.max(0) + m)


def hoop(at, R, r, axis=2, flat=1.0):
    """A ring round `axis`; `flat` stretches its section along the axis."""
    at = np.float32(at)
    i, j = [k for k in range(3) if k != axis]

    def distance(p):
        q = p - at
        return np.hypot(np.hypot(q[:, i], q[:, j]) - R, q[:, axis] / flat) - r
    e = np.full(3, R + r)
    e[axis] = r * flat
    return Body(distance, at - e, at + e)


def slab(at, size, round_=.1):
    """A box about its middle, its edges rounded."""
    at, half = np.float32(at), np.float32(size) / 2 - round_

    def distance(p):
        q = np.abs(p - at) - half
        return np.sqrt((np.maximum(q, 0) ** 2).sum(1)) + np.minimum(q.max(1), 0) - round_
    return Body(distance, at - half - round_, at + half + round_)


def thrown(profile, flutes=None):
    """Turned about z: (r, z) upwards. `flutes(angle, z)` multiplies the radius."""
    pr = np.array(profile, float)
    slope = 1 / math.sqrt(1 + min(9, np.max(np.abs(np.diff(pr[:, 0])) / np.maximum(np.diff(pr[:, 1]), 1e-3)) ** 2))

    def distance(p):
        r = np.interp(p[:, 2], pr[:, 1], pr[:, 0])
        if flutes:
            r = r * flutes(np.arctan2(p[:, 1], p[:, 0]), p[:, 2])
        side = (np.hypot(p[:, 0], p[:, 1]) - r) * slope
        return np.maximum(side, np.maximum(pr[0, 1] - p[:, 2], p[:, 2] - pr[-1, 1])).astype(np.float32)
    m = pr[:, 0].max() * 1.15
    return Body(distance, np.array((-m, -m, pr[0, 1])), np.array((m, m, pr[-1, 1])))


def round_about(n, make, start=0.0):
    """n bodies in a ring: make(angle in radians)."""
    return [make(start + 2 * math.pi * k / n) for k in range(n)]


def beads(path, r, gap=2.0):
    """Small balls along a path, as one body."""
    p = np.asarray(path, float)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    n = max(2, round(s[-1] / (r * gap)))
    c = np.stack([np.interp(np.linspace(0, s[-1], n), s, p[:, i]) for i in range(3)], 1).astype(np.float32)

    def distance(x):
        d = np.full(len(x), 1e9, np.float32)
        near = np.flatnonzero(((x > c.min(0) - 1) & (x < c.max(0) + 1)).all(1))
        for q in c:
            v = x[near] - q
            d[near] = np.minimum(d[near], np.sqrt((v * v).sum(1)) - np.float32(r))
        far = d > 1e8
        d[far] = np.sqrt((np.maximum(np.maximum(c.min(0) - x[far], x[far] - c.max(0)), 0) ** 2).sum(1)) + .1
        return d
    return Body(distance, c.min(0) - r, c.max(0) + r)
