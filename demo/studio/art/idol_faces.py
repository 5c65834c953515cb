"""What the painter adds to an idol: eyes like lotus petals, lips, the mark on the brow; the eye of a peacock's feather; hems."""
import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

UNIT, WIDE, HIGH = 420, 2.4, 2.8                                       # pixels to a unit, and how much of a head the picture covers
INK = (26, 17, 15)


class Brush:
    """Paint on glass: x and z in units of a head from its middle, on a sheet twice the size."""

    def __init__(self):
        self.im = Image.new("RGBA", (int(WIDE * UNIT), int(HIGH * UNIT)), (255, 255, 255, 0))

    def _px(self, points):
        return [((x / WIDE + .5) * self.im.width, (.5 - z / HIGH) * self.im.height) for x, z in points]

    def fill(self, points, colour, soft=1.0, thick=255):
        mask = Image.new("L", self.im.size, 0)
        ImageDraw.Draw(mask).polygon(self._px(points), fill=thick)
        mask = mask.filter(ImageFilter.GaussianBlur(soft))
        top = Image.new("RGBA", self.im.size, (*colour, 255))
        top.putalpha(mask)
        self.im = Image.alpha_composite(self.im, top)

    def oval(self, x, z, rx, rz, colour, soft=1.0, thick=255):
        self.fill([(x + rx * math.cos(a), z + rz * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 48)], colour, soft, thick)

    def stroke(self, points, width, colour, soft=1.0):
        """Thick in its middle, thin at its ends, through points that lie on a smooth line."""
        p = np.array(points, float)
        t = np.linspace(0, 1, 60)
        s = np.linspace(0, 1, len(p))
        k = min(len(p) - 1, 3)
        x, z = (np.polyval(np.polyfit(s, p[:, i], k), t) for i in (0, 1))
        n = np.stack([-np.gradient(z), np.gradient(x)], 1)
        n /= np.linalg.norm(n, axis=1, keepdims=True)
        w = (width / 2 * (.25 + .75 * np.sin(math.pi * t) ** .7))[:, None]
        line = np.stack([x, z], 1)
        self.fill([*map(tuple, line + n * w), *map(tuple, (line - n * w)[::-1])], colour, soft)


def _eye(b, s, at, size, child):
    (x, z), (w, h) = at, size
    tilt, arch = (.05, ((-1.05, 2.25), (-.3, 2.6), (.5, 2.45), (1.2, 1.65))) if child else (.12, ((-1.15, 2.35), (-.3, 3.05), (.55, 3.0), (1.35, 2.1)))
    t = np.linspace(0, 1, 25)
    at = lambda u: x + s * (u - .5) * 2 * w
    top = [(at(u), z + h * math.sin(math.pi * u ** .9) + tilt * h * (u - .5)) for u in t]
    low = [(at(u), z - .55 * h * math.sin(math.pi * u) + tilt * h * (u - .5)) for u in t]
    b.fill(top + low[::-1], (236, 230, 220))
    b.oval(x - s * .02, z + .16 * h, .46 * w, .66 * h, (58, 32, 22))
    b.oval(x - s * .02, z + .18 * h, .27 * w, .40 * h, (12, 9, 9))
    b.oval(x - .12 * w, z + .42 * h, .10 * w, .15 * h, (250, 248, 244), .7)
    tail = (at(1.22), z + .42 * h)
    b.stroke([top[0], top[8], top[16], tail], .42 * h, INK)
    b.stroke([low[0], low[12], low[24]], .17 * h, INK)
    b.stroke([(x + s * q * w, z + up * h) for q, up in arch], (.3 if child else .5) * h, INK, 1.2)


def _lips(b, z, w, colour):
    h = .36 * w
    upper = [(-w, z + .05 * h), (-.5 * w, z + .55 * h), (-.14 * w, z + .8 * h), (0, z + .6 * h), (.14 * w, z + .8 * h), (.5 * w, z + .55 * h), (w, z + .05 * h)]
    lower = [(w * math.cos(a), z - .95 * h * math.sin(a)) for a in np.linspace(0, math.pi, 20)]
    b.fill(upper + lower, colour, 2.2)
    b.stroke([(-1.25 * w, z + .8 * h), (-.4 * w, z - .05 * h), (.4 * w, z - .05 * h), (1.25 * w, z + .8 * h)], .16 * h, tuple(int(c * .45) for c in colour), 1.2)


