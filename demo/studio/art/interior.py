"""A room for a mirror to show."""
import math

from art.hand import Hand


def quiet_room(w=1500, h=1200):
    """An arched window with daylight and a curtain, a chest beneath it, a plant, a lamp; out of focus. What counts is its middle third."""
    b = Hand(w, h, (150, 130, 106), 3, 0)
    R = lambda x0, y0, x1, y1, c: b.d.rectangle([x0 * w * 2, (1 - y1) * h * 2, x1 * w * 2, (1 - y0) * h * 2], fill=c)
    P = lambda x, y: (x * w, (1 - y) * h)
    for k in range(40):                                               # the wall is lighter beside the window
        t = k / 40
        R(.20 + .18 * t, 0, .80 - .30 * t, 1, tuple(int(a + (c - a) * t) for a, c in zip((150, 130, 106), (196, 178, 150))))
    R(0, 0, 1, .285, (74, 54, 40))
    R(0, .285, 1, .30, (120, 96, 74))
    x0, x1, y0, y1 = .415, .535, .43, .63
    arch = lambda m: [P(x0 - m, y0 - m), P(x0 - m, y1)] + [P((x0 + x1) / 2 - (x1 - x0 + 2 * m) / 2 * math.cos(a), y1 + (.075 + m) * math.sin(a)) for a in [math.pi * i / 30 for i in range(31)]] + [P(x1 + m, y1), P(x1 + m, y0 - m)]
    b.poly(arch(.016), (104, 74, 50))
    b.poly(arch(0), (250, 248, 240))
    for i in range(24):                                               # sky above, trees below
        t = i / 24
        R(x0, y0 + .10 * t, x1, y0 + .10 * (t + 1 / 24) + .002, tuple(int(a + (c - a) * t) for a, c in zip((150, 170, 122), (250, 248, 240))))
    R((x0 + x1) / 2 - .004, y0, (x0 + x1) / 2 + .004, y1 + .07, (104, 74, 50))
    for y in (.53, .63):
        R(x0, y - .004, x1, y + .004, (104, 74, 50))
    for k in range(7):                                                # a curtain drawn aside
        x = .545 + .011 * k
        b.poly([P(x, .74), P(x + .012, .74), P(x + .012 - .004 * (k % 2), .30), P(x - .002, .30)], (184, 158, 122) if k % 2 else (158, 130, 96))
    R(.37, .742, .66, .750, (70, 48, 34))
    R(.385, .29, .545, .395, (58, 36, 24))                            # chest, books, a brass bowl
    for x in (.405, .472):
        R(x, .31, x + .055, .38, (72, 46, 30))
    R(.380, .395, .550, .405, (84, 56, 38))
    for k, c in enumerate(((60, 84, 96), (170, 120, 60), (120, 40, 40))):
        R(.395, .405 + .012 * k, .435 - .004 * k, .416 + .012 * k, c)
    b.poly([P(.505 + .022 * math.cos(a), .425 + .020 * math.sin(a)) for a in [-math.pi * i / 16 for i in range(17)]], (170, 134, 70))
    for k in range(11):                                               # the plant in its pot on the floor
        a = math.radians(35 + 11 * k)
        b.leaf(*P(.358, .40), -a, h * (.13 + .02 * (k % 3)), h * .016, (52, 72, 46) if k % 2 else (70, 92, 58), .25 * math.cos(a))
    b.poly([P(.340, .40), P(.376, .40), P(.370, .30), P(.346, .30)], (168, 96, 62))
    return b.done(13)
