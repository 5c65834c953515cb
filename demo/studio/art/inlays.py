"""Stone chips in marble, brass wire in wood, graver lines in brass: pictures and masks of what is set in or cut."""
import math

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from art.hand import Hand, mask_of


def pietra(w=1024, marble=(226, 221, 212)):
    """Coaster: a flower of coloured chips in a ring of leaves. Returns picture and mask."""
    b = Hand(w, w, marble, 2, .3)
    c = w / 2
    red, blue, green, gold, black = (126, 18, 18), (16, 34, 96), (16, 70, 44), (178, 112, 26), (20, 18, 20)
    for r, wd in ((.455, 9), (.425, 4)):
        b.line(b.arc(c, c, w * r, 0, 6.3, 160), wd, black if r > .43 else gold)
    n = 16
    for i in range(n):
        a = 2 * math.pi * i / n
        x, y = c + w * .355 * math.cos(a), c + w * .355 * math.sin(a)
        if i % 2:
            b.flower(x, y, w * .050, 6, red, gold, a, .34)
        else:
            for q in (-1, 1):
                b.leaf(x - w * .0 * math.cos(a), y, a + q * 1.57, w * .070, w * .016, green, q * .5)
            b.leaf(x, y, a, w * .045, w * .013, blue)
            b.leaf(x, y, a + math.pi, w * .045, w * .013, blue)
    for i in range(8):
        a = 2 * math.pi * i / 8
        b.line([(c + w * .08 * math.cos(a), c + w * .08 * math.sin(a)), (c + w * .29 * math.cos(a), c + w * .29 * math.sin(a))], 4, gold)
        b.leaf(c + w * .05 * math.cos(a), c + w * .05 * math.sin(a), a, w * .155, w * .040, blue if i % 2 else red)
        b.leaf(c + w * .10 * math.cos(a), c + w * .10 * math.sin(a), a, w * .07, w * .012, gold)
        h = a + math.pi / 8
        for q in (-1, 1):
            b.leaf(c + w * .15 * math.cos(h), c + w * .15 * math.sin(h), h + q * .95, w * .115, w * .016, green, -q * 1.5)
        b.leaf(c + w * .16 * math.cos(h), c + w * .16 * math.sin(h), h, w * .085, w * .016, blue)
        b.dot(c + w * .27 * math.cos(h), c + w * .27 * math.sin(h), w * .014, gold)
    b.dot(c, c, w * .05, gold)
    b.dot(c, c, w * .028, red)
    im = b.done()
    return im, mask_of(im, marble)


def pietra_band(w=2000, h=620, marble=(226, 221, 212)):
    """The same chips round a cup: flowers on a waving stem between two rules. Tiles across."""
    b = Hand(w, h, marble, 4, .3)
    red, blue, green, gold, black = (126, 18, 18), (16, 34, 96), (16, 70, 44), (178, 112, 26), (20, 18, 20)
    for y in (.16, .84):
        b.line([(0, h * y), (w, h * y)], 8, black)
    stem = [(x, h * (.5 + .13 * math.sin(2 * math.pi * x / w * 6))) for x in range(0, w + 1, 10)]
    b.line(stem, 6, green)
    for i in range(12):
        x = w * (i + .5) / 12
        s = 1 if math.sin(2 * math.pi * x / w * 6) > 0 else -1
        y = h * (.5 + .13 * s)
        b.line([(x, y), (x, y - s * h * .14)], 5, green)
        b.flower(x, y - s * h * .22, h * .12, 7, red if i % 2 else blue, gold, .2, .32)
        for q in (-1, 1):
            b.leaf(x, y, (-s) * math.pi / 2 + q * 1.1, h * .15, h * .035, green, -q * s * .4)
            b.leaf(x + q * 44, h * .5, s * math.pi / 2 + q * .5, h * .12, h * .03, blue if i % 2 else red)
    im = b.done()
    return im, mask_of(im, marble)


