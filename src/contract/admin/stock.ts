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
  summary: 'Every product and variant with its pieces; as CSV all pages of the list',
  request: { query: StockListing },
  responses: { 200: answersWithCsv(StockAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const receive = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock/receipts',
  summary: 'Book what came in, several SKUs at once; the same key is booked once',
  request: { headers: OptionalIdempotencyHeader, body: takes(ReceiveStock) },
  responses: { 201: answers(ReceiptAnswer, 'The receipt'), ...refuses(401, 403, 409, 422) },
});
export const countTo = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock/counts',
  summary: 'Put the number that was counted in the place of the number in the books, also while orders sell',
  request: { headers: OptionalIdempotencyHeader, body: takes(CountPieces) },
  responses: {
    200: answers(CountAnswer, 'What was counted, and what it replaced'),
    ...refuses(401, 403, 409, 422),
  },
});
export const writeOff = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock/damages',
  summary: 'Take pieces out of stock that cannot be sold any more',
  request: { headers: OptionalIdempotencyHeader, body: takes(WriteOff) },
  responses: { 201: answers(WriteOffAnswer, 'The move'), ...refuses(401, 403, 409, 422) },
});
export const moves = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/stock/moves',
  summary: 'The ledger of stock: who moved what and why; as CSV all pages, up to 10,000 moves',
  request: { query: MoveListing },
  responses: { 200: answersWithCsv(MovesAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const addPhoto = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock/moves/{id}/photo',
  summary: 'Keep a photo of damaged pieces with the move that wrote them off; a new one takes its place',
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
  summary:
    'Note the shelf of a product or of one variant, from how few pieces on it is low, and whether it is one of a kind',
  request: { params, body: takes(NoteStock) },
  responses: {
    200: answers(z.object({ note: StockNote.extend({ version: z.int() }) }), 'As it is now'),
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
  summary: 'Who waits for what since when; as CSV all pages of the list',
  request: { query: RequestListing },
  responses: { 200: answersWithCsv(RequestsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const tell = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/stock-requests/{id}/notice',
  summary: 'Tell one customer that it is back in stock, also before others who asked earlier',
  request: { params },
  responses: { 204: { description: 'The message is on its way' }, ...refuses(401, 403, 404, 409) },
});