def painted_face(who):
    """`krishna`, `radha` or `child`; transparent where nothing is painted."""
    b = Brush()
    child = who == "child"
    x, z, w, h = (.40, .0, .235, .150) if child else (.37, .07, .235, .095)
    if not child:
        for s in (-1, 1):
            b.oval(s * .50, -.36, .20, .16, (222, 120, 104), 38, 70)
    for s in (-1, 1):
        _eye(b, s, (s * x, z), (w, h), child)
    _lips(b, -.60 if child else -.625, (.155 if child else .165), (172, 44, 46) if child else (190, 62, 62))
    if who == "radha":
        b.oval(0, .42, .065, .065, (180, 22, 34))
        for k in range(-4, 5):
            if k:
                b.oval(.115 * k, .40 + .018 * abs(k), .018, .018, (200, 40, 44))
    else:                                                            # the mark of Vishnu: a long U of sandal paste, a red drop
        b.stroke([(-.085, .92), (-.085, .45), (0, .27), (.085, .45), (.085, .92)][:3], .05, (226, 168, 52))
        b.stroke([(.085, .92), (.085, .45), (0, .27)], .05, (226, 168, 52))
        b.oval(0, .50, .034, .11, (178, 24, 34))
    return b.im


def feather(w=500, h=700):
    """A peacock's eye: green barbs, bronze, turquoise, a heart of deep blue."""
    im = Image.new("RGB", (w, h), (22, 96, 62))
    d = ImageDraw.Draw(im)
    rng = np.random.default_rng(5)
    for k in range(900):
        a = rng.uniform(-math.pi, math.pi)
        r0, r1 = rng.uniform(.1, .7), rng.uniform(.7, 1.1)
        c = [(30, 120, 74), (14, 78, 56), (92, 138, 48), (20, 104, 92)][k % 4]
        p = lambda r: (w * (.5 + .55 * r * math.sin(a)), h * (.62 - .62 * r * math.cos(a)))
        d.line([p(r0), p(r1)], fill=c, width=3)
    for dx, dz, cx, c in ((.36, .27, 0, (176, 128, 36)), (.30, .225, 0, (64, 132, 46)), (.235, .175, .01, (18, 150, 168)), (.155, .115, .03, (18, 30, 108))):
        d.ellipse([w * (.5 - dx), h * (.40 + cx - dz), w * (.5 + dx), h * (.40 + cx + dz)], fill=c)
    d.line([(w / 2, h * .68), (w / 2, h)], fill=(196, 160, 80), width=14)
    return im.filter(ImageFilter.GaussianBlur(1.2))


def hemmed(ground, rim, edges="vu", buti=6, w=900, h=1200):
    """A cloth with sprigs and borders: (colours, where gold leaf lies). `edges`: v at its end, u along both sides."""
    art, gold = Image.new("RGB", (w, h), ground), Image.new("L", (w, h), 0)
    a, g = ImageDraw.Draw(art), ImageDraw.Draw(gold)
    strip = .055
    if "v" in edges:                                                 # UV's v runs along the cloth: its end is the top of a picture
        a.rectangle([0, h * .02, w, h * .13], fill=rim)
        for y0, y1 in ((0, .018), (.035, .05), (.125, .14)):
            g.rectangle([0, h * y0, w, h * y1], fill=255)
        for k in range(4 * buti):
            _sprig(g, (k + .5) * w / (4 * buti), h * .088, w / (11 * buti))
    if "u" in edges:
        for side in (0, 1):
            x = lambda t: w * (t if not side else 1 - t)
            g.rectangle(sorted([x(0), x(strip)])[:1] + [0] + sorted([x(0), x(strip)])[1:] + [h], fill=255)
    rows = max(3, round(buti * h / w * .8))
    for j in range(rows):
        for k in range(buti):
            _sprig(g, (k + .5 + .5 * (j % 2)) * w / buti, h * (.2 + .78 * (j + .5) / rows), w / (7.5 * buti))
    return art, gold.convert("RGB")


def _sprig(d, x, y, r):
    for k in range(5):
        a = 2 * math.pi * k / 5 - math.pi / 2
        d.ellipse([x + r * math.cos(a) - r * .5, y + r * math.sin(a) - r * .5, x + r * math.cos(a) + r * .5, y + r * math.sin(a) + r * .5], fill=255)
