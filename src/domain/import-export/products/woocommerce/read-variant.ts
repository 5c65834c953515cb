import { type Cell, type FileRow, type Header, cellOf, textOf } from '../../cell.ts';
import { joinChoices, type mapOptions } from '../map-options.ts';
import { type VariantColumn, presentCells } from '../product-cells.ts';
import { GRAMS, MILLIMETRES, readMeasure } from '../read-measure.ts';
import { listAttributes } from './list-attributes.ts';

type Reading = { first: FileRow; options: ReturnType<typeof mapOptions>; today: string };

/** Reads the cells of a variant from its row, and those that it leaves blank from the row of its product. */
export function readVariant(
  header: Header,
  row: FileRow,
  { first, options, today }: Reading,
): Partial<Record<VariantColumn, Cell>> {
  const choices = listAttributes(header, row);
  const at = (...headings: string[]) => cellOf(header, row, ...headings);
  const place = at('attribute 1 value s') ?? at('sku') ?? at('name')!;
  const regular = at('regular price');
  const sale = at('sale price');
  const isOnSale = sale !== undefined && sale.text !== '' && isInDate(header, row, today);
  return presentCells({
    sku: at('sku'),
    color: { ...place, text: joinChoices(choices, options.color), isCleared: true as const },
    size: { ...place, text: joinChoices(choices, options.size), isCleared: true as const },
    price: regular,
    salePrice: sale && { ...sale, text: isOnSale ? sale.text : '', isCleared: true as const },
    stock: readStock(header, row, first),
    weight: readMeasure(header, [row, first], 'weight', GRAMS),
    length: readMeasure(header, [row, first], 'length', MILLIMETRES),
    width: readMeasure(header, [row, first], 'width', MILLIMETRES),
    height: readMeasure(header, [row, first], 'height', MILLIMETRES),
  });
}

function isInDate(header: Header, row: FileRow, today: string): boolean {
  const from = textOf(header, row, 'date sale price starts').slice(0, 10);
  const to = textOf(header, row, 'date sale price ends').slice(0, 10);
  return (from === '' || from <= today) && (to === '' || today <= to);
}

/** WooCommerce does not count a blank stock: a product marked as in stock is imported as one piece, to be counted here. */
function readStock(header: Header, row: FileRow, first: FileRow): Cell | undefined {
  const stock = cellOf(header, row, 'stock');
  const counted = stock?.text === 'parent' ? cellOf(header, first, 'stock') : stock;
  if (counted && counted.text !== '' && counted.text !== 'parent')
    return counted.text.startsWith('-') ? { ...counted, text: '0' } : counted;
  const inStock = cellOf(header, row, 'in stock');
  if (!inStock) return undefined;
  return { ...inStock, text: inStock.text === '1' ? '1' : '0' };
}