def wire_inlay(w=1600, h=1040, seed=2):
    """Tarkashi: fine brass wire hammered into grooves. White on black mask for a lid of w : h."""
    b = Hand(w, h, (0, 0, 0), seed, .35)
    W = (255, 255, 255)
    for m, wd in ((46, 9), (66, 4), (150, 4), (166, 7)):
        b.line([(m, m), (w - m, m), (w - m, h - m), (m, h - m), (m, m)], wd, W)
    # border: chain of lozenges and dots
    def run(x0, y0, x1, y1, n):
        for i in range(n):
            t0, t1 = i / n, (i + 1) / n
            ax, ay, bx, by = x0 + (x1 - x0) * t0, y0 + (y1 - y0) * t0, x0 + (x1 - x0) * t1, y0 + (y1 - y0) * t1
            mx, my = (ax + bx) / 2, (ay + by) / 2
            dx, dy = (bx - ax), (by - ay)
            L = math.hypot(dx, dy)
            px, py = -dy / L * 26, dx / L * 26
            b.line([(ax, ay), (mx + px, my + py), (bx, by), (mx - px, my - py), (ax, ay)], 4, W)
            b.dot(mx, my, 7, W)
            b.dot(ax + px * .95, ay + py * .95, 4, W)
            b.dot(ax - px * .95, ay - py * .95, 4, W)
    m = 108
    run(m, m, w - m, m, 24)
    run(m, h - m, w - m, h - m, 24)
    run(m, m, m, h - m, 14)
    run(w - m, m, w - m, h - m, 14)
    # centre medallion
    cx, cy = w / 2, h / 2
    R = h * .27
    for r, wd in ((1, 6), (.93, 3), (.50, 4)):
        b.line(b.arc(cx, cy, R * r, 0, 6.3, 140), wd, W)
    for i in range(16):
        a = 2 * math.pi * i / 16
        for q in (-1, 1):
            p = [(cx + R * (.5 + .42 * s) * math.cos(a + q * .19 * math.sin(math.pi * s)), cy + R * (.5 + .42 * s) * math.sin(a + q * .19 * math.sin(math.pi * s))) for s in np.linspace(0, 1, 14)]
            b.line(p, 4, W)
        b.dot(cx + R * .70 * math.cos(a), cy + R * .70 * math.sin(a), 6, W)
        h_ = a + math.pi / 16
        b.dot(cx + R * .86 * math.cos(h_), cy + R * .86 * math.sin(h_), 5, W)
        # outer fringe of little arches
        b.line(b.arc(cx + R * 1.06 * math.cos(a), cy + R * 1.06 * math.sin(a), R * .17, a - 1.5, a + 1.5, 14), 4, W)
        b.dot(cx + R * 1.29 * math.cos(a), cy + R * 1.29 * math.sin(a), 5, W)
    for i in range(8):
        a = 2 * math.pi * i / 8
        b.leaf(cx + R * .10 * math.cos(a), cy + R * .10 * math.sin(a), a, R * .36, R * .085, W)
    # corner sprays: spirals with leaves
    for sx in (-1, 1):
        for sy in (-1, 1):
            ox, oy = cx + sx * (w / 2 - 205), cy + sy * (h / 2 - 200)
            for k, (dx, dy) in enumerate(((1, .15), (.15, 1))):
                p = []
                for t in np.linspace(0, 1, 60):
                    base = (ox - sx * dx * 235 * t, oy - sy * dy * 235 * t)
                    p.append((base[0] - sx * dy * 34 * math.sin(t * 6.3), base[1] - sy * dx * 34 * math.sin(t * 6.3)))
                b.line(p, 4, W)
                for j in range(5, 58, 7):
                    ang = math.atan2(p[j + 1][1] - p[j][1], p[j + 1][0] - p[j][0])
                    b.leaf(p[j][0], p[j][1], ang + (.9 if j % 2 else -.9), 34, 8, W)
                ex, ey = p[-1]
                b.flower(ex, ey, 22, 6, W, (0, 0, 0))
            b.flower(ox + sx * 0, oy, 34, 8, W, (0, 0, 0))
    return b.done()


def wire_band(w=1600, h=420, seed=3):
    """Inlay band for the front of the box."""
    b = Hand(w, h, (0, 0, 0), seed, .35)
    W = (255, 255, 255)
    for y, wd in ((40, 7), (58, 4), (h - 58, 4), (h - 40, 7)):
        b.line([(34, y), (w - 34, y)], wd, W)
    for x in (34, w - 34):
        b.line([(x, 40), (x, h - 40)], 7, W)
    n = 9
    for i in range(n):
        x = 80 + (w - 160) * (i + .5) / n
        y = h / 2
        for k in range(8):
            a = math.pi * k / 4 + math.pi / 8
            for q in (-1, 1):
                b.line([(x + 70 * s * math.cos(a + q * .30 * math.sin(math.pi * s)), y + 70 * s * math.sin(a + q * .30 * math.sin(math.pi * s))) for s in np.linspace(.15, 1, 12)], 4, W)
        b.dot(x, y, 10, W)
        b.line(b.arc(x, y, 82, 0, 6.3), 4, W)
        X = x + (w - 160) / n / 2
        if i < n - 1:
            for s in (-1, 1):
                b.leaf(X, y, s * math.pi / 2, 90, 11, W)
            b.dot(X, y - 100, 5, W)
            b.dot(X, y + 100, 5, W)
    return b.done()


