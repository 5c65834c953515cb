import { toPlainText } from '../plain-html.ts';
import { type Cell, type FileRow, type Header, cellOf, textOf, toMistake } from '../cell.ts';
import { type Choice, joinChoices, listRenamed, mapOptions } from './map-options.ts';
import { type PictureCell, type ProductCells, type VariantColumn, presentCells } from './product-cells.ts';

const OPTIONS = [1, 2, 3] as const;
const HANDLE = ['handle', 'url handle'];

/** Returns whether Shopify writes a column with this folded heading in an export of products, of the older or the newer form. */
export function isShopifyHeading(heading: string): boolean {
  return (
    known.has(heading) || /^option[123] (name|value|linked to)$/.test(heading) || /metafields/.test(heading)
  );
}

const known = new Set(
  `handle;url handle;title;body html;description;vendor;product category;type;tags;published;published on online store;status;variant sku;sku;variant grams;weight value grams;weight unit for display;variant weight unit;variant inventory qty;inventory quantity;variant inventory tracker;inventory tracker;variant inventory policy;continue selling when out of stock;variant fulfillment service;fulfillment service;variant price;price;variant compare at price;compare at price;variant requires shipping;requires shipping;variant taxable;charge tax;variant barcode;barcode;image src;product image url;image position;image alt text;variant image;variant image url;gift card;seo title;seo description;variant tax code;tax code;cost per item`.split(
    ';',
  ),
);

/** Groups the rows of a Shopify export by handle. */
export function groupShopifyRows(header: Header, rows: readonly FileRow[]): FileRow[][] {
  const toHandle = (row: FileRow) => textOf(header, row, ...HANDLE).toLowerCase() || `row ${row.row}`;
  return [...Map.groupBy(rows, toHandle).values()];
}

/** Reads the rows of one product: the first row has the product, each row with a price is a variant, and the others have only pictures. */
export function readShopifyRows(header: Header, rows: readonly FileRow[]): ProductCells {
  const first = rows[0]!;
  const at = (...headings: string[]) => cellOf(header, first, ...headings);
  const names = OPTIONS.map((option) => textOf(header, first, `option${option} name`));
  const options = mapOptions(names.filter((name) => name !== '' && name !== 'Title'));
  const sold = rows.filter((row) => textOf(header, row, 'variant price', 'price') !== '');
  const variants = (sold.length > 0 ? sold : [first]).map((row) =>
    readVariant(header, row, { names, options }),
  );
  const name = at('title');
  const cells: ProductCells = {
    product: {
      ...presentCells({ slug: at(...HANDLE), name, status: readStatus(header, first) }),
      ...presentCells({
        description: toPlain(at('body html', 'description')),
        category: readCategory(header, first),
      }),
      ...presentCells({ tags: at('tags'), maker: undefined, hsn: findHsn(header, rows) }),
      ...presentCells({
        craft: findMetafield(header, first, 'craft'),
        material: findMetafield(header, first, 'material'),
      }),
      ...presentCells({
        place: findMetafield(header, first, 'place'),
        shortDescription: at('seo description'),
      }),
    },
    variants,
    pictures: readPictures(header, rows, variants),
    mistakes: [],
    warnings: listRenamed(options).map((option) =>
      toMistake(
        at('option1 name') ?? name!,
        `The option ${option} is imported as ${options.color.includes(option) ? 'colour' : 'size'}`,
      ),
    ),
  };
  if (textOf(header, first, 'gift card').toLowerCase() === 'true')
    cells.mistakes.push(toMistake(name ?? at(...HANDLE)!, 'Gift cards cannot be sold here'));
  return cells;
}

type Options = { names: string[]; options: ReturnType<typeof mapOptions> };

