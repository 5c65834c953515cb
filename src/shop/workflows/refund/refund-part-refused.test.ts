import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { post, readOrder } from '#test/buy.ts';
import { makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { type Refund, makePartialRefunds } from '#test/scenes/partial-refunds.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

test('a packer or an accountant cannot refund (403), nor can a customer (401)', async () => {
  const { buyer, makePaid, ask } = await makePartialRefunds(shop);
  const order = await makePaid();
  for (const role of ['packer', 'accountant'] as const) {
    const staff = await makeStaff(shop, role);
    expect((await ask(order, { amount: 1 }, 'a-key-of-mine', staff)).status).toBe(403);
  }
  const own = await post(shop, `/admin/orders/${order.id}/refund`, {
    as: buyer,
    key: 'a-key-of-mine',
    body: { reason: 'Give it back', amount: 1 },
  });
  expect(own.status).toBe(401);
});

test('a refund with missing, invalid or conflicting values is refused with 422 and its own sentence', async () => {
  const { buyer, makePaid, ask } = await makePartialRefunds(shop);
  const order = await makePaid();
  const wishes: [Refund, string][] = [
    [{}, 'Please enter the pieces returned or the amount to refund'],
    [{ amount: 1.005 }, 'Please send amount as a multiple of 0.01'],
    [{ amount: -5 }, 'The smallest refund is ₹1'],
    [
      { amount: 5, items: [{ item_id: 'lin_1', quantity: 1 }] },
      'Choose either returned pieces or a price reduction',
    ],
    [{ amount: 5, restock: true }, 'With a price reduction, no pieces go back to stock'],
    [{ items: [{ item_id: 'lin_1' }, { item_id: 'lin_1' }] }, 'Please list each line only once'],
    [{ items: [{ item_id: 'lin_1', quantity: 1 }] }, 'This line is not in the order'],
    [{ amount: 5, reason: 'x' }, 'Please give the reason'],
  ];
  for (const [wish, sentence] of wishes) {
    const { status, error, fields } = await readRefusal(await ask(order, wish));
    expect([status, fields ? Object.values(fields) : [error]]).toEqual([422, [sentence]]);
  }
  expect((await readOrder(shop, buyer, order.id)).credit_notes).toEqual([]);
});

test('the database itself lets nothing go back beyond what was invoiced, paid or sent', async () => {
  const { lamp, makePaid, refund } = await makePartialRefunds(shop);
  const order = await makePaid();
  const [lamps, one] = order.items;
  const told = await refund(order, { items: [{ item_id: lamps!.id, quantity: 2 }] });
  const line = (quantity: number, amount: number) => `
    insert into credit_note_lines (invoice_id, line_id, order_id, kind, order_line_id, hsn, rate_bp, quantity, restocked, amount_paise,
                                   taxable_paise, cgst_paise, sgst_paise, igst_paise)
    values ('${told.credit_notes[0]!.id}', '${one!.id}', '${order.id}', 'goods', '${one!.id}', '83062990', 1800, ${quantity}, 0, ${amount},
            ${amount}, 0, 0, 0)`;
  for (const [statement, constraint] of [
    [line(2, 1), 'credit_stays_within_invoice'],
    [line(0, 99_999_99), 'credit_stays_within_invoice'],
    [line(0, 1), 'credit_notes_add_up'],
    [
      line(0, 1).replace(`'${one!.id}', '${order.id}'`, `'another', '${order.id}'`),
      'credit_note_lines_goods_name_their_line',
    ],
    [`update credit_note_lines set amount_paise = 0`, 'credit_note_lines_are_frozen'],
    [`delete from credit_note_lines`, 'credit_note_lines_are_frozen'],
    [`update refunds set amount_paise = 1`, 'refunds_move_forward'],
    [`delete from refunds`, 'refunds_move_forward'],
    [`update payments set amount_paise = 1`, 'payments_move_forward'],
    [`update payments set status = 'failed', captured_at = null`, 'payments_move_forward'],
    [
      `insert into stock_moves (id, product_id, order_id, kind, quantity, at)
       values ('mov_x', '${lamp.id}', '${order.id}', 'returned', 4, now())`,
      'stock_returns_stay_within_what_left',
    ],
  ] as const) {
    await expect(sql.raw(statement).execute(shop.db), statement).rejects.toMatchObject({ constraint });
  }
});
