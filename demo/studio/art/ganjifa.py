"""Ganjifa: round playing cards, painted like miniatures: kings, ministers and their beasts, and the signs of the suits."""
import math

from art.hand import Hand, smooth, worn

INK, GOLD, CREAM, SKIN, RED = (44, 20, 16), (226, 178, 82), (246, 234, 206), (196, 134, 88), (178, 30, 36)


class _Field:
    """The middle of a card: places in units of its half width, x to the right and y down."""

    def __init__(self, w, ground, seed):
        self.b, self.s, self.c = Hand(w, w, ground, seed, .4), w * .40, w / 2

    def at(self, x, y):
        return self.c + x * self.s, self.c + y * self.s

    def shape(self, points, c, line=.022, closed=True):
        p = smooth([self.at(*q) for q in points], 8, closed)
        self.b.poly(p, c)
        self.b.line(p + p[:1], line * self.s, INK)

    def line(self, points, width, c, edge=0.0):
        p = smooth([self.at(*q) for q in points], 8, False)
        if edge:
            self.b.line(p, (width + 2 * edge) * self.s, INK)
        self.b.line(p, width * self.s, c)

    def dot(self, x, y, r, c):
        self.b.dot(*self.at(x, y), r * self.s, c)

    def leaf(self, x, y, degrees, length, wide, c):
        self.b.leaf(*self.at(x, y), math.radians(degrees), length * self.s, wide * self.s, c)

    def flower(self, x, y, r, n, c, heart):
        self.b.flower(*self.at(x, y), r * self.s, n, c, heart, .2, .32)


def _person(f, x, y, k, robe, turban, face=1):
    """A man from the waist up, his head in profile; k is his size."""
    P = lambda u, v: (x + face * k * u, y + k * v)
    f.shape([P(-.30, -.34), P(0, -.42), P(.26, -.34), P(.34, .0), P(.32, .34), P(-.34, .34), P(-.36, 0)], robe)
    f.line([P(-.30, .22), P(0, .26), P(.30, .22)], .09 * k, GOLD)
    f.line([P(.0, -.40), P(-.02, .2)], .03 * k, GOLD)
    f.shape([P(-.16, -.44), P(-.19, -.70), P(0, -.84), P(.17, -.72), P(.25, -.58), P(.17, -.50), P(.14, -.40), P(0, -.36)], SKIN, .018)
    f.shape([P(-.24, -.66), P(-.25, -.88), P(-.02, -1.02), P(.22, -.88), P(.20, -.72), P(0, -.74)], turban, .018)
    f.line([P(-.22, -.74), P(0, -.80), P(.20, -.78)], .06 * k, GOLD)
    f.leaf(*P(.08, -.92), -70 if face > 0 else -110, .34 * k, .07 * k, CREAM)
    f.leaf(*P(.04, -.62), 0 if face > 0 else 180, .13 * k, .032 * k, INK)
    f.line([P(.08, -.505), P(.18, -.49), P(.22, -.55)], .035 * k, INK)
    for q in range(4):
        f.dot(*P(-.10 + .09 * q, -.30 + .05 * math.sin(q)), .035 * k, CREAM)


def _king(f):
    """On his throne, a flower in his hand, a servant behind him with the whisk."""
    f.shape([(-.62, -.10), (-.70, -.62), (-.45, -.84), (-.05, -.90), (.35, -.84), (.60, -.62), (.52, -.10)], (60, 104, 78))
    f.dot(-.05, -.36, .34, GOLD)
    f.dot(-.05, -.36, .29, (236, 214, 150))
    for q in (-1, 1):
        f.line([(-.05 + q * .56, .80), (-.05 + q * .56, .30)], .09, GOLD, .02)
    f.line([(-.72, .66), (.62, .66)], .20, GOLD, .025)
    f.line([(-.60, .46), (.50, .46)], .22, RED, .025)
    f.shape([(-.62, .48), (-.40, .16), (.28, .16), (.52, .48), (.20, .56), (-.30, .56)], (238, 196, 92))
    _person(f, -.05, .02, .78, (222, 150, 40), RED)
    f.line([(.18, -.18), (.42, .06), (.46, -.20)], .10, SKIN, .018)
    f.flower(.47, -.34, .15, 7, (238, 150, 160), GOLD)
    f.line([(-.26, -.16), (-.42, .12), (-.20, .24)], .10, SKIN, .018)
    for k in range(7):
        f.dot(-.54 + .165 * k, .66, .035, (44, 96, 84))


