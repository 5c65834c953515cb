"""Painted under glaze and on clay."""
import math

import numpy as np

from art.hand import Hand, mask_of, worn


def blue_pottery(ground=(238, 236, 228), main=(24, 52, 140), second=(30, 140, 150), accent=(214, 160, 40), w=2400, h=1500, bands=(.10, .90)):
    """Vase wrap: rosettes and leafy stems between bordered bands. U runs round, so it tiles across."""
    b = Hand(w, h, ground, 4, .8)
    y0, y1 = h * (1 - bands[1]), h * (1 - bands[0])
    n = 6
    step = w / n
    mid = (y0 + y1) / 2
    H = (y1 - y0)
    pale = tuple(int(a * .45 + c * .55) for a, c in zip(main, ground))
    for i in range(-1, n + 1):
        cx = i * step + step / 2
        R = H * .205
        # stem with scrolling leaves either side of the rosette
        for s in (-1, 1):
            stem = [(cx + s * 26 * math.sin(t * 5.0), mid + s * (R * .8 + (H * .30) * t)) for t in np.linspace(0, 1, 24)]
            b.line(stem, 7, main)
            for k in range(1, 6):
                px, py = stem[k * 4]
                for q in (-1, 1):
                    b.leaf(px, py, math.atan2(s, 0) + q * (1.05 - .06 * k) * 1.0, H * .095, H * .021, second if (k + (q > 0)) % 2 else main, -q * .3)
            b.flower(stem[-1][0], stem[-1][1], H * .062, 6, main, accent, fat=.34)
        for k in range(14):                               # rosette, drawn in rings
            a = 2 * math.pi * k / 14
            b.leaf(cx + R * .46 * math.cos(a), mid + R * .46 * math.sin(a), a, R * .56, R * .125, main)
            b.leaf(cx + R * .60 * math.cos(a), mid + R * .60 * math.sin(a), a, R * .30, R * .045, pale)
        b.dot(cx, mid, R * .50, ground)
        for k in range(8):
            a = 2 * math.pi * k / 8
            b.leaf(cx + R * .10 * math.cos(a), mid + R * .10 * math.sin(a), a, R * .36, R * .11, second)
        b.dot(cx, mid, R * .13, accent)
        b.line(b.arc(cx, mid, R * .5, 0, 6.3), 4, main)
        # filler between rosettes
        fx = cx + step / 2
        b.flower(fx, mid, H * .075, 8, second, main, fat=.27)
        for s in (-1, 1):
            b.line([(fx, mid + s * H * .085), (fx, mid + s * H * .20)], 5, main)
            for q in (-1, 1):
                b.leaf(fx, mid + s * H * .12, s * math.pi / 2 + q * .9, H * .085, H * .018, main, -q * .3)
                b.leaf(fx, mid + s * H * .17, s * math.pi / 2 + q * .8, H * .07, H * .016, second, -q * .3)
            b.flower(fx, mid + s * H * .235, H * .038, 5, main, accent, fat=.36)
            for q in (-1, 1):
                b.dot(fx + q * step * .20, mid + s * H * .06, 7, main)
    for y, t in ((y0, 1), (y1, -1)):                       # borders
        b.d.rectangle([0, (y - 9) * 2, w * 2, (y + 9) * 2], fill=main)
        yy = y - t * H * .052
        for i in range(36):
            x = (i + .5) * w / 36
            b.flower(x, yy, H * .030, 5, second if i % 2 else main, accent if i % 2 == 0 else ground, fat=.36)
        yy = y - t * H * .10
        b.d.rectangle([0, (yy - 6) * 2, w * 2, (yy + 6) * 2], fill=main)
        for i in range(48):
            x = (i + .5) * w / 48
            b.leaf(x, yy - t * 6, -t * math.pi / 2, H * .055, H * .016, main)
    # solid colour beyond the borders: foot and lip
    b.d.rectangle([0, (y1 + H * .17) * 2, w * 2, h * 2], fill=main)
    b.d.rectangle([0, 0, w * 2, max(0, (y0 - H * .17)) * 2], fill=main)
    return worn(b.done(), 6, .22, 4)


def painted_band(w=1800, h=700, band=(.22, .52), n=14, a=(250, 244, 230), c=(196, 38, 54), d=(240, 176, 36), ground=(120, 60, 35)):
    """Petals and dots painted round a clay lamp or pot between two heights of V. Returns picture and mask."""
    b = Hand(w, h, ground, 8, .8)
    y = lambda t: h * (1 - (band[0] + (band[1] - band[0]) * t))
    H = h * (band[1] - band[0])
    for i in range(n):
        x = (i + .5) * w / n
        for q in (-1, 1):
            b.leaf(x, y(.22), -math.pi / 2 + q * .62, H * .56, H * .12, d)
        b.leaf(x, y(.22), -math.pi / 2, H * .70, H * .17, c)
        b.dot(x, y(.45), H * .06, d)
        b.dot(x + w / n / 2, y(.72), H * .075, a)
        b.dot(x + w / n / 2, y(.92), H * .05, a)
    for i in range(n * 4):
        b.dot((i + .5) * w / n / 4, y(.05), H * .040, a)
    b.line([(0, y(.16)), (w, y(.16))], H * .05, a)
    im = b.done()
    return im, mask_of(im, ground)


