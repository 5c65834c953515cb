import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { readAnswer } from '#test/call-api.ts';
import { get, post } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { warnOfTickets } from './warn-of-tickets.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const hours = (count: number) => count * hourMs;

async function write(subject: string, email: string, as?: MadeCustomer): Promise<string> {
  const body = { name: 'Meera Kumari', email, subject, message: 'It came with a crack in its foot.' };
  const answer = await post(shop, '/contact', { body, as });
  expect(answer.status).toBe(201);
  return (await readAnswer('POST /contact', answer)).ticket;
}

const list = async (as: MadeCustomer, query = '') =>
  await readAnswer('GET /tickets', await get(shop, `/tickets${query}`, as));

const prove = ({ customerId }: MadeCustomer) =>
  shop.db
    .updateTable('customers')
    .set({ email_verified_at: shop.clock.now() })
    .where('id', '=', customerId)
    .execute();

test('a customer follows a ticket from acknowledgement to closure, with all answers and no internal entries', async () => {
  const [meera, packer] = [await makeCustomer(shop), await makeStaff(shop, 'packer')];
  const begun = shop.clock.now().getTime();
  const after = (count: number) => new Date(begun + hours(count)).toISOString();
  const number = await write('The lamp is cracked', 'meera@example.in', meera);
  const [ticket] = (await list(meera)).tickets;
  expect(ticket).toEqual({
    number,
    type: 'general',
    complaint: false,
    subject: 'The lamp is cracked',
    message: 'It came with a crack in its foot.',
    state: 'waiting',
    created_at: after(0),
    acknowledged_at: after(0),
    answer_due_at: after(48),
    settle_due_at: after(30 * 24),
    answered_at: null,
    closed_at: null,
    overdue: false,
    answers: [],
  });
  shop.clock.advance(hours(37));
  await warnOfTickets(shop.as({ kind: 'system' }));
  shop.clock.advance(hours(11));
  expect((await list(meera)).tickets).toMatchObject([{ state: 'waiting', overdue: true, answers: [] }]);
  await post(shop, `/admin/tickets/${number}/answer`, { body: { text: 'A new one comes.' }, as: packer });
  const answered = { kind: 'answered', text: 'A new one comes.', at: after(48) };
  expect((await list(meera)).tickets).toMatchObject([
    { state: 'answered', answered_at: after(48), overdue: false, answers: [answered] },
  ]);
  shop.clock.advance(hours(1));
  await post(shop, `/admin/tickets/${number}/closure`, { body: { note: 'Replaced.' }, as: packer });
  const closed = { kind: 'closed', text: 'Replaced.', at: after(49) };
  expect((await list(meera)).tickets).toMatchObject([
    { state: 'closed', closed_at: after(49), overdue: false, answers: [answered, closed] },
  ]);
  const quiet = await write('Nothing to add', 'meera@example.in', meera);
  await post(shop, `/admin/tickets/${quiet}/closure`, { body: {}, as: packer });
  expect((await list(meera)).tickets[0]).toMatchObject({ number: quiet, state: 'closed', answers: [] });
});

test('a ticket is shown only to its author, or to the customer with the proven address a guest wrote from', async () => {
  const email = 'asha.rao@example.in';
  const asha = await makeCustomer(shop, { email });
  const other = await makeCustomer(shop, { email: 'other@example.in' });
  const asGuest = await write('As a guest', email);
  const byOther = await write('Not her own message', email, other);
  expect(await list(asha)).toEqual({ tickets: [], total: 0 });
  await prove(asha);
  expect((await list(asha)).tickets.map(({ number }) => number)).toEqual([asGuest]);
  expect((await list(other)).tickets.map(({ number }) => number)).toEqual([byOther]);
  const staff = await makeStaff(shop);
  const statuses = [await get(shop, '/tickets'), await get(shop, '/tickets', staff)];
  expect(statuses.map(({ status }) => status)).toEqual([401, 401]);
});

test('tickets are listed newest first, page by page', async () => {
  const meera = await makeCustomer(shop);
  const numbers: string[] = [];
  for (const subject of ['The first', 'The second', 'The third']) {
    numbers.unshift(await write(subject, `${subject.replace(' ', '.')}@example.in`, meera));
    shop.clock.advance(hours(1));
  }
  const pages = [await list(meera, '?limit=2'), await list(meera, '?limit=2&page=2')];
  expect(pages.map(({ total }) => total)).toEqual([3, 3]);
  expect(pages.flatMap(({ tickets }) => tickets.map(({ number }) => number))).toEqual(numbers);
  expect((await get(shop, '/tickets?page=0', meera)).status).toBe(422);
});
