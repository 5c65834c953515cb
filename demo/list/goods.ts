import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a picture needs to know of a good in the demo catalogue. */
export type Good = { ref: string; name: string; material: string; colours: string[] };

export async function listGoods(): Promise<Good[]> {
  const text = await readFile(join(import.meta.dirname, '../../src/demo/crafts.csv'), 'utf8');
  const [head = [], ...rows] = text.trim().split('\n').map(splitRow);
  return rows.map((row) => {
    const get = (column: string) => row[head.indexOf(column)] ?? '';
    return {
      ref: get('ref'),
      name: get('name'),
      material: get('material'),
      colours: readColours(get('variant_axes'), get('variant_options')),
    };
  });
}

/** Colours stand after ';' when a good also has sizes. */
function readColours(axes: string, options: string): string[] {
  if (!axes.includes('colour')) return [];
  const part = axes === 'colour' ? options : (options.split(';')[1] ?? '');
  return part.split('/').map((colour) => colour.trim());
}

function splitRow(row: string): string[] {
  return [...row.trim().matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((found) => found[2] ?? found[1] ?? '');
}
