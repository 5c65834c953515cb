import type { Cell, Mistake } from '../cell.ts';

/** The values of one product in a file, in the columns of our own sheet, wherever the file came from. */
export type ProductCells = {
  product: Partial<Record<ProductColumn, Cell>>;
  /** At least one; the only one of a product without variants has neither colour nor size. */
  variants: Partial<Record<VariantColumn, Cell>>[];
  /** The pictures that the file names; undefined if it has none. The product keeps its current ones in any case. */
  pictures?: PictureCell[];
  /** The mistakes for which the record is refused. */
  mistakes: Mistake[];
  /** Remarks that a person should read; they refuse nothing. */
  warnings: Mistake[];
};

/** A photo by its address or by the name of its file in a ZIP. */
export type PictureCell = { cell: Cell; alt: string; color: string | null };

export const PRODUCT_COLUMNS = {
  slug: 'Slug',
  productSku: 'Product SKU',
  name: 'Name',
  nameHi: 'Name in Hindi',
  status: 'Status',
  publishAt: 'Live from',
  category: 'Category',
  subcategory: 'Subcategory',
  shortDescription: 'Short description',
  description: 'Description',
  care: 'Care',
  craft: 'Craft',
  technique: 'Technique',
  material: 'Material',
  place: 'Place',
  state: 'State',
  giName: 'GI name',
  giUser: 'GI authorised user',
  maker: 'Maker',
  makerStory: 'Story of the maker',
  hsn: 'HSN',
  rate: 'GST %',
  handicraft: 'Handicraft',
  unit: 'Unit',
  origin: 'Country of origin',
  netQuantity: 'Net quantity',
  featured: 'Featured',
  tags: 'Tags',
  filters: 'Filters',
} as const;
export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

export const VARIANT_COLUMNS = {
  sku: 'SKU',
  color: 'Colour',
  size: 'Size',
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  location: 'Shelf',
  available: 'Available',
  weight: 'Weight g',
  length: 'Length mm',
  width: 'Width mm',
  height: 'Height mm',
} as const;
export type VariantColumn = keyof typeof VARIANT_COLUMNS;

/** Returns the cells for which the file has a column. */
export function presentCells<Cells extends Record<string, Cell | undefined>>(cells: Cells) {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as {
    [Key in keyof Cells]?: Cell;
  };
}