def engraved_plate(w=3000, h=1000, bands=((.30, .44), (.62, .80))):
    """Engraving for a turned plate: U round, V from the centre of the underside to the rim. Dark where cut."""
    b = Hand(w, h, (255, 255, 255), 9, .4)
    K = (0, 0, 0)
    for v0, v1 in bands:
        y0, y1 = h * (1 - v1), h * (1 - v0)
        H = y1 - y0
        for y in (y0, y0 + H * .06, y1, y1 - H * .06):
            b.d.rectangle([0, (y - 1.5) * 2, w * 2, (y + 1.5) * 2], fill=K)
        n = 24
        st = w / n
        for i in range(n):
            x, y = (i + .5) * st, (y0 + y1) / 2
            rx = min(st * .30, H * .34)
            for k in range(8):
                a = math.pi * k / 4
                b.leaf(x + rx * .2 * math.cos(a), y + rx * .2 * math.sin(a), a, rx * .8, rx * .20, K)
            b.dot(x, y, rx * .14, K)
            X = x + st / 2
            for s in (-1, 1):
                b.leaf(X, y, s * math.pi / 2, H * .36, st * .07, K)
                for q in (-1, 1):
                    b.leaf(X, y + s * H * .04, s * math.pi / 2 + q * .75, H * .24, st * .045, K)
        m = 96
        for i in range(m):
            x = (i + .5) * w / m
            for y in (y0 + H * .12, y1 - H * .12):
                b.dot(x, y, H * .018 + 1.5, K)
    return b.done()


def enamelled_plate(w, h, bands, grounds):
    """Enamel for the same plate, RGBA: each band has a ground of its colour, in which the motifs stay metal."""
    enamel = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    pen = ImageDraw.Draw(enamel)
    for (v0, v1), ground in zip(bands, grounds):
        pen.rectangle([0, h * (1 - v1), w, h * (1 - v0)], fill=(*ground, 255))
    motifs = engraved_plate(w, h, bands).convert("L")
    enamel.putalpha(ImageChops.darker(enamel.getchannel("A"), motifs))
    return enamel


def bidri_lid(w=1200):
    """Silver on black, white is silver: poppies in a ring, leaves outward."""
    b = Hand(w, w, (0, 0, 0), 3, .3)
    W, K, c = (255, 255, 255), (0, 0, 0), w / 2
    for r, wd in ((.475, 9), (.45, 4), (.20, 5)):
        b.line(b.arc(c, c, w * r, 0, 6.3, 160), wd, W)
    for i in range(10):
        a = 2 * math.pi * i / 10
        x, y = c + w * .325 * math.cos(a), c + w * .325 * math.sin(a)
        b.flower(x, y, w * .072, 6, W, K, a, .30)
        h = a + math.pi / 10
        for q in (-1, 1):
            b.leaf(c + w * .25 * math.cos(h), c + w * .25 * math.sin(h), h + q * .5, w * .14, w * .022, W, -q * .5)
        b.leaf(c + w * .24 * math.cos(h), c + w * .24 * math.sin(h), h, w * .185, w * .018, W)
        b.dot(c + w * .425 * math.cos(a), c + w * .425 * math.sin(a), w * .010, W)
    for i in range(8):
        a = 2 * math.pi * i / 8
        b.leaf(c, c, a, w * .18, w * .035, W)
        b.leaf(c + w * .04 * math.cos(a), c + w * .04 * math.sin(a), a, w * .09, w * .012, K)
    return b.done()


def bidri_band(w=2400, h=300):
    """The same for the wall of a box. Tiles across."""
    b = Hand(w, h, (0, 0, 0), 5, .3)
    W, K = (255, 255, 255), (0, 0, 0)
    for y, wd in ((.08, 8), (.15, 4), (.85, 4), (.92, 8)):
        b.line([(0, h * y), (w, h * y)], wd, W)
    n = 14
    for i in range(-1, n + 1):
        x, y = (i + .5) * w / n, h * .5
        b.flower(x, y, h * .22, 8, W, K, 0, .28)
        X = x + w / n / 2
        for s in (-1, 1):
            b.leaf(X, y, s * math.pi / 2, h * .28, h * .05, W)
            for q in (-1, 1):
                b.leaf(X, y, s * math.pi / 2 + q * .9, h * .20, h * .03, W)
    return b.done()


def horn(w=1600, h=900, seed=4):
    """Polished horn: dark and honey-coloured streaks that run upwards and fade into each other."""
    rng = np.random.default_rng(seed)
    x = np.linspace(0, 1, w, endpoint=False)
    y = np.linspace(0, 1, h)
    streak = sum(a * np.sin(2 * np.pi * (k * x[None] + p + .25 * np.sin(2 * np.pi * (y[:, None] * .6 + q)))) for k, a, p, q in zip((2, 3, 5, 9, 17, 31), (1, .8, .6, .4, .25, .18), rng.random(6), rng.random(6)))
    t = 1 / (1 + np.exp(-(streak - 1.2 * (y[:, None] - .35)) * 1.1))
    dark, honey, pale = np.array((30, 20, 16.)), np.array((150, 98, 52.)), np.array((214, 184, 140.))
    c = np.where(t[..., None] < .6, dark + (honey - dark) * (t[..., None] / .6), honey + (pale - honey) * ((t[..., None] - .6) / .4))
    return Image.fromarray(np.clip(c, 0, 255).astype(np.uint8))
