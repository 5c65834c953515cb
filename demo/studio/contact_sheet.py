"""Many pictures on one sheet, at the size of a card: python3 contact_sheet.py SHEET.png PICTURE…"""
import sys

from PIL import Image


def main():
    sheet, *files = sys.argv[1:]
    across = min(len(files), 5)
    w, h = 300, 375
    paper = Image.new("RGB", (across * w, -(-len(files) // across) * h), (251, 247, 240))
    for i, name in enumerate(files):
        picture = Image.open(name).convert("RGB")
        picture.thumbnail((w - 8, h - 8), Image.LANCZOS)
        paper.paste(picture, (i % across * w + (w - picture.width) // 2, i // across * h + (h - picture.height) // 2))
    paper.save(sheet)


main()
