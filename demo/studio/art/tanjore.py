"""Tanjore painting: round faces in flat colour under arches of raised gold, set with stones."""
import math

from art.hand import Hand, worn

RED, GREEN, WHITE, INK = (150, 22, 30), (24, 84, 58), (244, 236, 220), (40, 18, 14)


class Board:
    """One hand on three sheets: the colours, where gold leaf lies, and how high the paste stands under it."""

    def __init__(self, w, h, ground, seed=5):
        self.w, self.h = w, h
        self.colour, self.gold, self.high = (Hand(w, h, g, seed, 0) for g in (ground, (0, 0, 0), (0, 0, 0)))
        self.stones = []

    def paint(self, method, *args, c, up=0):
        getattr(self.colour, method)(*args, c)
        getattr(self.gold, method)(*args, (0, 0, 0))
        if up is not None:
            getattr(self.high, method)(*args, (up,) * 3)

    def lay(self, method, *args, up=150):
        """Gold leaf over raised paste."""
        getattr(self.colour, method)(*args, (206, 150, 60))
        getattr(self.gold, method)(*args, (255,) * 3)
        getattr(self.high, method)(*args, (up,) * 3)

    def stone(self, x, y, r, c):
        self.stones.append((x / self.w, 1 - y / self.h, r, c))


def gajalakshmi(w=1200, h=1440):
    """The goddess on her lotus, two elephants pouring water over her. Gives colours, gold, heights and stones: (u, v, radius in cm, colour)."""
    b = Board(w, h, (118, 20, 30))
    c = w / 2
    _border(b)
    _arch(b, c)
    for s in (-1, 1):
        _elephant(b, c + s * 262, 462, 74, -s)
        _lotus_stalk(b, c + s * 292, s)
    _lotus_seat(b, c, 1195)
    _goddess(b, c)
    return worn(b.colour.done(), 4, .12, 4), b.gold.done(.8), b.high.done(2.2), b.stones


