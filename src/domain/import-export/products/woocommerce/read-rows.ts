import { type Cell, type FileRow, type Header, cellOf, textOf, toMistake } from '../../cell.ts';
import { toPlainText } from '../../plain-html.ts';
import { listRenamed, mapOptions } from '../map-options.ts';
import { type ProductCells, presentCells } from '../product-cells.ts';
import { splitList } from '../split-list.ts';
import { isVariation } from './group-rows.ts';
import { listVaried } from './list-attributes.ts';
import { readDescribing } from './read-describing.ts';
import { readPictures } from './read-pictures.ts';
import { readVariant } from './read-variant.ts';

/** Reads one product with its variations. `today` is `2026-11-23`; a sale price counts only from its first to its last day. */
export function readWooCommerceRows(header: Header, rows: readonly FileRow[], today: string): ProductCells {
  const first = rows[0]!;
  const at = (...headings: string[]) => cellOf(header, first, ...headings);
  const name = at('name');
  const variations = rows.filter((row) => isVariation(header, row));
  const options = mapOptions(listVaried(header, variations));
  const sold = variations.length > 0 ? variations : [first];
  const variants = sold.map((row) => readVariant(header, row, { first, options, today }));
  const description = at('description');
  const short = at('short description');
  const own = variations.length > 0 ? at('sku') : undefined;
  const cells: ProductCells = {
    product: presentCells({
      name,
      productSku: own && own.text !== '' ? own : undefined,
      status: readStatus(header, first),
      category: splitCategory(at('categories')).category,
      subcategory: splitCategory(at('categories')).subcategory,
      description: toPlain(description?.text ? description : short),
      shortDescription: short && {
        ...short,
        text: (toPlain(short)?.text ?? '').split('\n')[0]!.slice(0, 200),
      },
      tags: at('tags'),
      featured: at('is featured'),
      hsn: findHsn(header, rows),
      ...readDescribing(header, first, [...options.color, ...options.size]),
    }),
    variants,
    pictures: readPictures(header, rows, variants),
    mistakes: [],
    warnings: listRenamed(options).map((option) =>
      toMistake(
        name!,
        `The attribute ${option} is imported as ${options.color.includes(option) ? 'colour' : 'size'}`,
      ),
    ),
  };
  const type = at('type');
  if (type && /grouped|external/.test(type.text))
    cells.mistakes.push(toMistake(type, 'Grouped and external products cannot be sold here'));
  if (isVariation(header, first))
    cells.mistakes.push(toMistake(at('parent') ?? name!, 'The product of this variation is not in the file'));
  return cells;
}

function readStatus(header: Header, row: FileRow): Cell | undefined {
  const published = cellOf(header, row, 'published');
  if (!published) return undefined;
  if (published.text === '-1' || published.text === '2') return { ...published, text: 'draft' };
  const isHidden = published.text === '0' || textOf(header, row, 'visibility in catalog') === 'hidden';
  return { ...published, text: isHidden ? 'hidden' : 'live' };
}

/** The longest of the paths `A > B` is the most specific. */
function splitCategory(cell: Cell | undefined): {
  category?: Cell | undefined;
  subcategory?: Cell | undefined;
} {
  if (!cell || cell.text === '') return { category: cell };
  const paths = splitList(cell.text).map((path) => path.split('>').map((part) => part.trim()));
  const [category = '', ...rest] = paths.toSorted((a, b) => b.length - a.length)[0]!;
  const subcategory = rest.at(-1);
  return {
    category: { ...cell, text: category },
    ...(subcategory && { subcategory: { ...cell, text: subcategory } }),
  };
}

function findHsn(header: Header, rows: readonly FileRow[]): Cell | undefined {
  const heading = [...header.places.keys()].find((each) => each.startsWith('meta ') && each.includes('hsn'));
  if (heading === undefined) return undefined;
  const cells = rows.flatMap((row) => cellOf(header, row, heading) ?? []);
  return cells.find(({ text }) => text !== '');
}

function toPlain(cell: Cell | undefined): Cell | undefined {
  return cell && { ...cell, text: toPlainText(cell.text.replaceAll(String.raw`\n`, '<br>')) };
}
