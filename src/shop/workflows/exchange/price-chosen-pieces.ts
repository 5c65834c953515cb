import type { ExchangeOrder } from '#contract/order/exchange.ts';
import { invalid } from '#domain/error.ts';
import type { StateKey } from '#domain/tax/state.ts';
import { type PriceRules, priceCart, refusalOf, toRateChoice } from '#shop/cart/price-cart.ts';
import { offerKey, readOffers } from '#shop/catalogue/products/read-offers.ts';
import type { Reader } from '#shop/context.ts';
import { stockGone } from '#shop/stock/take-stock.ts';
import { refuseSale } from '#shop/workflows/place-order/price-order.ts';
import type { PricedPieces } from './priced-pieces.ts';
import type { ExchangedOrder } from './read-exchanged-order.ts';

type Chosen = NonNullable<ExchangeOrder['instead']>;

/**
 * Prices other pieces at today's prices, delivered to the address of the order. An exchange has no charges for delivery or COD. Throws
 * invalid `exchange.unknown_product`, conflict `stock.gone`, and a refusal of the sale, as the checkout does.
 */
export async function priceChosenPieces(
  reader: Reader,
  { row }: ExchangedOrder,
  chosen: Chosen,
  rules: PriceRules,
): Promise<PricedPieces> {
  const wanted = chosen.map(({ product_id: productId, variant_id, quantity }) => ({
    productId,
    variantId: variant_id ?? undefined,
    quantity,
  }));
  const offers = await readOffers(reader, wanted);
  const lines = wanted.map((item, index) => {
    const offer = offers.get(offerKey(item));
    if (!offer) throw unknownProduct(index);
    if (item.quantity > offer.stock) throw stockGone({ ...offer, quantity: item.quantity }, offer.stock);
    return { offer, quantity: item.quantity };
  });
  const cart = {
    lines,
    shippingMethod: 'standard',
    paymentMethod: 'cod',
    deliveryState: row.place_of_supply as StateKey,
  } as const;
  const quote = priceCart(cart, withoutCharges(rules), reader.clock.now());
  refuseSale(refusalOf(cart, rules, quote));
  const { gstin: sellerGstin } = rules.settings.seller;
  const taken = lines.map(({ offer }) => offer);
  const rates = taken.map((offer) => toRateChoice(offer, rules.taxRates));
  return { offers: taken, rates, quote, sellerGstin };
}

function unknownProduct(index: number) {
  const sentence = 'This product is no longer available. Please choose another.';
  return invalid('exchange.unknown_product', sentence, { [`instead.${index}.product_id`]: sentence });
}

/** Returns the price rules without charges for delivery and cash. */
function withoutCharges({ settings, taxRates }: PriceRules): PriceRules {
  const { shipping, payment } = settings;
  return {
    taxRates,
    settings: {
      ...settings,
      shipping: { ...shipping, freeShippingThresholdPaise: 0 },
      payment: { ...payment, codChargePaise: 0 },
    },
  };
}
