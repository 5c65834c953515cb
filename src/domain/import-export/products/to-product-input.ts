import { ProductStatus } from '#domain/catalogue/product-status.ts';
import { toRupees } from '#domain/money/money.ts';
import { Uqc } from '#domain/tax/gst.ts';
import { findState } from '#domain/tax/state.ts';
import { type Cell, type Mistake, toMistake } from '../cell.ts';
import {
  type Read,
  readAmount,
  readCode,
  readFlag,
  readPercent,
  readText,
  readWhole,
} from '../read-values.ts';
import type { ProductCells, ProductColumn, VariantColumn } from './product-cells.ts';
import { splitList } from './split-list.ts';

/** The values of a product in a file, under the names of the API; fields that the file does not give are left out. */
export type ProductInput = {
  fields: Record<string, unknown>;
  variants: Record<string, unknown>[];
  /** The cell of each value, by its path: `price`, `variants.1.price`. */
  places: Map<string, Cell>;
  mistakes: Mistake[];
};

type Field = {
  name: string;
  read: (text: string) => Read<unknown>;
  /** The value of an empty cell where empty cells clear; without it an empty cell always keeps the current value. */
  empty?: unknown;
};

const money = (text: string): Read<number> => {
  const read = readAmount(text);
  return 'value' in read ? { value: toRupees(read.value) } : read;
};
const percent = (text: string): Read<number> => {
  const read = readPercent(text);
  return 'value' in read ? { value: read.value / 100 } : read;
};
const list = (text: string): Read<string[]> => ({ value: [...new Set(splitList(text))] });
const optional = (name: string): Field => ({ name, read: readText, empty: null });
const words = (name: string): Field => ({ name, read: readText, empty: '' });

const PRODUCT_FIELDS: Partial<Record<ProductColumn, Field>> = {
  slug: { name: 'slug', read: (text) => ({ value: text.toLowerCase() }) },
  productSku: { name: 'sku', read: readCode },
  name: { name: 'name', read: readText },
  nameHi: optional('name_hi'),
  status: { name: 'status', read: readStatus },
  publishAt: { name: 'publish_at', read: readText, empty: null },
  shortDescription: words('short_description'),
  description: words('description'),
  care: words('care'),
  craft: optional('craft'),
  technique: optional('technique'),
  material: optional('material'),
  place: optional('place'),
  state: { name: 'state', read: readStateKey, empty: null },
  giName: optional('gi_name'),
  giUser: optional('gi_authorised_user_no'),
  hsn: { name: 'hsn', read: readCode, empty: null },
  rate: { name: 'tax_rate', read: percent, empty: null },
  handicraft: { name: 'handicraft', read: readFlag },
  unit: { name: 'uqc', read: readUnit },
  origin: { name: 'country_of_origin', read: readText },
  netQuantity: { name: 'net_quantity', read: readText },
  featured: { name: 'featured', read: readFlag },
  tags: { name: 'tags', read: list, empty: [] },
  filters: { name: 'attributes', read: readFilters, empty: [] },
};

const VARIANT_FIELDS: Record<VariantColumn, Field> = {
  sku: { name: 'sku', read: readCode },
  color: optional('color'),
  size: optional('size'),
  price: { name: 'price', read: money },
  salePrice: { name: 'sale_price', read: money, empty: null },
  stock: { name: 'stock_quantity', read: readWhole },
  location: { name: 'location', read: readText, empty: null },
  available: { name: 'available', read: readFlag },
  weight: { name: 'weight_grams', read: readWhole, empty: null },
  length: { name: 'length_mm', read: readWhole, empty: null },
  width: { name: 'width_mm', read: readWhole, empty: null },
  height: { name: 'height_mm', read: readWhole, empty: null },
};

/**
 * Reads the values of a product's cells. An empty cell is left out, unless it is marked as clearing its value or all empty cells of the
 * file clear.
 */
export function toProductInput(cells: ProductCells, { clearsEmpty }: { clearsEmpty: boolean }): ProductInput {
  const places = new Map<string, Cell>();
  const mistakes: Mistake[] = [...cells.mistakes];
  const take = (
    prefix: string,
    fields: Record<string, Field | undefined>,
    from: Record<string, Cell | undefined>,
  ) => {
    const values: Record<string, unknown> = {};
    for (const [key, cell] of Object.entries(from)) {
      const field = fields[key];
      if (!cell || !field) continue;
      places.set(`${prefix}${field.name}`, cell);
      if (cell.text === '') {
        if ((cell.isCleared || clearsEmpty) && 'empty' in field) values[field.name] = field.empty;
        continue;
      }
      const read = field.read(cell.text);
      if ('value' in read) values[field.name] = read.value;
      else mistakes.push(toMistake(cell, read.mistake));
    }
    return values;
  };
  const fields = take('', PRODUCT_FIELDS, cells.product);
  Object.assign(fields, readMaker(cells.product, places));
  if (hasVariants(cells)) {
    const variants = cells.variants.map((variant, index) =>
      take(`variants.${index}.`, VARIANT_FIELDS, variant),
    );
    return { fields, variants, places, mistakes };
  }
  const { color: _, size: __, available: ___, ...own } = VARIANT_FIELDS;
  return { fields: { ...fields, ...take('', own, cells.variants[0] ?? {}) }, variants: [], places, mistakes };
}

function hasVariants({ variants }: ProductCells): boolean {
  return variants.length > 1 || variants.some(({ color, size }) => Boolean(color?.text || size?.text));
}

function readMaker({ maker, makerStory }: ProductCells['product'], places: Map<string, Cell>) {
  if (!maker || maker.text === '') return {};
  places.set('maker.name', maker);
  return { maker: { name: maker.text, story: makerStory?.text ?? '' } };
}

function readStatus(text: string): Read<ProductStatus> {
  const status = ProductStatus.safeParse(text.toLowerCase());
  return status.success
    ? { value: status.data }
    : { mistake: `Enter one of these: ${ProductStatus.options.join(', ')}` };
}

function readStateKey(text: string): Read<string> {
  const state = findState(text);
  return state ? { value: state.key } : { mistake: 'Enter a State of India, like Rajasthan' };
}

function readUnit(text: string): Read<string> {
  const unit = Uqc.safeParse(text.toUpperCase().slice(0, 3));
  return unit.success ? { value: unit.data } : { mistake: `Enter one of these: ${Uqc.options.join(', ')}` };
}

/** Reads `use: pooja; finish: matt`. */
function readFilters(text: string): Read<{ name: string; value: string }[]> {
  const parts = text.split(/(?<!\\);/).map((part) => part.replaceAll(String.raw`\;`, ';').trim());
  const filters = parts.filter(Boolean).map((part) => {
    const [name = '', ...value] = part.split(':');
    return { name: toFilterName(name), value: value.join(':').trim() };
  });
  const isRight = filters.every(({ name, value }) => name !== '' && value !== '');
  return isRight ? { value: filters } : { mistake: 'Write filters like use: pooja; finish: matt' };
}

function toFilterName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_\d]+|_+$/g, '');
}