def painted_lamp(w=1800, h=900, a=(250, 244, 230), c=(196, 38, 54), d=(240, 176, 36), ground=(120, 60, 35)):
    """A clay lamp painted without and within: petals and dots outside, a scalloped ring inside the rim. V runs from the foot over the rim into the bowl."""
    outside = painted_band(w, h, (.20, .47), 14, a, c, d, ground)[0]
    b = Hand(w, h, ground, 9, .8)
    b.im.paste(outside.resize(b.im.size))
    y = lambda v: h * (1 - v)
    b.line([(0, y(.545)), (w, y(.545))], 26, a)
    for i in range(22):
        x, st = (i + .5) * w / 22, w / 22
        b.leaf(x, y(.575), -math.pi / 2, h * .10, st * .34, c)
        b.leaf(x, y(.580), -math.pi / 2, h * .06, st * .17, d)
        b.dot(x + st / 2, y(.665), st * .13, a)
    im = b.done()
    return im, mask_of(im, ground)


def silver_on_black(w=2200, h=1200, bands=(.14, .86)):
    """Lines cut into black clay and rubbed with silver: white is silver. Tiles across."""
    b = Hand(w, h, (0, 0, 0), 6, .7)
    W = (255, 255, 255)
    y0, y1 = h * (1 - bands[1]), h * (1 - bands[0])
    H, n = y1 - y0, 8
    st = w / n
    for v, wd in ((0, 8), (.03, 4), (.17, 5), (.20, 4), (.78, 4), (.81, 5), (.97, 4), (1, 8)):
        b.line([(0, y0 + H * v), (w, y0 + H * v)], wd, W)
    for i in range(n * 4):
        x = (i + .5) * st / 4
        for v, s in ((.10, 1), (.89, -1)):
            b.leaf(x, y0 + H * v + s * H * .045, -s * math.pi / 2, H * .09, st * .06, W)
            b.dot(x + st / 8, y0 + H * v, 5, W)
    for i in range(-1, n + 1):
        x, y = (i + .5) * st, y0 + H * .49
        r = min(st, H * .5) * .42
        for k in range(10):
            a = 2 * math.pi * k / 10
            for q in (-1, 1):
                b.line([(x + r * t * math.cos(a + q * .26 * math.sin(math.pi * t)), y + r * t * math.sin(a + q * .26 * math.sin(math.pi * t))) for t in np.linspace(.2, 1, 12)], 4, W)
            b.line([(x + r * .3 * math.cos(a), y + r * .3 * math.sin(a)), (x + r * .8 * math.cos(a), y + r * .8 * math.sin(a))], 3, W)
        b.line(b.arc(x, y, r * .2, 0, 6.3), 5, W)
        b.dot(x, y, r * .08, W)
        X = x + st / 2
        for s in (-1, 1):
            stem = [(X + 22 * math.sin(t * 4.4) * s, y + s * H * .26 * t) for t in np.linspace(0, 1, 20)]
            b.line(stem, 4, W)
            for k in range(3, 20, 4):
                for q in (-1, 1):
                    b.leaf(*stem[k], s * math.pi / 2 + q * 1.0, H * .06, H * .014, W, -q * .4)
            b.dot(*stem[-1], 9, W)
    return b.done()


def coaster(main, second, seed=1, w=900, ground=(238, 236, 228), accent=(214, 160, 40)):
    """A round tile: a flower of two colours in a ring of leaves, no two quite alike."""
    b = Hand(w, w, ground, seed + 3, .8)
    c = w / 2
    b.line(b.arc(c, c, w * .46, 0, 6.3, 160), 34, main)
    b.line(b.arc(c, c, w * .415, 0, 6.3, 160), 6, main)
    n = (8, 10, 6)[seed % 3]
    for i in range(n):
        a = 2 * math.pi * i / n
        b.leaf(c + w * .09 * math.cos(a), c + w * .09 * math.sin(a), a, w * .22, w * .055, main)
        b.leaf(c + w * .12 * math.cos(a), c + w * .12 * math.sin(a), a, w * .11, w * .018, ground)
        h = a + math.pi / n
        b.leaf(c + w * .16 * math.cos(h), c + w * .16 * math.sin(h), h, w * .13, w * .030, second)
        x, y = c + w * .345 * math.cos(h), c + w * .345 * math.sin(h)
        b.flower(x, y, w * .048, 6, second, accent, a, .34)
        for q in (-1, 1):
            b.leaf(c + w * .36 * math.cos(a), c + w * .36 * math.sin(a), a + q * 1.4, w * .075, w * .018, main, -q * .4)
    b.dot(c, c, w * .085, accent)
    b.dot(c, c, w * .045, main)
    return worn(b.done(), 6, .16, 4)
