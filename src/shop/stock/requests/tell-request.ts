import { conflict, notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { lockProducts } from '../take-stock.ts';
import { answerRequest, findRequest } from './answer-requests.ts';

/**
 * Notifies one customer that the product they asked for is back in stock, even before others who asked earlier. Throws forbidden,
 * not_found, conflict `stock_request.answered` for a customer who was notified or has bought, `stock_request.no_pieces` while no pieces are
 * available.
 */
export async function tellRequest(ctx: Ctx, requestId: string): Promise<void> {
  requireAbility(ctx, 'edit_stock');
  await inTransaction(ctx, async (tx) => {
    await lockProducts(tx, [{ productId: await readProduct(tx, requestId) }]);
    const request = await findRequest(tx, requestId);
    if (!request)
      throw conflict('stock_request.answered', 'This customer has already been told, or has since bought it');
    if (request.pieces === 0)
      throw conflict(
        'stock_request.no_pieces',
        `No piece of ${request.name} is available to buy. Receive some first.`,
      );
    await answerRequest(tx, request);
    await writeAuditEvent(tx, {
      action: 'stock_request.told',
      subject: requestId,
      after: { product: request.name, customer: request.customer_id },
    });
  });
}

async function readProduct({ db }: Tx, requestId: string): Promise<string> {
  const request = await db
    .selectFrom('stock_requests')
    .select('product_id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) throw notFound('Stock request');
  return request.product_id;
}
