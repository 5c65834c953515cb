"""Small printed things: the label of a matchbox."""
import math

from art.hand import Hand


def matchbox(w=810, h=540):
    """A rising sun over a field in four flat inks, as match labels have them. Original, and of no maker."""
    red, yellow, green, ink = (176, 34, 30), (240, 188, 52), (40, 96, 62), (30, 24, 26)
    hand = Hand(w, h, yellow, 3, .5)
    hand.poly([(26, 26), (w - 26, 26), (w - 26, h - 26), (26, h - 26)], red)
    hand.poly([(44, 44), (w - 44, 44), (w - 44, h - 44), (44, h - 44)], (246, 226, 168))
    x, y = w / 2, h * .66
    for k in range(17):
        a = math.pi + math.pi * k / 16
        hand.leaf(x + 118 * math.cos(a), y + 118 * math.sin(a), a, 120 if k % 2 else 160, 13, red)
    hand.dot(x, y, 104, red)
    hand.dot(x, y, 84, yellow)
    hand.poly([(44, y), (w - 44, y), (w - 44, h - 44), (44, h - 44)], green)
    for k in range(9):
        hand.line([(x + (k - 4) * 24, y + 6), (x + (k - 4) * 96, h - 50)], 5, ink)
    hand.line([(44, y), (w - 44, y)], 7, ink)
    return hand.done(.5)
