"""Temple painting: the three of Puri on a cloth scroll, cows in a lotus pond."""
import math

import numpy as np

from art.hand import Hand, smooth, worn


def _lotus(b, x, y, r, c, heart, n=9, open_=1.0):
    """A lotus from the side: petals fan upward."""
    for ring, (k, f) in enumerate(((1.0, .75), (.82, 1.0))):
        for i in range(n - ring):
            a = -math.pi / 2 + (i - (n - ring - 1) / 2) * .36 * open_
            L = r * k * (1 - .10 * abs(i - (n - ring - 1) / 2) / n * 4)
            b.leaf(x, y, a, L + 5, r * .20 + 3, tuple(int(v * .55) for v in c))
            b.leaf(x, y, a, L, r * .20, tuple(min(255, int(v * f + 255 * (1 - f) * .6)) for v in c))
    b.leaf(x, y, -math.pi / 2, r * .5, r * .16, heart)


def jagannath_trio(w=1100, h=1680):
    """Balabhadra, Subhadra and Jagannath under a temple arch, as the scroll painters of Raghurajpur see them."""
    ground, red, ink, cream = (196, 62, 34), (150, 24, 22), (26, 20, 20), (246, 232, 200)
    yellow, green, blue = (236, 176, 40), (46, 106, 66), (34, 58, 116)
    b = Hand(w, h, cream, 7, .6)
    R = lambda x0, y0, x1, y1, c: b.d.rectangle([x0 * 2, y0 * 2, x1 * 2, y1 * 2], fill=c)
    R(30, 30, w - 30, h - 30, ink)
    R(40, 40, w - 40, h - 40, yellow)
    R(52, 52, w - 52, h - 52, blue)
    n, m = 24, 38
    for i in range(n):
        x = 78 + (w - 156) * i / (n - 1)
        for y in (80, h - 80):
            b.flower(x, y, 19, 6, cream if i % 2 else yellow, red, fat=.34)
    for i in range(1, m - 1):
        y = 80 + (h - 160) * i / (m - 1)
        for x in (80, w - 80):
            b.flower(x, y, 19, 6, cream if i % 2 else yellow, red, fat=.34)
    R(106, 106, w - 106, h - 106, ink)
    R(114, 114, w - 114, h - 114, ground)
    for j in range(26):                                               # the ground is never empty
        for i in range(15):
            x, y = 150 + (w - 300) * (i + .5 * (j % 2)) / 14.5, 150 + (h - 300) * j / 25
            b.flower(x, y, 13, 5, (222, 110, 60), yellow, fat=.3)
    arch = [(w / 2 + 395 * math.cos(a), 760 - 470 * math.sin(a) ** .85) for a in [math.pi * k / 80 for k in range(1, 80)]]
    arch = [(w / 2 + 395, h - 330), *arch, (w / 2 - 395, h - 330)]
    b.line(arch, 44, ink)
    b.line(arch, 34, yellow)
    for i, (x, y) in enumerate(arch[1:-1:3]):
        b.leaf(x, y, math.atan2(y - 880, x - w / 2), 70, 20, green if i % 2 else red)
        b.dot(x, y, 9, red)
    for s in (-1, 1):                                                 # pillars
        x = w / 2 + s * 395
        R(x - 26, 760, x + 26, h - 330, ink)
        R(x - 19, 760, x + 19, h - 330, cream)
        for k in range(14):
            y = 780 + k * 50
            if y < h - 340:
                b.leaf(x - 16, y, 0, 32, 11, (red, green)[k % 2])
    y0 = h - 330

    def face(x, y, r, skin, mark, eye, tall):
        body = [(x - r * .98, y + r * 2.75), (x - r * 1.02, y + r * 1.1), (x - r * .86, y + r * .55), (x + r * .86, y + r * .55), (x + r * 1.02, y + r * 1.1), (x + r * .98, y + r * 2.75)]
        b.poly(body, (red, yellow, green)[tall])
        b.line(body, 7, ink)
        for k in range(6):
            wide = math.acos(min(.98, .98 / (1.02 + .22 * k)))
            b.line(b.arc(x, y + r * .25, r * (1.02 + .22 * k), wide + .06, math.pi - wide - .06, 40), 8, (cream, yellow, green, cream, (236, 110, 140), cream)[k])
            for q in range(9 + k):
                a = wide + .16 + (math.pi - 2 * wide - .32) * q / (8 + k)
                b.dot(x + r * (1.02 + .22 * k) * math.cos(a), y + r * .25 + r * (1.02 + .22 * k) * math.sin(a), 8, (red, green, yellow, red, cream, blue)[k])
        head = [(x + r * math.cos(a) * (1 + .06 * math.cos(2 * a)), y + r * .98 * math.sin(a) * (1 - .10 * math.cos(2 * a))) for a in [2 * math.pi * k / 60 for k in range(60)]]
        for k in range(13):                                           # crown
            a = -math.pi / 2 + (k - 6) * .215
            b.leaf(x + r * .86 * math.cos(a), y + r * .86 * math.sin(a), a, r * (.62 + .22 * math.cos((k - 6) * .26)), r * .125, ink)
            b.leaf(x + r * .88 * math.cos(a), y + r * .88 * math.sin(a), a, r * (.56 + .20 * math.cos((k - 6) * .26)), r * .095, (yellow, red, yellow, green)[k % 4])
            b.dot(x + r * 1.12 * math.cos(a), y + r * 1.12 * math.sin(a), r * .035, cream)
        b.poly(head, skin)
        b.line(head + head[:1], 7, ink)
        light = cream if sum(skin) < 300 else ink
        b.line([(x - r * .10, y - r * .84), (x - r * .12, y - r * .30), (x, y - r * .16), (x + r * .12, y - r * .30), (x + r * .10, y - r * .84)], 9, mark)
        b.dot(x, y - r * .42, r * .07, red if sum(skin) > 300 else yellow)
        for s in (-1, 1):
            ex, ey = x + s * r * .44, y - r * .04
            if eye == "round":
                for q, c in ((.33, cream), (.275, red), (.23, cream), (.15, ink)):
                    b.dot(ex, ey, r * q, c)
            else:
                b.leaf(ex - s * r * .36, ey + r * .06, 0 if s > 0 else math.pi, r * .76, r * .21, ink, 0)
                b.leaf(ex - s * r * .34, ey + r * .06, 0 if s > 0 else math.pi, r * .70, r * .165, cream, 0)
                b.dot(ex, ey + r * .05, r * .125, ink)
            b.line(b.arc(ex, ey + r * .10, r * .46, -math.pi * .80, -math.pi * .20, 20), 7, light)
            b.dot(x + s * r * 1.08, y + r * .16, r * .13, yellow)
            b.dot(x + s * r * 1.08, y + r * .16, r * .07, red)
        b.line([(x - r * .09, y + r * .30), (x, y + r * .36), (x + r * .09, y + r * .30)], 6, light)
        b.line(b.arc(x, y + r * .34, r * .42, .35, math.pi - .35, 24), 15, red)
        b.line(b.arc(x, y + r * .37, r * .36, .45, math.pi - .45, 24), 5, (250, 200, 180))
    face(w / 2, y0 - 350, 128, (238, 186, 44), red, "leaf", 1)
    face(w / 2 - 232, y0 - 440, 170, (244, 236, 220), red, "leaf", 0)
    face(w / 2 + 232, y0 - 440, 170, (30, 26, 32), cream, "round", 2)
    R(130, y0 - 24, w - 130, y0 + 30, ink)
    R(136, y0 - 18, w - 136, y0 + 24, yellow)
    for i in range(22):
        b.leaf(160 + (w - 320) * i / 21, y0 + 20, -math.pi / 2, 36, 15, (red, green)[i % 2])
    for i in range(7):
        x = 200 + (w - 400) * i / 6
        _lotus(b, x, y0 + 160, 84, (226, 110, 130) if i % 2 else cream, yellow)
        b.line([(x, y0 + 160), (x, y0 + 205)], 8, green)
    return worn(b.done(), 3, .14, 3)


