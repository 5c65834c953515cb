import type { PictureValue } from './picture-value.ts';

/**
 * Proposes the description of a picture in a list, from the name of the product and the colour of the picture: "Brass diya, Red", and
 * "Brass diya, Red, view 2" for the second of that colour. Empty while the product has no name.
 */
export function proposeAlt(
  pictures: readonly Pick<PictureValue, 'color'>[],
  index: number,
  productName: string,
): string {
  const name = productName.trim();
  if (!name) return '';
  const color = pictures[index]!.color;
  const view = pictures.slice(0, index + 1).filter((each) => each.color === color).length;
  return [name, color, view > 1 && `view ${view}`].filter(Boolean).join(', ');
}

/** Returns the pictures as they are saved: those without a description get the proposal. */
export function fillAlts<Value extends Pick<PictureValue, 'alt' | 'color'>>(
  pictures: readonly Value[],
  productName: string,
): Value[] {
  return pictures.map((picture, index) => ({
    ...picture,
    alt: picture.alt.trim() || proposeAlt(pictures, index, productName),
  }));
}