def _elephant(f):
    """The state elephant and who rides it."""
    grey, pale = (106, 112, 122), (150, 154, 160)
    for x in (-.46, -.22, .24, .44):
        f.line([(x, .2), (x, .70)], .19, grey, .02)
        f.line([(x - .06, .74), (x + .06, .74)], .06, CREAM)
    f.shape([(-.66, .06), (-.58, -.26), (-.20, -.36), (.24, -.34), (.46, -.40), (.66, -.30), (.74, -.06), (.62, .12), (.46, .34), (-.46, .36)], grey)
    f.line([(.68, -.08), (.80, .20), (.78, .46), (.90, .58)], .13, grey, .02)
    f.line([(.62, .10), (.78, .16), (.90, .06)], .055, CREAM, .015)
    f.shape([(.40, -.34), (.56, -.20), (.54, .08), (.40, .14), (.30, -.08)], pale)
    f.leaf(.60, -.16, 10, .13, .035, INK)
    f.line([(-.66, .0), (-.76, .22), (-.74, .40)], .045, INK)
    f.shape([(-.40, -.36), (.22, -.34), (.26, .18), (-.42, .20)], RED)
    f.line([(-.40, .14), (.24, .12)], .05, GOLD)
    f.flower(-.09, -.06, .17, 8, GOLD, CREAM)
    _person(f, -.12, -.48, .48, (44, 98, 120), GOLD)
    f.line([(.0, -.56), (.16, -.42), (.30, -.50)], .06, SKIN, .015)
    f.line([(.30, -.40), (.32, -.62), (.40, -.64)], .035, INK)
    f.line([(.46, -.38), (.62, -.30), (.70, -.16)], .06, RED)


def _horseman(f):
    """The minister rides a white horse."""
    white = (244, 238, 226)
    for a, m, z in ((-.44, -.54, -.40), (-.30, -.26, -.16), (.22, .44, .34), (.36, .62, .70)):
        f.line([(a, .12), (m, .44), (z, .72)], .10, white, .02)
        f.dot(z + .02, .75, .06, INK)
    f.shape([(-.60, -.02), (-.46, -.18), (-.05, -.12), (.26, -.18), (.38, -.50), (.52, -.70), (.60, -.60), (.82, -.42), (.80, -.30), (.62, -.34), (.52, -.06), (.44, .20), (0, .28), (-.46, .24)], white)
    f.line([(.34, -.50), (.28, -.30), (.24, -.14)], .10, INK)
    f.line([(-.58, 0), (-.78, .14), (-.80, .46)], .12, INK)
    f.leaf(.58, -.54, 20, .09, .026, INK)
    f.line([(.66, -.34), (.40, -.16), (.18, -.14)], .035, GOLD)
    f.shape([(-.34, -.18), (.14, -.16), (.16, .20), (-.36, .20)], (34, 92, 96))
    f.line([(-.34, .15), (.15, .15)], .05, GOLD)
    f.line([(-.04, -.06), (.10, .22), (.04, .44)], .12, (190, 60, 44), .018)
    _person(f, -.10, -.32, .62, (190, 60, 44), (40, 70, 130))
    f.line([(.08, -.40), (.26, -.52), (.20, -.74)], .075, SKIN, .015)
    f.line([(.20, -.72), (.10, -.94), (-.10, -1.02)], .045, CREAM, .012)


def _fish(f):
    """Matsya, the sign of the first suit."""
    for k in range(5):
        y = .52 + .09 * k
        f.line([(-.62 + .1 * k, y), (-.3, y - .05), (0, y), (.3, y - .05), (.62 - .1 * k, y)], .035, CREAM)
    f.shape([(-.46, .06), (-.84, -.28), (-.74, .04), (-.86, .34)], RED)
    f.shape([(.78, -.02), (.52, -.30), (.05, -.40), (-.36, -.14), (-.54, .04), (-.34, .22), (.05, .38), (.52, .26)], GOLD)
    f.shape([(-.12, -.36), (.10, -.66), (.36, -.60), (.40, -.34)], RED)
    f.shape([(.0, .34), (.16, .56), (.34, .30)], RED)
    for i in range(6):
        for j in range(5):
            x, y = -.34 + .15 * i, -.24 + .12 * j + .06 * (i % 2)
            if abs(y) < .30 * (1 - ((x - .08) / .62) ** 2):
                p = f.at(x, y)
                f.b.line(f.b.arc(*p, .075 * f.s, -1.5, 1.5, 10), .02 * f.s, (150, 60, 30))
    f.line([(.44, -.26), (.36, 0), (.44, .24)], .035, INK)
    f.dot(.58, -.06, .075, CREAM)
    f.dot(.59, -.06, .04, INK)


def _lotuses(f):
    """Eight of the lotus suit."""
    for i in range(8):
        a = math.pi * i / 4 + math.pi / 8
        x, y = .60 * math.cos(a), .60 * math.sin(a)
        for q in (-2, 2, -1, 1, 0):
            f.leaf(x, y + .15, -90 + q * 27, .36, .085, INK)
            f.leaf(x, y + .14, -90 + q * 27, .33, .066, (240, 150, 164) if q % 2 else CREAM)
    f.flower(0, 0, .26, 9, GOLD, RED)


FACES = ((_king, (150, 30, 38)), (_elephant, (222, 168, 62)), (_lotuses, (24, 74, 70)), (_horseman, (36, 60, 120)), (_fish, (28, 96, 108)))


def card(which, w=760):
    """The face of one card: a figure within a gilt border."""
    figure, ground = FACES[which % len(FACES)]
    f = _Field(w, ground, which + 4)
    b, c = f.b, w / 2
    for r, wd, k in ((.480, 22, GOLD), (.462, 7, RED), (.446, 6, CREAM)):
        b.line(b.arc(c, c, w * r, 0, 6.3, 140), wd, k)
    for i in range(40):
        a = math.pi * i / 20
        b.dot(c + w * .476 * math.cos(a), c + w * .476 * math.sin(a), w * .006, RED)
    figure(f)
    return worn(b.done(), 3, .10, 3)