POSES = {"ahead": ((1.00, -.80), 4, 1), "up": ((.90, -.92), -34, 1), "down": ((1.16, -.34), 30, 1), "back": ((.70, -1.06), 6, -1)}   # where the head is, its tilt, which way it looks


def _cow(b, x, y, s, f, pose, ink, gold, red):
    """A zebu of the temple herd: hump, dewlap, lyre horns; henna on its legs, saffron hands on its flank, bells at its neck."""
    white, shade, henna, saffron = (250, 244, 230), (226, 212, 188), (196, 84, 40), (228, 124, 34)
    P = lambda u, v: (x + f * s * u, y + s * v)
    (hx, hy), tilt, way = POSES[pose]
    c, q = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    H = lambda u, v: P(hx + way * (u * c - v * q), hy + u * q + v * c)

    def leg(u, knee, hoof, tone):
        line = [P(u, .15), P(u + knee, .58), P(hoof, .96)]
        b.line(smooth(line, 8, False), s * .19, ink)
        b.line(smooth(line, 8, False), s * .15, tone)
        b.line([P(u + knee * 1.05, .66), P(hoof, .90)], s * .15, henna)
        b.line([P(hoof - .05, 1.0), P(hoof + .08, 1.0)], s * .10, ink)
    leg(-.62, .10, -.50, shade)
    leg(.40, .06, .56, shade)
    tail = smooth([P(-1.00, -.34), P(-1.20, -.10), P(-1.12, .30), P(-1.18, .58)], 8, False)
    b.line(tail, s * .07, ink)
    b.line(tail, s * .04, white)
    for k in (-.25, 0, .25):
        b.leaf(*P(-1.18, .52), math.pi / 2 + k, s * .36, s * .05, red)
    body = smooth([P(-1.02, -.40), P(-.62, -.47), P(-.12, -.42), P(.14, -.56), P(.30, -.80), P(.48, -.72), P(.62, -.50), P(.86, -.22), P(.90, .12), P(.72, .36), P(.20, .44), P(-.36, .42), P(-.80, .40), P(-1.05, .12), P(-1.10, -.18)])
    nape, throat = H(-.06, -.06), H(.02, .34)
    dewlap = [P(.98, .34), P(.94, .50)] if pose != "back" else [P(.96, .20), P(.92, .42)]
    neck = smooth([P(.42, -.66), nape, H(.16, .10), throat, *dewlap, P(.74, .30), P(.56, -.05)])
    head = smooth([H(-.10, -.04), H(.10, -.12), H(.28, .00), H(.50, .18), H(.60, .30), H(.54, .42), H(.36, .40), H(.12, .36), H(-.08, .20)])
    for line in (body, neck, head):
        b.line(line + line[:1], s * .075, ink)
    for shape in (body, neck, head):
        b.poly(shape, white)
    leg(-.80, .02, -.82, white)
    leg(.60, .08, .72, white)
    b.poly(smooth([P(-.96, .0), P(-.60, -.1), P(-.52, .3), P(-.8, .40), P(-1.02, .16)]), white)
    b.poly(smooth([P(.44, -.1), P(.78, -.1), P(.80, .3), P(.6, .36), P(.42, .26)]), white)
    for t in (0, .09):                                                # folds of the dewlap
        b.line(smooth([P(.74 + t, -.30 + t), P(.84 + t, .05), P(.86 + t * .6, .40)], 8, False), 2.4, (170, 140, 110))
    for u in (-.03, .13):
        up = smooth([H(u, -.08), H(u * 3 - .16, -.28), H(u * 3 - .20, -.46), H(u * 2 - .02, -.62)], 8, False)
        b.line(up, s * .085, ink)
        b.line(up, s * .060, gold)
        b.dot(*H(u * 2 - .02, -.62), s * .05, red)
    ear = math.radians((150 if f * way > 0 else 30) + tilt * f * way)
    b.leaf(*H(-.02, .06), ear, s * .34, s * .10, ink)
    b.leaf(*H(-.03, .06), ear, s * .29, s * .07, (236, 176, 160))
    b.leaf(*H(.08, .10), math.radians(10 + tilt) if f * way > 0 else math.radians(170 - tilt), s * .20, s * .062, ink)   # a long eye
    b.dot(*H(.19, .13), s * .030, white)
    b.dot(*H(.52, .30), s * .035, ink)
    b.line([H(.40, .37), H(.52, .37)], 2.4, ink)
    b.leaf(*H(.10, -.08), math.radians(60 + tilt) if f * way > 0 else math.radians(120 - tilt), s * .22, s * .05, red)
    collar = smooth([P(.44, -.50), P(.66, -.16), P(.90, .02)] if pose != "down" else [P(.60, -.52), P(.76, -.16), P(.96, .14)], 6, False)
    b.line(collar, s * .085, red)
    for k, at in enumerate(collar[::2]):
        b.dot(*at, s * .040, gold)
    b.dot(*P(.72, .04), s * .075, gold)
    b.dot(*P(.72, .12), s * .030, ink)
    for u, v in ((-.70, -.10), (-.22, .06), (.22, -.16)):             # hands dipped in saffron
        b.dot(*P(u, v), s * .075, saffron)
        for k in range(5):
            t = -math.pi / 2 + (k - 2) * .42
            b.line([P(u + .05 * math.cos(t), v + .05 * math.sin(t)), P(u + (.17 - .02 * abs(k - 2)) * math.cos(t), v + (.17 - .02 * abs(k - 2)) * math.sin(t))], s * .042, saffron)
    for k in range(9):                                                # a string of gold along the back
        b.dot(*P(-.92 + .115 * k, -.385), s * .028, gold)


