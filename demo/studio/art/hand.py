"""A drawing hand, and what wear does to its ink. All drawings are original and made by code in the manner of their craft."""
import math
import random

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter


class Hand:
    """A drawing hand on a w x h sheet: drawn double size, a little unsteady."""

    def __init__(self, w, h, ground, seed=1, shake=.6):
        self.k, self.w, self.h = 2, w, h
        self.im = Image.new("RGB", (w * 2, h * 2), ground)
        self.d = ImageDraw.Draw(self.im)
        self.r = random.Random(seed)
        self.shake = shake

    def _p(self, p):
        s = self.shake
        return [((x + self.r.uniform(-s, s)) * 2, (y + self.r.uniform(-s, s)) * 2) for x, y in p]

    def poly(self, p, c):
        self.d.polygon(self._p(p), fill=c)

    def dot(self, x, y, r, c):
        r *= self.r.uniform(.9, 1.1)
        self.d.ellipse([(x - r) * 2, (y - r) * 2, (x + r) * 2, (y + r) * 2], fill=c)

    def line(self, p, w, c, taper=False):
        """Brush line: overlapping dots of uneven width."""
        p = np.array(p, float)
        s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        n = max(2, int(s[-1] / max(.8, w * .22)))
        ph = self.r.uniform(0, 9)
        for i in range(n + 1):
            t = i / n * s[-1]
            x, y = np.interp(t, s, p[:, 0]), np.interp(t, s, p[:, 1])
            q = w / 2 * (1 + .13 * math.sin(t / (w * 3 + 6) + ph))
            if taper:
                q *= .25 + .75 * math.sin(math.pi * (.06 + .88 * i / n)) ** .7
            x += self.shake * .5 * math.sin(t / 23 + ph)
            y += self.shake * .5 * math.cos(t / 19 + ph)
            self.d.ellipse([(x - q) * 2, (y - q) * 2, (x + q) * 2, (y + q) * 2], fill=c)

    def leaf(self, x, y, a, L, W, c, bend=0.0):
        """Leaf or petal from (x, y) along angle a."""
        pts = []
        for side in (1, -1):
            for i in range(13):
                s = i / 12 if side > 0 else 1 - i / 12
                w = W * math.sin(math.pi * s ** .8) * side
                b = a + bend * s
                pts.append((x + L * s * math.cos(b) - w * math.sin(b), y + L * s * math.sin(b) + w * math.cos(b)))
        self.poly(pts, c)

    def flower(self, x, y, r, n, c, heart, rot=0.0, fat=.32, start=.18):
        for i in range(n):
            a = rot + 2 * math.pi * i / n
            self.leaf(x + r * start * math.cos(a), y + r * start * math.sin(a), a, r * (1 - start), r * fat, c)
        self.dot(x, y, r * .22, heart)

    def arc(self, x, y, r, a0, a1, n=40):
        return [(x + r * math.cos(a0 + (a1 - a0) * i / n), y + r * math.sin(a0 + (a1 - a0) * i / n)) for i in range(n + 1)]

    def done(self, soften=0):
        im = self.im.resize((self.w, self.h), Image.LANCZOS)
        return im.filter(ImageFilter.GaussianBlur(soften)) if soften else im


def smooth(points, n=8, closed=True):
    """A round line through points (Catmull-Rom)."""
    p = np.asarray(points, float)
    q = np.vstack([p[-1:], p, p[:2]]) if closed else np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:]):
        out += [tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)) for t in np.linspace(0, 1, n, endpoint=False)]
    return out if closed else out + [tuple(p[-1])]


def mask_of(im, ground):
    """White wherever the drawing differs from its ground."""
    d = ImageChops.difference(im, Image.new("RGB", im.size, ground)).convert("L")
    return d.point(lambda v: min(255, v * 6)).convert("RGB")


def worn(im, seed=1, amount=.35, grain=2):
    """Ink that took unevenly: block print on cloth."""
    rng = np.random.default_rng(seed)
    h, w = im.size[1], im.size[0]
    n = sum(np.asarray(Image.fromarray((rng.random((max(2, h // s), max(2, w // s))) * 255).astype(np.uint8)).resize((w, h), Image.BICUBIC), np.float32) * k
            for s, k in ((grain, .5), (grain * 6, .3), (grain * 30, .2))) / 255
    a = np.asarray(im, np.float32)
    return Image.fromarray(np.clip(a * (1 + amount * (n[..., None] - .5)), 0, 255).astype(np.uint8))
