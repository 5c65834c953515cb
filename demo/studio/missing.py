"""Prints the names of the pictures that are not taken yet: python3 missing.py FOLDER…

Every colour of every good comes first, then every good in the setting that shows how large it is: first those that have no
second picture yet.
"""
import csv
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))

SETTING_OF = {                           # by subcategory: where such goods are seen at home
    "above-sofa": "Paintings, Wall Hangings, Wall Plates & Plaques, Metal Wall Art, Carved Panels, Masks, Mirrors, Home Temples",
    "beside-cup": "Table Linen, Christmas Ornaments, Diffusers, Potli Bags, Pouches, Trinket Boxes, Jewellery Boxes, Toys, Stationery, Desk Accessories, Tableware, Festive Gifts, Trays & Bowls",
    "beside-books": "Table Lamps, Candle Holders, Baskets, Storage Boxes, Figurines, Vases & Planters, Photo Frames",
    "beside-matchbox": "Brass Idols, Bronze Idols, Marble & Stone Idols, Terracotta Idols, Wooden Idols, Temple Bells, Pooja Thalis, Diyas, Urlis, Rangoli, Rakhi, Navratri, "
                       "Oil Lamps, Tealight Holders, Candles, Lanterns, Holi, Silver Filigree, Games",
    "by-door": "Hanging Lamps, Sling Bags, Puppets",
    "over-door": "Torans",
    "on-chair": "Tote Bags, Shopping Bags, Cushion Covers, Throws",
    "in-room": "Rugs & Durries, Furniture Accents",
}
EXCEPTIONS = {"DC14": "beside-books", "FE14": "by-door", "GI13": "beside-cup", "HA02": "beside-cup", "HA13": "beside-cup", "HA16": "above-sofa", "LI15": "by-door", "SB06": "on-chair", "SB09": "in-room", "SB10": "in-room"}


OF_SUBCATEGORY = {kind: setting for setting, kinds in SETTING_OF.items() for kind in kinds.split(", ")}


def setting_of(craft):
    return EXCEPTIONS.get(craft["ref"]) or OF_SUBCATEGORY[craft["subcategory"]]


def colours_of(craft):
    """The colours that the catalogue sells a good in, as file names have them."""
    axes, options = craft["variant_axes"], [part.strip() for part in craft["variant_options"].split(";")]
    named = {"size+colour": options[-1], "colour": options[0]}.get(axes, "")
    return [colour.lower().replace(" ", "-") for colour in named.split("/") if colour]


def main(folders):
    taken = {name.removesuffix(".webp") for folder in folders for name in os.listdir(folder)}
    with open(os.path.join(HERE, "../../src/demo/crafts.csv"), encoding="utf-8") as file:
        crafts = list(csv.DictReader(file))
    in_colours = ["%s--%s" % (craft["ref"], colour) for craft in crafts for colour in colours_of(craft)[1:]]
    seen_once_first = sorted(crafts, key=lambda craft: craft["ref"] + "--detail" in taken)
    in_settings = ["%s--%s" % (craft["ref"], setting_of(craft)) for craft in seen_once_first]
    print("\n".join(name for name in in_colours + in_settings if name not in taken))


main(sys.argv[1:])
