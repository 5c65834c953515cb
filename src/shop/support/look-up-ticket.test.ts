import { PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { post } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { lookUpTicket } from './look-up-ticket.ts';

let shop: TestShop;
let limited: TestShop;
beforeAll(async () => {
  shop = await openShop();
  limited = await openShop({ limits: true, beside: shop.connection });
});
afterAll(async () => {
  await limited.close();
  await shop.close();
});

const meera = { email: 'Meera@Example.in', phone: '+91 98765-43210' };

async function write(body: { email: string; phone?: string }, as?: MadeCustomer): Promise<string> {
  const message = { name: 'Meera Kumari', subject: 'The lamp is cracked', message: 'It came with a crack.' };
  const answer = await post(shop, '/contact', { body: { ...message, complaint: true, ...body }, as });
  expect(answer.status).toBe(201);
  return (await readAnswer('POST /contact', answer)).ticket;
}

async function ask(body: object, as?: MadeCustomer) {
  const answer = await post(shop, '/tickets/lookup', { body, as });
  const { request_id: _, ...told } = await answer.json();
  return { status: answer.status, headers: answer.headers, told };
}

test('a guest looks up a ticket by its number and the e-mail or mobile number given with it', async () => {
  const number = await write(meera);
  const packer = await makeStaff(shop, 'packer');
  for (const contact of ['meera@example.in', '98765 43210'])
    expect((await ask({ number: number.toLowerCase(), contact })).told).toMatchObject({
      ticket: { number, complaint: true, state: 'waiting', answers: [] },
    });
  await post(shop, `/admin/tickets/${number}/answer`, { body: { text: 'A new one comes.' }, as: packer });
  const { status, headers, told } = await ask({ number, contact: meera.email });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(told.ticket).toMatchObject({ state: 'answered', answers: [{ text: 'A new one comes.' }] });
});

test('the lookup returns exactly what the customer sees when logged in', async () => {
  const asha = await makeCustomer(shop);
  const number = await write({ email: 'asha@example.in' }, asha);
  const listed = await callApi('GET /tickets', { shop, as: asha });
  expect((await ask({ number, contact: 'asha@example.in' })).told).toEqual({ ticket: listed.tickets[0] });
});

test('an unknown number, a wrong contact and another customer’s ticket return the same 404', async () => {
  const [hers, his] = [await write(meera), await write({ email: 'ravi@example.in' })];
  const ravi = await makeCustomer(shop);
  const told = [
    await ask({ number: 'T-2611-000000', contact: meera.email }),
    await ask({ number: hers, contact: 'meera@example.com' }),
    await ask({ number: hers, contact: '9876543211' }),
    await ask({ number: his, contact: meera.email }),
    await ask({ number: hers, contact: 'ravi@example.in' }, ravi),
  ];
  for (const each of told)
    expect([each.status, each.told]).toEqual([404, { error: 'Ticket not found', code: 'ticket.not_found' }]);
});

test('an unknown number and another customer’s ticket run the same database statements', async () => {
  const number = await write(meera);
  const asked = async (given: { number: string; contact: string }) => {
    const statements: string[] = [];
    const compiler = new PostgresQueryCompiler();
    const db = shop.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(compiler.compileQuery(node, { queryId: '' }).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const contact = { kind: 'email' as const, value: given.contact };
    await lookUpTicket({ ...shop.ctx, db }, { ...given, contact, address: '' }).catch(() => undefined);
    return statements;
  };
  const unknown = await asked({ number: 'T-2611-000000', contact: 'meera@example.in' });
  expect(unknown.length).toBeGreaterThan(1);
  expect(await asked({ number, contact: 'ravi@example.in' })).toEqual(unknown);
  expect(await asked({ number, contact: 'meera@example.in' })).toEqual(unknown);
});

test('an invalid number or contact is refused with an error for each field', async () => {
  const { status, told } = await ask({ number: 'T-1', contact: 'me' });
  expect([status, told]).toMatchObject([
    422,
    {
      fields: {
        number: 'Please enter the ticket number from our message, such as T-2611-7K3QX9',
        contact: 'Please enter the email or mobile number you gave us',
      },
    },
  ]);
});

test('lookups are limited to ten an hour per number and thirty per network, even with the right contact', async () => {
  const number = await write(meera);
  const look = (address: string, wanted = number, value = 'meera@example.com') =>
    lookUpTicket(limited.ctx, { number: wanted, contact: { kind: 'email', value }, address }).then(
      () => 'shown',
      (error: { code: string }) => error.code,
    );
  const tries: string[] = [];
  for (let count = 0; count < 11; count += 1) tries.push(await look(`198.51.100.${count}`));
  expect(tries).toEqual([...Array(10).fill('ticket.not_found'), 'rate.limited']);
  expect(await look('198.51.100.99', number, 'meera@example.in')).toBe('rate.limited');
  const walks: string[] = [];
  for (let count = 0; count < 31; count += 1)
    walks.push(await look('203.0.113.5', `T-2611-${String(count).padStart(6, '0')}`));
  expect(walks).toEqual([...Array(30).fill('ticket.not_found'), 'rate.limited']);
  limited.clock.advance(hourMs);
  expect(await look('203.0.113.5', number, 'meera@example.in')).toBe('shown');
});
