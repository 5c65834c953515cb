import { sql } from 'kysely';
import type { ServerCartEntry } from '#domain/cart/cart-entry.ts';
import { toRupees } from '#domain/money/money.ts';
import { toPictureUrl } from '#domain/catalogue/picture-url.ts';
import { boughtPictureKey } from '#shop/catalogue/pictures/picture-rows.ts';
import type { Ctx } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';

/** Returns the customer's stored cart: current names and pictures, and the prices that the customer last saw. Throws unauthenticated. */
export async function getCart(ctx: Pick<Ctx, 'actor' | 'db'>): Promise<ServerCartEntry[]> {
  const { rows } = await sql<CartRow>`
    select c.product_id, c.variant_id, c.quantity, c.price_paise, p.name, v.color, v.size,
           ${boughtPictureKey} as picture_key
      from cart_lines c
      join products p on p.id = c.product_id
      left join variants v on v.id = c.variant_id
     where c.customer_id = ${requireCustomer(ctx)}
     order by c.position`.execute(ctx.db);
  return rows.map(({ price_paise, picture_key, ...line }) => ({
    ...line,
    price: toRupees(Number(price_paise)),
    image: picture_key ? toPictureUrl(picture_key, cartPictureWidth) : '',
  }));
}

const cartPictureWidth = 320;

type CartRow = {
  product_id: string;
  variant_id: string | null;
  quantity: number;
  price_paise: number;
  name: string;
  color: string | null;
  size: string | null;
  picture_key: string | null;
};
