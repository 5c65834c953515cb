import { listMissingSellerFacts } from './seller.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { getState, type StateKey } from '#domain/tax/state.ts';

/** Why a cart cannot be ordered from this seller: a sentence for the shopper and a code for programs. */
export type SaleRefusal = {
  code: 'shop.not_open' | 'seller.other_state' | 'product.no_rate';
  message: string;
};

type Product = {
  name: string;
  /** The owner has marked it as a handicraft product of Notification 21/2018-CT(Rate), since 2025 Notification 13/2025. */
  isHandicraft: boolean;
  /** Neither the product nor its HSN code has a GST rate. */
  isDefaultRate: boolean;
};

type Sale = Pick<Settings, 'seller' | 'opening'> & {
  /** The owner has agreed to sell products without a rate at the default rate. */
  useDefaultRate: boolean;
  /** Unknown until an address is chosen. */
  deliveryState?: StateKey | undefined;
  products: readonly Product[];
};

/** Returns why nothing can be ordered in this shop, or undefined when it is open and its seller is complete. */
export function findShopRefusal({
  seller,
  opening,
}: Pick<Settings, 'seller' | 'opening'>): SaleRefusal | undefined {
  if (opening.isOpen && listMissingSellerFacts(seller).length === 0) return undefined;
  const words = opening.isOpen ? '' : opening.closedWords;
  return { code: 'shop.not_open', message: words || 'This shop is not open for orders yet.' };
}

/**
 * Returns the first reason why these products cannot be sold to that State, or undefined. A composition dealer may not sell to another
 * State (CGST Act s.10(2)(c)); an unregistered seller may sell handicraft products only, and only with a PAN (Notification 3/2018-IT).
 */
export function findSaleRefusal(sale: Sale): SaleRefusal | undefined {
  return findShopRefusal(sale) ?? findRateRefusal(sale) ?? findStateRefusal(sale);
}

function findRateRefusal({ seller, useDefaultRate, products }: Sale): SaleRefusal | undefined {
  if (seller.kind !== 'regular' || useDefaultRate) return undefined;
  const product = products.find(({ isDefaultRate }) => isDefaultRate);
  if (!product) return undefined;
  const message = `${product.name} cannot be ordered yet. Please remove it from your cart to order the rest.`;
  return { code: 'product.no_rate', message };
}

/** Returns why these products cannot be delivered to that State by this seller, or undefined; `findSaleRefusal` names the law. */
export function findStateRefusal({
  seller,
  deliveryState,
  products,
}: Pick<Sale, 'seller' | 'deliveryState' | 'products'>): SaleRefusal | undefined {
  const { kind, homeState, pan } = seller;
  if (kind === 'regular' || deliveryState === undefined || deliveryState === homeState) return undefined;
  const home = getState(homeState).name;
  if (kind === 'composition' || pan === null) {
    const message = `We deliver within ${home} only. Please choose an address in ${home}.`;
    return { code: 'seller.other_state', message };
  }
  const product = products.find(({ isHandicraft }) => !isHandicraft);
  if (!product) return undefined;
  const message = `We can deliver ${product.name} within ${home} only. Please remove it from your cart or choose an address in ${home}.`;
  return { code: 'seller.other_state', message };
}
