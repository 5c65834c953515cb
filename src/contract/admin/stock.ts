import { z } from 'zod';
import {
  answers,
  answersWithCsv,
  defineRoute,
  needsLogin,
  refuses,
  takes,
  takesForm,
} from '#contract/define-route.ts';
import { OptionalIdempotencyHeader } from '#contract/idempotency-key.ts';
import { PhotoForm } from '#contract/order/photo.ts';
import {
  CountAnswer,
  CountPieces,
  ReceiptAnswer,
  ReceiveStock,
  WriteOff,
  WriteOffAnswer,
} from '#contract/stock/stock-change.ts';
import { CountStock } from '#contract/stock/stock-count.ts';
import { NoteStock, StockAnswer, StockListing, StockNote } from '#contract/stock/stock-item.ts';
import { RequestListing, RequestsAnswer } from '#contract/stock/stock-request-book.ts';
import { MoveListing, MovesAnswer } from '#contract/stock/stock-move.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_stock' as const };
const params = z.object({ id: z.string().max(64) });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/stock',
  summary: 'The stock of every product and variant. CSV contains all pages of the list',
  request: { query: StockListing },
  responses: { 200: answersWithCsv(StockAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const receive = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock/receipts',
  summary: 'Receive stock of several SKUs at once; a key is booked once',
  request: { headers: OptionalIdempotencyHeader, body: takes(ReceiveStock) },
  responses: { 201: answers(ReceiptAnswer, 'The receipt'), ...refuses(401, 403, 409, 422) },
});
export const countTo = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock/counts',
  summary: 'Replace the number in the books by the counted one, even while orders sell',
  request: { headers: OptionalIdempotencyHeader, body: takes(CountPieces) },
  responses: {
    200: answers(CountAnswer, 'The counted number, and the one it replaced'),
    ...refuses(401, 403, 409, 422),
  },
});
export const writeOff = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock/damages',
  summary: 'Write off pieces that can no longer be sold',
  request: { headers: OptionalIdempotencyHeader, body: takes(WriteOff) },
  responses: { 201: answers(WriteOffAnswer, 'The stock move'), ...refuses(401, 403, 409, 422) },
});
export const moves = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/stock/moves',
  summary: 'The stock ledger: who moved what and why. CSV contains all pages, up to 10,000 moves',
  request: { query: MoveListing },
  responses: { 200: answersWithCsv(MovesAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const addPhoto = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock/moves/{id}/photo',
  summary: 'Store a photo of damaged pieces with their write-off; a new one replaces it',
  request: { params, body: takesForm(PhotoForm) },
  responses: { 204: { description: 'Kept' }, ...refuses(401, 403, 404, 413, 415, 422) },
});
export const photo = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/stock/moves/{id}/photo',
  summary: 'The photo of damaged pieces',
  request: { params },
  responses: {
    200: { description: 'The photo', content: { 'image/webp': { schema: z.string() } } },
    ...refuses(401, 403, 404),
  },
});
export const note = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/stock/{id}',
  summary: 'Set the shelf of a product or variant, its low-stock level, and whether it is one of a kind',
  request: { params, body: takes(NoteStock) },
  responses: {
    200: answers(z.object({ note: StockNote.extend({ version: z.int() }) }), 'The current item'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const count = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/products/{id}/stock',
  summary: 'Pieces that came in, or that are missing',
  request: { params, body: takes(CountStock) },
  responses: {
    200: answers(z.object({ stock_quantity: z.int() }), 'How many there are now'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const requests = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/stock-requests',
  summary: 'The stock requests of customers. CSV contains all pages of the list',
  request: { query: RequestListing },
  responses: { 200: answersWithCsv(RequestsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const tell = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock-requests/{id}/notice',
  summary: 'Notify one customer that the product is back in stock, even before earlier requests',
  request: { params },
  responses: { 204: { description: 'The message is on its way' }, ...refuses(401, 403, 404, 409) },
});