def _border(b):
    w, h = b.w, b.h
    for o, wd, up in ((34, 30, 190), (112, 16, 170)):
        b.lay("line", [(o, o), (w - o, o), (w - o, h - o), (o, h - o), (o, o)], wd, up=up)
    for x in range(73, w - 60, 66):
        for y in (73, h - 73):
            _rosette(b, x, y, 24, 6)
            b.stone(x, y, .24, "#8E0E1E" if x // 66 % 2 else "#0E5A38")
    for y in range(139, h - 120, 66):
        for x in (73, w - 73):
            _rosette(b, x, y, 24, 6)
            b.stone(x, y, .24, "#0E5A38" if y // 66 % 2 else "#8E0E1E")


def _rosette(b, x, y, r, n, up=170):
    for k in range(n):
        a = 2 * math.pi * k / n
        b.lay("leaf", x + r * .2 * math.cos(a), y + r * .2 * math.sin(a), a, r * .9, r * .30, up=up)


def _arch(b, c):
    blue = (22, 44, 86)
    foot, spring = 1170, 560
    opening = [(c + 372, foot), *((c + 372 * math.cos(a) * (1 + .05 * abs(math.sin(7 * a))), spring - 300 * math.sin(a) * (1 + .07 * abs(math.sin(7 * a)))) for a in [math.pi * k / 90 for k in range(91)]), (c - 372, foot)]
    b.paint("poly", opening, c=blue)
    for k in range(150):                                              # sprigs of gold on the blue
        a, q = k * 2.39996, 26 * math.sqrt(k)
        x, y = c + q * math.cos(a), 760 + q * 1.25 * math.sin(a)
        if abs(x - c) < 350 and 300 < y < 1120:
            b.lay("dot", x, y, 4, up=60)
    b.lay("line", opening, 44, up=150)
    b.lay("line", opening, 10, up=230)
    for i in range(3, len(opening) - 3, 4):
        x, y = opening[i]
        a = math.atan2(y - spring - 40, x - c)
        b.lay("leaf", x, y, a, 78, 19, up=190)
        b.stone(x, y, .17, ("#8E0E1E", "#0E5A38", "#E9E2D2")[i // 4 % 3])
    for s in (-1, 1):                                                 # pillars, and scrolls above the arch
        x = c + s * 372
        b.lay("line", [(x, foot + 40), (x, spring)], 62, up=130)
        for k in range(9):
            y = spring + 40 + k * 72
            b.lay("line", [(x - 40, y), (x + 40, y)], 15, up=220)
            b.stone(x, y + 36, .22, "#0E5A38" if k % 2 else "#8E0E1E")
            for q in (-1, 1):
                b.lay("leaf", x, y + 36, q * 1.2, 30, 9, up=210)
        for k in range(4):
            X, Y, R = c + s * (205 + 86 * k), 214 + 30 * k * (k > 0) - 14 * k, 46 - 4 * k
            p = [(X + R * (1 - t) * math.cos(s * t * 9), Y + R * (1 - t) * math.sin(s * t * 9)) for t in [i / 40 for i in range(40)]]
            b.lay("line", p, 13, up=190)
            b.stone(X, Y, .20, "#8E0E1E")
    x, y = c, 196
    _rosette(b, x, y, 66, 10, 200)
    b.stone(x, y, .42, "#8E0E1E")
    b.lay("line", [(c - 440, foot + 34), (c + 440, foot + 34)], 40, up=170)
    b.lay("line", [(c - 470, foot + 74), (c + 470, foot + 74)], 26, up=210)
    for k in range(19):
        b.stone(c - 405 + 45 * k, foot + 34, .19, ("#8E0E1E", "#E9E2D2", "#0E5A38")[k % 3])


def _lotus_stalk(b, x, s):
    """Lotus rising out of a pond beside her seat, and the pads that carry the elephants."""
    green, pale = (40, 104, 66), (226, 110, 136)
    b.paint("leaf", x - 110, 588, 0, 220, 22, c=green, up=70)
    for dx, top in ((-40, 900), (34, 780), (0, 1010)):
        b.paint("line", [(x + dx * .3, 1150), (x + dx + s * 14, (1150 + top) / 2), (x + dx, top)], 9, c=green, up=60)
        for k in range(7):
            b.paint("leaf", x + dx, top + 10, -math.pi / 2 + (k - 3) * .44, 62, 15, c=pale if k % 2 else (246, 190, 200), up=110)
    for dx, y in ((-60, 1110), (56, 1080), (10, 1140)):
        b.paint("leaf", x + dx - 46, y, 0, 92, 20, c=green, up=80)


def _elephant(b, x, y, s, f):
    """White, in profile, its trunk raised over a pot that it tips towards the middle."""
    P = lambda u, v: (x + f * s * u, y + s * v)
    for u in (-.95, -.55, .35, .75):
        b.paint("line", [P(u, .4), P(u, 1.55)], s * .40, c=INK, up=40)
        b.paint("line", [P(u, .4), P(u, 1.52)], s * .36, c=WHITE, up=60)
        for q in (-.09, .03):
            b.paint("dot", *P(u + q, 1.56), s * .05, c=(200, 150, 120), up=60)
    body = [P(-1.15, .9), P(-1.25, .2), P(-1.05, -.45), P(-.4, -.72), P(.3, -.60), P(.75, -.80), P(1.15, -.66), P(1.30, -.30), P(1.20, .15), P(.95, .55), P(.6, .85), P(-.4, .95)]
    b.paint("poly", body, c=WHITE, up=80)
    b.paint("line", body + body[:1], 5, c=INK, up=70)
    trunk = [P(1.2, -.15), P(1.55, .10), P(1.85, -.25), P(1.80, -.85), P(1.62, -1.35), P(1.78, -1.72)]
    smooth = [(trunk[i][0] + (trunk[i + 1][0] - trunk[i][0]) * t, trunk[i][1] + (trunk[i + 1][1] - trunk[i][1]) * t) for i in range(5) for t in (0, .5)] + [trunk[-1]]
    b.paint("line", smooth, s * .34, c=INK, up=60)
    b.paint("line", smooth, s * .29, c=WHITE, up=95)
    ear = [P(.55, -.62), P(.20, -.45), P(.12, .05), P(.38, .42), P(.62, .15), P(.72, -.25)]
    b.paint("poly", ear, c=(236, 214, 200), up=110)
    b.paint("line", ear + ear[:1], 5, c=INK, up=90)
    b.paint("dot", *P(.98, -.28), s * .06, c=INK, up=80)
    b.paint("line", [P(1.15, .05), P(1.45, .42)], s * .11, c=(250, 240, 214), up=110)
    saddle = [P(-.75, -.62), P(.05, -.66), P(.12, .35), P(-.72, .42)]
    b.paint("poly", saddle, c=RED, up=110)
    b.lay("line", saddle + saddle[:1], 12, up=170)
    _rosette(b, *P(-.32, -.14), s * .30, 8, 190)
    b.stone(*P(-.32, -.14), .22, "#0E5A38")
    b.lay("line", [P(.66, -.78), P(.98, -.58), P(1.22, -.56)], 15, up=170)
    pot = P(2.02, -1.86)
    b.lay("dot", *pot, s * .36, up=190)
    b.lay("line", [(pot[0] + f * s * .22, pot[1] + s * .10), (pot[0] + f * s * .50, pot[1] + s * .26)], s * .22, up=190)
    for k in range(5):                                                # the water it pours
        a = [(pot[0] + f * s * (.50 + .05 * k), pot[1] + s * .32), (pot[0] + f * s * (.66 + .05 * k), pot[1] + s * .8), (pot[0] + f * s * (.70 + .06 * k), pot[1] + s * (1.35 - .1 * k))]
        b.paint("line", a, 4, c=(196, 222, 236), up=50)


def _lotus_seat(b, c, y):
    for ring, (n, r, col) in enumerate(((13, 190, (214, 96, 120)), (11, 160, (236, 150, 164)), (9, 124, (248, 206, 206)))):
        for i in range(n):
            a = -math.pi / 2 + (i - (n - 1) / 2) * .26
            x, yy = c + (i - (n - 1) / 2) * 36, y - 12 + 6 * ring
            b.paint("leaf", x, yy, a, r * .86 + 5, 33, c=(120, 30, 50), up=60)
            b.paint("leaf", x, yy, a, r * .86, 29, c=col, up=80 + 14 * ring)
    b.lay("line", [(c - 235, y - 8), (c + 235, y - 8)], 16, up=200)


def _goddess(b, c):
    skin, line = (236, 196, 128), (110, 50, 30)
    arm = lambda p, w: (b.paint("line", p, w + 7, c=line, up=70), b.paint("line", p, w, c=skin, up=100))
    for k in range(26):                                               # a halo of gold
        a = math.pi * 2 * k / 26
        b.lay("leaf", c + 96 * math.cos(a), 560 + 96 * math.sin(a), a, 58, 15, up=170)
    b.lay("dot", c, 560, 104, up=110)
    for s in (-1, 1):                                                 # the upper hands hold lotuses
        arm([(c + s * 74, 706), (c + s * 168, 742), (c + s * 196, 660), (c + s * 182, 606)], 37)
        for k in range(7):
            b.paint("leaf", c + s * 182, 600, -math.pi / 2 + (k - 3) * .42, 60, 15, c=(226, 110, 136) if k % 2 else (246, 180, 190), up=120)
        b.lay("line", [(c + s * 150, 718), (c + s * 182, 744)], 14, up=190)
    lap = [(c - 236, 1072), (c - 250, 1020), (c - 190, 962), (c - 96, 912), (c + 96, 912), (c + 190, 962), (c + 250, 1020), (c + 236, 1072), (c + 120, 1104), (c - 120, 1104)]
    b.paint("poly", lap, c=RED, up=110)
    b.paint("line", lap + lap[:1], 7, c=INK, up=90)
    for s in (-1, 1):                                                 # folds of silk, hemmed with gold
        for k in range(6):
            b.lay("line", [(c + s * (20 + 8 * k), 930 + 8 * k), (c + s * (90 + 22 * k), 985 + 13 * k), (c + s * (210 - 12 * k), 1040 + 10 * k)], 6, up=150)
        b.lay("line", [(c + s * 236, 1066), (c + s * 150, 1090), (c, 1098)], 20, up=180)
        b.paint("leaf", c + s * 96, 1092, math.pi if s > 0 else 0, 110, 24, c=skin, up=120)
    for k in range(7):
        b.lay("line", [(c - 30 + 10 * k, 930), (c - 54 + 18 * k, 1010), (c - 60 + 20 * k, 1100)], 6, up=180)
    torso = [(c - 100, 690), (c - 92, 770), (c - 66, 850), (c - 84, 925), (c + 84, 925), (c + 66, 850), (c + 92, 770), (c + 100, 690), (c + 44, 660), (c - 44, 660)]
    b.paint("poly", torso, c=skin, up=100)
    b.paint("line", torso + torso[:1], 6, c=line, up=80)
    blouse = [(c - 98, 694), (c - 90, 790), (c, 802), (c + 90, 790), (c + 98, 694), (c + 50, 716), (c, 730), (c - 50, 716)]
    b.paint("poly", blouse, c=GREEN, up=120)
    b.lay("line", [(c - 90, 790), (c, 802), (c + 90, 790)], 13, up=190)
    b.paint("line", [(c, 640), (c, 690)], 58, c=skin, up=95)
    for r, wd in ((52, 10), (84, 13), (122, 15)):                     # necklaces
        b.lay("line", b.colour.arc(c, 672, r, .35, math.pi - .35, 30), wd, up=200)
        for k in range(5):
            a = .6 + (math.pi - 1.2) * k / 4
            b.stone(c + r * math.cos(a), 672 + r * math.sin(a), .13, ("#8E0E1E", "#0E5A38")[k % 2])
    arm([(c - 82, 716), (c - 150, 800), (c - 150, 872), (c - 140, 838)], 38)     # fear not
    arm([(c + 82, 716), (c + 150, 800), (c + 168, 880), (c + 160, 940)], 38)     # and take
    for s, y, d in ((-1, 800, -1), (1, 924, 1)):
        x = c + s * (142 if s < 0 else 160)
        b.paint("dot", x, y, 27, c=skin, up=110)
        for k in range(4):
            b.paint("line", [(x - 15 + 10 * k, y), (x - 18 + 12 * k, y + d * 46)], 10, c=skin, up=110)
        b.paint("dot", x, y + d * 4, 8, c=(190, 50, 50), up=110)
        b.lay("line", [(x - 24, y - d * 32), (x + 24, y - d * 32)], 13, up=200)
        b.lay("line", [(c + s * 104, 748), (c + s * 142, 726)], 14, up=200)
    for k in range(12):                                               # the belt
        b.lay("dot", c - 80 + 14.5 * k, 922, 10, up=210)
    b.stone(c, 922, .26, "#8E0E1E")
    b.paint("dot", c, 566, 83, c=line, up=100)
    for dy, r in ((0, 79), (16, 70), (30, 54)):
        b.paint("dot", c, 566 + dy, r, c=skin, up=120)
    hair = b.colour.arc(c, 562, 80, math.pi + .12, 2 * math.pi - .12, 30)
    b.paint("line", hair, 22, c=INK, up=120)
    for s in (-1, 1):
        b.paint("leaf", c + s * 12, 566, 0 if s > 0 else math.pi, 46, 12, c=WHITE, up=125)
        b.paint("dot", c + s * 34, 566, 10, c=INK, up=128)
        b.paint("line", [(c + s * 10, 570), (c + s * 34, 556), (c + s * 62, 566)], 5, c=INK, up=125)
        b.paint("line", [(c + s * 10, 540), (c + s * 36, 528), (c + s * 62, 540)], 6, c=INK, up=125)
        b.lay("dot", c + s * 84, 606, 17, up=200)
        b.stone(c + s * 84, 606, .20, "#8E0E1E")
        b.lay("dot", c + s * 84, 636, 10, up=200)
    b.paint("line", [(c, 560), (c - 3, 592), (c + 8, 596)], 5, c=line, up=132)
    b.paint("leaf", c - 21, 618, 0, 42, 9, c=(176, 30, 36), up=125)
    b.paint("dot", c, 524, 8, c=(190, 20, 30), up=125)
    b.stone(c + 14, 600, .09, "#E9E2D2")
    for k, (y, r) in enumerate(((486, 78), (452, 64), (418, 48), (388, 32))):    # the crown
        b.lay("line", [(c - r, y), (c, y + 10), (c + r, y)], 34 - 3 * k, up=190 + 10 * k)
        for q in (-1, 0, 1):
            b.stone(c + q * r * .6, y + (6 if q == 0 else 2), .15, ("#8E0E1E", "#0E5A38", "#E9E2D2")[(k + q) % 3])
    b.lay("dot", c, 358, 20, up=230)
    for s in (-1, 1):                                                 # garland down to the lap
        for k in range(15):
            t = k / 14
            b.paint("dot", c + s * (98 + 62 * math.sin(math.pi * t) - 40 * t), 690 + 330 * t, 12, c=(WHITE, (236, 120, 130))[k % 2], up=140)
