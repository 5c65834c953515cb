import { countPieces } from '#shop/stock/count-pieces.ts';
import { countStock } from '#shop/stock/count-stock.ts';
import { exportMoves, listMoves } from '#shop/stock/list-moves.ts';
import { exportStock, listStock } from '#shop/stock/list-stock.ts';
import { addMovePhoto, readMovePhoto } from '#shop/stock/move-photo.ts';
import { noteStock } from '#shop/stock/note-stock.ts';
import { receiveStock } from '#shop/stock/receive-stock.ts';
import { exportRequests, listRequests } from '#shop/stock/requests/list-requests.ts';
import { tellRequest } from '#shop/stock/requests/tell-request.ts';
import { writeOffDamaged } from '#shop/stock/write-off-damaged.ts';
import { answerStaffPhoto } from '#api/answer-bytes.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/stock.ts';

export const adminStock = createRouter();

const stockHeadings =
  'SKU,Product,Choice,Shelf,In stock,Held by orders,Customers waiting,Low from,One of a kind'.split(',');

adminStock.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listStock(ctx, wanted), 200);
  const rows = (await exportStock(ctx, wanted)).map((item) => [
    item.sku,
    item.name,
    item.choice,
    item.location,
    item.in_stock,
    item.held,
    item.waiting,
    item.low_at,
    item.one_off ? 'yes' : '',
  ]);
  return answerCsv(c, 'stock.csv', [stockHeadings, rows]);
});

adminStock.openapi(routes.receive, async (c) => {
  const { 'idempotency-key': key } = c.req.valid('header');
  return c.json({ receipt: await receiveStock(c.get('ctx'), c.req.valid('json'), key) }, 201);
});

adminStock.openapi(routes.countTo, async (c) => {
  const { 'idempotency-key': key } = c.req.valid('header');
  return c.json(await countPieces(c.get('ctx'), c.req.valid('json'), key), 200);
});

adminStock.openapi(routes.writeOff, async (c) => {
  const { 'idempotency-key': key } = c.req.valid('header');
  return c.json(await writeOffDamaged(c.get('ctx'), c.req.valid('json'), key), 201);
});

const moveHeadings = 'Time,SKU,Product,Choice,What,Pieces,Before,After,Reason,Person,Order,From'.split(',');

adminStock.openapi(routes.moves, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listMoves(ctx, wanted), 200);
  const rows = (await exportMoves(ctx, wanted)).map((move) => [
    toTimeCell(move.at),
    move.sku,
    move.name,
    move.choice,
    move.kind,
    move.quantity,
    move.before,
    move.after,
    move.reason,
    move.person,
    move.order_number ?? '',
    move.receipt?.supplier ?? '',
  ]);
  return answerCsv(c, 'stock-moves.csv', [moveHeadings, rows]);
});

adminStock.openapi(routes.addPhoto, async (c) => {
  const { id } = c.req.valid('param');
  await addMovePhoto(c.get('ctx'), id, new Uint8Array(await c.req.valid('form').file.arrayBuffer()));
  return c.body(null, 204);
});

adminStock.openapi(routes.photo, async (c) => {
  return answerStaffPhoto(c, await readMovePhoto(c.get('ctx'), c.req.valid('param').id));
});

adminStock.openapi(routes.note, async (c) =>
  c.json({ note: await noteStock(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')) }, 200),
);

adminStock.openapi(routes.count, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ stock_quantity: await countStock(c.get('ctx'), id, c.req.valid('json')) }, 200);
});

const requestHeadings =
  'Asked,State,Product,Choice,SKU,Pieces,In stock,Customer,Mobile,Notes,Told,Order'.split(',');

adminStock.openapi(routes.requests, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listRequests(ctx, wanted), 200);
  const rows = (await exportRequests(ctx, wanted)).map((request) => [
    toTimeCell(request.asked_at),
    request.state,
    request.name,
    request.choice,
    request.sku,
    request.quantity,
    request.in_stock,
    request.customer.name,
    request.customer.phone,
    request.notes,
    toTimeCell(request.told_at),
    request.order_number ?? '',
  ]);
  return answerCsv(c, 'stock-requests.csv', [requestHeadings, rows]);
});

adminStock.openapi(routes.tell, async (c) => {
  await tellRequest(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
