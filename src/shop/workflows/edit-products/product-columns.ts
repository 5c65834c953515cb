import type { Updateable } from 'kysely';
import type { Products } from '#db/schema.ts';
import type { ChangeProduct } from '#contract/catalogue/product-input.ts';
import { toPaise } from '#domain/money/money.ts';

/** The fields whose column has the same name and the same value. */
const plain = [
  'name',
  'name_hi',
  'slug',
  'sku',
  'category_id',
  'subcategory_id',
  'short_description',
  'description',
  'care',
  'technique',
  'material',
  'place',
  'gi_name',
  'gi_authorised_user_no',
  'hsn',
  'handicraft',
  'uqc',
  'country_of_origin',
  'net_quantity',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
  'tags',
  'featured',
] as const satisfies (keyof ChangeProduct & keyof Products)[];

/** Returns the columns of a product for the named fields. */
export function toColumns(change: Partial<ChangeProduct>): Updateable<Products> {
  const { state, tax_rate, price, sale_price } = change;
  return {
    ...Object.fromEntries(
      plain.filter((name) => change[name] !== undefined).map((name) => [name, change[name]]),
    ),
    ...(state !== undefined && { state_key: state }),
    ...(tax_rate !== undefined && { rate_bp: tax_rate === null ? null : Math.round(tax_rate * 100) }),
    ...(price !== undefined && { price_paise: toPaiseOrNull(price) }),
    ...(sale_price !== undefined && { sale_price_paise: toPaiseOrNull(sale_price) }),
  };
}

/** Turns rupees into paise; null stays null. */
export function toPaiseOrNull(rupees: number | null): number | null {
  return rupees === null ? null : toPaise(rupees);
}
