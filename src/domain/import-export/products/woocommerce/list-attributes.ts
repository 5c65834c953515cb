import { type FileRow, type Header, textOf } from '../../cell.ts';
import type { Choice } from '../map-options.ts';

/** A named attribute of a row; `place` is the number in its headings. */
export type Attribute = Choice & { place: number };

export function listAttributes(header: Header, row: FileRow): Attribute[] {
  const numbers = [...header.places.keys()].flatMap(
    (heading) => /^attribute (\d+) name$/.exec(heading)?.[1] ?? [],
  );
  return numbers.flatMap((number) => {
    const name = textOf(header, row, `attribute ${number} name`);
    const value = textOf(header, row, `attribute ${number} value s`);
    return name === '' ? [] : [{ name, value, place: Number(number) }];
  });
}

/** Returns the names of the attributes by which variations differ: those that one of them fills. */
export function listVaried(header: Header, variations: readonly FileRow[]): string[] {
  const filled = variations.flatMap((row) => listAttributes(header, row).filter(({ value }) => value !== ''));
  return [...new Set(filled.map(({ name }) => name))];
}