def pichwai(w=1200, h=1760):
    """Cows in four rows among lotus, within a border of lotus buds."""
    ground, ink, gold, red, pink, green = (22, 44, 62), (40, 22, 18), (220, 172, 74), (168, 34, 36), (226, 128, 146), (44, 110, 78)
    b = Hand(w, h, (120, 28, 32), 5, .6)
    R = lambda x0, y0, x1, y1, c: b.d.rectangle([x0 * 2, y0 * 2, x1 * 2, y1 * 2], fill=c)
    R(24, 24, w - 24, h - 24, gold)
    R(30, 30, w - 30, h - 30, (120, 28, 32))
    for i in range(16):
        for y, t in ((86, 1), (h - 86, -1)):
            _lotus(b, 80 + (w - 160) * i / 15, y + 26, 42, pink if i % 2 else (244, 224, 200), gold, 7)
    for i in range(1, 23):
        for x in (86, w - 86):
            _lotus(b, x, 86 + (h - 172) * i / 23 + 24, 42, pink if i % 2 else (244, 224, 200), gold, 7)
    R(140, 140, w - 140, h - 140, gold)
    R(148, 148, w - 148, h - 148, ground)
    rnd = b.r
    def pad(x, y, r):                                                 # a lotus leaf from above
        b.dot(x, y, r, tuple(int(v * .6) for v in green))
        b.dot(x, y, r * .86, green)
        for k in range(9):
            a = 2 * math.pi * k / 9
            b.line([(x, y), (x + r * .76 * math.cos(a), y + r * .76 * math.sin(a))], 2.4, (110, 170, 120))

    bare = lambda x, y, r: all(b.im.getpixel((int(2 * (x + q * r * math.cos(a))), int(2 * (y + q * r * math.sin(a))))) == ground for q in (.5, 1) for a in np.linspace(0, 6.28, 12))
    herd, rows, poses = [], (.196, .398, .600, .802), ("ahead", "up", "down", "back", "ahead", "up", "back", "down", "ahead", "back")
    for j, y in enumerate(rows):
        n = 3 if j % 2 == 0 else 2
        herd += [(w * (.5 + (i - (n - 1) / 2) * .244), h * y, 1 if i < n / 2 else -1) for i in range(n)]
    for j, y in enumerate((.116, *[r + .084 for r in rows])):         # the pond between the rows
        for i in range(8):
            x, yy = 248 + (w - 478) * i / 7, h * y + 10 * math.sin(i * 2.1 + j)
            pad(x - 48, yy + 16, 36)
            _lotus(b, x, yy + 30, 62, pink if (i + j) % 3 else (246, 226, 206), gold, 9)
    for j in (1, 3):                                                  # tall ones beside the pairs
        for s in (-1, 1):
            for q, (dx, dy, r) in enumerate(((0, 10, 92), (-s * 62, 66, 62))):
                x, y = w * .5 + s * (w * .315 - 0) + dx, h * rows[j] + dy - 30
                b.line([(x, y), (x + s * 10, y + 70), (x, h * (rows[j] + .085))], 8, green)
                _lotus(b, x, y, r, (pink, (246, 226, 206))[q], gold, 9)
    for k, (x, y, f) in enumerate(herd):
        _cow(b, x - f * 14, y - 8, 96, f, poses[k % len(poses)], ink, gold, red)
    for _ in range(900):                                              # no ground is left empty: leaves, buds, drops of gold
        x, y = rnd.uniform(176, w - 176), rnd.uniform(176, h - 176)
        for r in (27, 17, 7):
            if bare(x, y, r):
                if r == 27:
                    pad(x, y, 22)
                elif r == 17:
                    _lotus(b, x, y + 12, 24, pink, gold, 5)
                else:
                    b.dot(x, y, 3.2, gold)
                break
    return worn(b.done(), 6, .14, 3)
