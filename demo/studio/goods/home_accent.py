"""Vases, cushions and what else furnishes a room."""
from art import pottery, prints
from forms import mesh, sewn, turned
from goods.good import Shot, good
from materials.clays import glaze
from materials.fibres import cloth


@good("HA03", "cobalt", "turquoise", "white-floral", samples=44)
def vase(colour):
    main, second = {"cobalt": ((14, 34, 112), (22, 128, 140)), "turquoise": ((14, 120, 130), (24, 60, 140)), "white-floral": ((60, 92, 160), (196, 150, 60))}[colour]
    skin = glaze(art=pottery.blue_pottery(main=main, second=second, bands=(.215, .60)))
    turned.lathe([(0, 0, 1), (3.6, 0), (4.0, .1), (4.05, .5), (3.7, .9), (4.2, 2.0), (5.9, 5.0), (7.0, 9.0), (6.7, 12.8), (5.0, 16.2), (3.2, 18.3), (2.45, 20.0), (2.5, 21.6), (3.3, 23.2), (4.0, 23.9), (4.05, 24.2),
             (3.8, 24.2), (3.0, 23.2), (2.1, 21.6), (2.05, 20.0), (2.8, 18.0), (4.4, 15.6)], skin, "vase", 224, wobble=.005)
    return Shot("sweep", "paper", azimuth=0, elevation=13, fill=(.62, .74), centre=.48)


@good("HA07", "indigo", "coral", "sage", "mustard", samples=40)
def cushions(colour):
    g, a, c = {"mustard": ((200, 132, 34), (250, 240, 214), (140, 36, 36)), "indigo": ((240, 232, 214), (36, 54, 112), (170, 62, 44)),
               "coral": ((206, 92, 70), (250, 236, 218), (120, 34, 40)), "sage": ((134, 146, 112), (244, 238, 220), (70, 84, 60))}[colour]
    g2, a2, c2 = (a, g, c) if colour == "mustard" else ((36, 54, 112), (240, 232, 214), (206, 140, 60))
    one = cloth(art=prints.block_print(g, a, c, 1500, 1500, 6, False), weave=9, depth=.02)
    two = cloth(art=prints.block_print(g2, a2, c2, 1500, 1500, 6, False, 8), weave=9, depth=.02)
    mesh.rest(mesh.place(sewn.cushion(40, two, seed=5), (8, 9, 0), (-9, 0, -14)))
    mesh.rest(mesh.place(sewn.cushion(40, one, seed=3), (-4, -5, 0), (-17, 0, 9)))
    return Shot("sweep", "linen", azimuth=0, elevation=12, fill=(.80, .72), centre=.48)
