import { type Cell, type FileRow, type Header, cellOf, textOf, toMistake } from '../cell.ts';
import { toPlainText } from '../plain-html.ts';
import { type Choice, joinChoices, listRenamed, mapOptions } from './map-options.ts';
import type { PictureCell, ProductCells, VariantColumn } from './product-cells.ts';
import { GRAMS, MILLIMETRES, readMeasure } from './read-measure.ts';
import { pick } from './shopify.ts';
import { splitList } from './split-list.ts';

const known = new Set(
  `id;type;sku;gtin upc ean or isbn;name;published;is featured;visibility in catalog;short description;description;date sale price starts;date sale price ends;tax status;tax class;in stock;stock;low stock amount;backorders allowed;sold individually;allow customer reviews;purchase note;sale price;regular price;categories;tags;shipping class;images;download limit;download expiry days;parent;grouped products;upsells;cross sells;external url;button text;position`.split(
    ';',
  ),
);

/** Returns whether WooCommerce writes a column with this folded heading in an export of products. */
export function isWooCommerceHeading(heading: string): boolean {
  return (
    known.has(heading) ||
    /^attribute \d+ (name|value s|visible|global|default)$/.test(heading) ||
    /^(weight|length|width|height) \w+$/.test(heading) ||
    /^(download \d+ (id|name|url)|meta )/.test(heading)
  );
}

/**
 * Groups the rows of a WooCommerce export: a variation belongs to the row that its Parent names, by SKU or as `id:44`, wherever in the file
 * that is. A variation without a parent in the file is a group by itself.
 */
export function groupWooCommerceRows(header: Header, rows: readonly FileRow[]): FileRow[][] {
  const groups: FileRow[][] = [];
  const parents = new Map<string, FileRow[]>();
  for (const row of rows.filter((each) => !isVariation(header, each))) {
    const group = [row];
    groups.push(group);
    for (const key of [`id:${textOf(header, row, 'id')}`, textOf(header, row, 'sku')])
      if (key !== '' && key !== 'id:') parents.set(key.toLowerCase(), group);
  }
  for (const row of rows.filter((each) => isVariation(header, each))) {
    const parent = parents.get(textOf(header, row, 'parent').toLowerCase());
    if (parent) parent.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Reads one product with its variations. `today` is `2026-11-23`: a sale price counts between its days. */
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
    product: pick({
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
        `The attribute ${option} is kept as ${options.color.includes(option) ? 'colour' : 'size'}`,
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

function isVariation(header: Header, row: FileRow): boolean {
  return /\bvariation\b/.test(textOf(header, row, 'type').toLowerCase());
}

type Attribute = Choice & { place: number };

function listAttributes(header: Header, row: FileRow): Attribute[] {
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
function listVaried(header: Header, variations: readonly FileRow[]): string[] {
  const filled = variations.flatMap((row) => listAttributes(header, row).filter(({ value }) => value !== ''));
  return [...new Set(filled.map(({ name }) => name))];
}

type Reading = { first: FileRow; options: ReturnType<typeof mapOptions>; today: string };

function readVariant(
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
  return pick({
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

/** A blank stock is not counted there: what is said to be in stock comes in as one piece, to be counted here. */
function readStock(header: Header, row: FileRow, first: FileRow): Cell | undefined {
  const stock = cellOf(header, row, 'stock');
  const counted = stock?.text === 'parent' ? cellOf(header, first, 'stock') : stock;
  if (counted && counted.text !== '' && counted.text !== 'parent')
    return counted.text.startsWith('-') ? { ...counted, text: '0' } : counted;
  const inStock = cellOf(header, row, 'in stock');
  if (!inStock) return undefined;
  return { ...inStock, text: inStock.text === '1' ? '1' : '0' };
}

function readStatus(header: Header, row: FileRow): Cell | undefined {
  const published = cellOf(header, row, 'published');
  if (!published) return undefined;
  if (published.text === '-1' || published.text === '2') return { ...published, text: 'draft' };
  const isHidden = published.text === '0' || textOf(header, row, 'visibility in catalog') === 'hidden';
  return { ...published, text: isHidden ? 'hidden' : 'live' };
}

/** The longest of the paths `A > B` says most. */
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

/** Attributes by which nothing differs say what the product is: material, craft, place; the rest becomes filters. */
function readDescribing(header: Header, first: FileRow, varied: readonly string[]) {
  const others = listAttributes(header, first).filter(
    ({ name, value }) => value !== '' && !varied.includes(name),
  );
  const cellAt = ({ place }: Attribute) => cellOf(header, first, `attribute ${place} value s`)!;
  const find = (word: RegExp) => others.find(({ name }) => word.test(name));
  const material = find(/^material/i);
  const craft = find(/^craft/i);
  const filters = others.filter((each) => each !== material && each !== craft);
  return {
    material: material && { ...cellAt(material), text: splitList(material.value).join(', ') },
    craft: craft && { ...cellAt(craft), text: splitList(craft.value).join(', ') },
    filters:
      filters.length === 0
        ? undefined
        : {
            ...cellAt(filters[0]!),
            text: filters
              .flatMap(({ name, value }) => splitList(value).map((each) => `${name}: ${each}`))
              .join('; '),
          },
  };
}

function readPictures(
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

/** A photo that parent and variations name is one, in the colour of its variations; one of several colours has none. */
function toOnePicture(named: readonly PictureCell[]): PictureCell {
  const colors = new Set(named.flatMap(({ color }) => color ?? []));
  return { ...named[0]!, color: colors.size === 1 ? [...colors][0]! : null };
}

/** A comma of an address is not always escaped: a new address begins with its scheme. */
function splitAddresses(text: string): string[] {
  const isAddressed = /^https?:\/\//.test(text.trim());
  return isAddressed ? text.split(/,\s*(?=https?:\/\/)/).map((part) => part.trim()) : splitList(text);
}

function toPlain(cell: Cell | undefined): Cell | undefined {
  return cell && { ...cell, text: toPlainText(cell.text.replaceAll(String.raw`\n`, '<br>')) };
}