function readVariant(
  header: Header,
  row: FileRow,
  { names, options }: Options,
): Partial<Record<VariantColumn, Cell>> {
  const choices: Choice[] = OPTIONS.flatMap((option, index) => {
    const name = names[index]!;
    return name === '' ? [] : [{ name, value: textOf(header, row, `option${option} value`) }];
  });
  const at = (...headings: string[]) => cellOf(header, row, ...headings);
  const option = at('option1 value') ?? at(...HANDLE)!;
  const price = at('variant price', 'price');
  const compareAt = at('variant compare at price', 'compare at price');
  const isOnSale = compareAt !== undefined && toNumber(compareAt.text) > toNumber(price?.text ?? '');
  const grams = at('variant grams', 'weight value grams');
  return presentCells({
    sku: at('variant sku', 'sku'),
    color: { ...option, text: joinChoices(choices, options.color), isCleared: true as const },
    size: { ...option, text: joinChoices(choices, options.size), isCleared: true as const },
    price: isOnSale ? compareAt : price,
    salePrice: price && { ...price, text: isOnSale ? price.text : '', isCleared: true as const },
    stock: toStock(at('variant inventory qty', 'inventory quantity')),
    weight:
      grams && toNumber(grams.text) > 0
        ? { ...grams, text: String(Math.round(toNumber(grams.text))) }
        : undefined,
  });
}

/** Shopify's stock is negative where more was sold than was in stock. */
function toStock(cell: Cell | undefined): Cell | undefined {
  return cell && cell.text.startsWith('-') ? { ...cell, text: '0' } : cell;
}

function readStatus(header: Header, row: FileRow): Cell | undefined {
  const status = cellOf(header, row, 'status');
  const published = cellOf(header, row, 'published', 'published on online store');
  const cell = status ?? published;
  if (!cell) return undefined;
  const isHidden = published?.text.toLowerCase() === 'false' || status?.text.toLowerCase() === 'unlisted';
  const word = status?.text.toLowerCase() || 'active';
  if (word === 'draft' || word === 'archived') return { ...cell, text: word };
  return { ...cell, text: isHidden ? 'hidden' : 'live' };
}

/** The type is the owner's own text; the category is a path of Shopify's, whose last part is the most specific. */
function readCategory(header: Header, row: FileRow): Cell | undefined {
  const type = cellOf(header, row, 'type');
  if (type && type.text !== '') return type;
  const path = cellOf(header, row, 'product category');
  return path && { ...path, text: path.text.split('>').at(-1)!.trim() };
}

/** Returns the cell of an HSN code: a metafield of the owner, or the HS code of the inventory export. */
export function findHsn(header: Header, rows: readonly FileRow[]): Cell | undefined {
  const heading = [...header.places.keys()].find((each) => /\bhsn\b/.test(each) || each === 'hs code');
  if (heading === undefined) return undefined;
  const cells = rows.flatMap((row) => cellOf(header, row, heading) ?? []);
  const cell = cells.find(({ text }) => text !== '');
  return cell && { ...cell, text: cell.text.replaceAll(/[.\s]/g, '') };
}

function findMetafield(header: Header, row: FileRow, word: string): Cell | undefined {
  const pattern = new RegExp(`metafields.*\\b${word}\\b`);
  const heading = [...header.places.keys()].find((each) => pattern.test(each));
  const cell = heading === undefined ? undefined : cellOf(header, row, heading);
  return (
    cell && {
      ...cell,
      text: cell.text
        .split(';')
        .map((part) => part.trim())
        .join(', '),
    }
  );
}

/** A picture has the colour of the variants that name it as theirs; a picture on the row of a variant need not show that variant. */
function readPictures(
  header: Header,
  rows: readonly FileRow[],
  variants: ProductCells['variants'],
): PictureCell[] {
  const colors = new Map<string, string>();
  for (const row of rows) {
    const own = textOf(header, row, 'variant image', 'variant image url');
    const color = variants.find(({ price }) => price?.row === row.row)?.color?.text;
    if (own !== '' && color) colors.set(own, color);
  }
  const pictures = rows.flatMap((row) => {
    const cell = cellOf(header, row, 'image src', 'product image url');
    if (!cell || cell.text === '') return [];
    const position = Number(textOf(header, row, 'image position')) || Number.MAX_SAFE_INTEGER;
    const alt = textOf(header, row, 'image alt text');
    return [{ cell, alt, color: colors.get(cell.text) ?? null, position }];
  });
  return pictures
    .toSorted((a, b) => a.position - b.position)
    .map(({ cell, alt, color }) => ({ cell, alt, color }));
}

function toPlain(cell: Cell | undefined): Cell | undefined {
  return cell && { ...cell, text: toPlainText(cell.text) };
}

function toNumber(text: string): number {
  return Number(text.replaceAll(/[^\d.]/g, '')) || 0;
}
