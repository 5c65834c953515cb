import { roundToRupee, splitProportionally, toPaise } from '#domain/money/money.ts';
import type { VariantDraftInput } from '#domain/catalogue/product-draft.ts';
import { chance } from './chance.ts';
import { measureSize } from './measure-size.ts';
import type { DemoProduct } from './products/product.ts';
import type { Craft } from './read-crafts.ts';

/**
 * Returns every size in every colour: priced by size, stocked unevenly, a few of them unavailable. Returns none for a product without sizes
 * and colours.
 */
export function toVariants(product: DemoProduct, craft: Craft): VariantDraftInput[] {
  const { ref, sizes, colours } = craft;
  const choices = (sizes.length > 0 ? sizes : [null]).flatMap((size, index) => {
    const position = sizes.length > 1 ? index / (sizes.length - 1) : 0.4;
    return (colours.length > 0 ? colours : [null]).map((color) => ({ size, color, position }));
  });
  if (sizes.length + colours.length === 0) return [];
  const open = choices.map((_, index) => index % 3 !== 2 || chance(ref, `${index}`, 'open') > 0.15);
  const stock = spread(product, open);
  return choices.map(({ size, color, position }, index) => ({
    sku: [ref, size, color]
      .filter((part) => part !== null)
      .map(toSkuPart)
      .join('-'),
    color,
    size,
    ...toPrices(product, craft, position),
    ...(size && measureSize(craft, size)),
    stockQuantity: stock[index]!,
    available: open[index]!,
  }));
}

/** Returns the price at a point (0 to 1) between the lowest and the highest price of a product, and the sale price if it is on sale. */
export function toPrices(
  product: DemoProduct,
  craft: Craft,
  position: number,
): { pricePaise: number; salePricePaise: number | null } {
  const { leastRupees, mostRupees } = craft;
  const pricePaise = toPaise(toRetailRupees(leastRupees + (mostRupees - leastRupees) * position ** 1.2));
  if (product.salePercent === undefined) return { pricePaise, salePricePaise: null };
  return { pricePaise, salePricePaise: roundToRupee((pricePaise * (100 - product.salePercent)) / 100) };
}

/** Rounds a price as shops do: to end in 9 below ₹500, in 49 or 99 below ₹5,000, and in 99 above. */
function toRetailRupees(rupees: number): number {
  const step = rupees < 500 ? 10 : rupees < 5000 ? 50 : 100;
  return Math.round(rupees / step) * step - 1;
}

/** Spreads the pieces of a product over its available variants; occasionally one is sold out while others are left. */
function spread({ ref, stock }: DemoProduct, open: boolean[]): number[] {
  const weights = open.map((isOpen, index) => {
    const luck = chance(ref, `${index}`, 'stock');
    const isSoldOut = index % 2 === 1 && luck < 0.3;
    return isOpen && !isSoldOut ? Math.round(20 + luck * 80) : 0;
  });
  return splitProportionally(stock, weights);
}

function toSkuPart(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9.]+/g, '');
}
