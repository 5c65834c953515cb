import type { Mistake } from '#domain/import-export/cell.ts';
import type { PictureCell, ProductCells } from '#domain/import-export/products/product-cells.ts';
import type { ProductInput } from '#domain/import-export/products/to-product-input.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import type { Plan } from '../import-worker.ts';
import type { ChosenCategory } from './choose-category.ts';
import type { Existing } from './find-existing.ts';
import type { Values } from './merge-variants.ts';

/** A product of a file as it was read. */
export type ReadProduct = { cells: ProductCells; input: ProductInput; clashes: readonly Mistake[] };

/** The records with which a file is compared. */
export type Catalogue = {
  existing: Existing;
  /** Returns the id of the shop's photo from an address. */
  findPicture: (address: string) => string | undefined;
  /** Returns whether an import could not fetch a photo of a product from an address. */
  hasFailed: (productId: string, address: string) => boolean;
  chooseCategory: (category: string, subcategory: string) => ChosenCategory;
  /** Returns the GST percent of a sale today; null without a rate. */
  findRate: (taxed: { rateBp: number | null; hsn: string | null; pricePaise: number }) => number | null;
};

export type PlannedProduct = Omit<Plan, 'write'> & {
  /** The product that is changed; undefined for a new one. */
  existing: ProductFacts | undefined;
  /** The fields that are written, by their names in the API; undefined if nothing is written. */
  change: Values | undefined;
  /** Photos that the product does not have yet. */
  pictures: PictureCell[];
  category: ChosenCategory | undefined;
  archives: boolean;
};
