import { type FileRow, type Header, cellOf } from '../../cell.ts';
import type { PictureCell, ProductCells } from '../product-cells.ts';
import { splitList } from '../split-list.ts';
import { isVariation } from './group-rows.ts';

/** Reads the photos that the rows of a product name, each once. */
export function readPictures(
  header: Header,
  rows: readonly FileRow[],
  variants: ProductCells['variants'],
): PictureCell[] {
  const named = rows.flatMap((row): PictureCell[] => {
    const cell = cellOf(header, row, 'images');
    if (!cell || cell.text === '') return [];
    const isOfVariant = isVariation(header, row);
    const color = isOfVariant
      ? variants.find(({ color: own }) => own?.row === row.row)?.color?.text || null
      : null;
    return splitAddresses(cell.text).map((address) => ({ cell: { ...cell, text: address }, alt: '', color }));
  });
  return [...Map.groupBy(named, ({ cell }) => cell.text).values()].map(toOnePicture);
}

/** A photo that parent and variations name is kept once, in the colour of its variations; a photo of several colours has none. */
function toOnePicture(named: readonly PictureCell[]): PictureCell {
  const colors = new Set(named.flatMap(({ color }) => color ?? []));
  return { ...named[0]!, color: colors.size === 1 ? [...colors][0]! : null };
}

/** A comma in a URL is not always escaped, so only a comma before a scheme begins a new URL. */
function splitAddresses(text: string): string[] {
  const isAddressed = /^https?:\/\//.test(text.trim());
  return isAddressed ? text.split(/,\s*(?=https?:\/\/)/).map((part) => part.trim()) : splitList(text);
}
