import { type Cell, toMistake } from '#domain/import-export/cell.ts';
import type { Plan } from '../import-worker.ts';
import type { ReadProduct } from './plan-types.ts';

/** Returns the function that finds the cell of a field: its own, else that of the product's name, else the first cell of the record. */
export function locateIn({ cells, input }: ReadProduct): Plan['locate'] {
  const { category, name } = cells.product;
  const [variant] = cells.variants;
  const first = name ?? Object.values(variant ?? {})[0] ?? Object.values(cells.product)[0];
  return (field, message) => {
    const named = field === 'category' || field === 'category_id' ? category : undefined;
    const cell: Cell | undefined = named ?? findPlace(input.places, field) ?? first;
    return cell ? toMistake(cell, message) : { row: 1, column: field ?? '', value: '', message };
  };
}

function findPlace(places: ReadonlyMap<string, Cell>, field: string | undefined): Cell | undefined {
  for (let path = field; path; path = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : undefined) {
    const cell =
      places.get(path) ?? places.get(`${path}.sku`) ?? places.get(path.replace(/^variants\.\d+\./, ''));
    if (cell) return cell;
  }
  return undefined;
}
