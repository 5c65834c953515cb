import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { toIndianTime } from '#domain/indian-time.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { get, post } from '#test/buy.ts';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { inviteStaff } from '#shop/staff/invite-staff.ts';
import { warnOfTickets } from './warn-of-tickets.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
beforeAll(async () => {
  // Without a seller's address the owners on the staff are notified.
  shop = await openShop({ seller: null });
});
afterAll(() => shop.close());

const hours = (count: number) => count * hourMs;
const message = {
  name: 'Meera Kumari',
  email: 'meera@example.in',
  phone: '98765 43210',
  subject: 'The lamp is cracked',
  message: 'It came with a crack in its foot.',
  type: 'order',
};

async function write(overrides: object = {}, as?: Parameters<typeof post>[2]['as']): Promise<string> {
  const answer = await post(shop, '/contact', { body: { ...message, ...overrides }, as });
  expect(answer.status).toBe(201);
  await shop.drainJobs();
  return (await readAnswer('POST /contact', answer)).ticket;
}
const messagesTo = async (recipient: string, about: string) =>
  (await shop.outbox())
    .filter((each) => each.recipient === recipient && (each.subject + each.body).includes(about))
    .map(({ channel, subject }) => `${channel}: ${subject}`)
    .toSorted();
const ticket = async (number: string, as: Awaited<ReturnType<typeof makeStaff>>) =>
  (await callApi('GET /admin/tickets/{number}', { shop, as, params: { number } })).ticket;

test('a message is acknowledged at once by e-mail and SMS with its number, and the owner gets an e-mail', async () => {
  const owner = await makeStaff(shop);
  const { email: ownerAddress } = await shop.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', owner.staffId)
    .executeTakeFirstOrThrow();
  const number = await write({ complaint: 'on' });
  expect(await messagesTo('meera@example.in', number)).toEqual([`email: We have your message (${number})`]);
  expect(await messagesTo('+919876543210', number)).toEqual([`sms: We have your message (${number})`]);
  expect(await messagesTo(ownerAddress, number)).toEqual([`email: Complaint ${number}: The lamp is cracked`]);
  expect(await ticket(number, owner)).toMatchObject({
    complaint: true,
    type: 'order',
    created_at: '2026-11-21T06:00:00.000Z',
    answer_due_at: '2026-11-23T06:00:00.000Z',
    settle_due_at: '2026-12-21T06:00:00.000Z',
    overdue: false,
    events: [{ kind: 'received', actor: 'guest', text: '' }],
  });
});

test('an invited owner who has not joined yet gets no tickets', async () => {
  const { ctx } = await makeStaff(shop);
  await inviteStaff(ctx, { email: 'mistyped@example.in', name: 'Kiran', role: 'owner' });
  const number = await write();
  expect(await messagesTo('mistyped@example.in', number)).toEqual([]);
});

test('a logged-in customer’s message is linked to them; a foreign phone number gets no SMS', async () => {
  const asha = await makeCustomer(shop);
  const number = await write({ phone: '+44 20 7946 0958' }, asha);
  const owner = await makeStaff(shop);
  expect(await ticket(number, owner)).toMatchObject({ customer_id: asha.customerId, complaint: false });
  expect(
    (await shop.outbox()).filter(({ body, channel }) => body.includes(number) && channel === 'sms'),
  ).toEqual([]);
});

test('the acknowledgement repeats no typed name; a proven address is greeted by its customer’s name', async () => {
  const bodyOf = async (number: string) =>
    (await shop.outbox()).find(
      ({ channel, subject }) => channel === 'email' && subject.includes(`(${number})`),
    )?.body;
  const asha = await makeCustomer(shop);
  const proven = { name: 'Asha Devi', email: 'proven@example.in', email_verified_at: shop.clock.now() };
  await shop.db.updateTable('customers').set(proven).where('id', '=', asha.customerId).execute();
  for (const [name, email, as, greeting] of [
    ['Cheap gold: http://evil.example', 'victim@example.in', undefined, 'Namaste,'],
    ['Asha\nPay here', 'victim@example.in', asha, 'Namaste,'],
    ['Another name', 'Proven@example.in', asha, 'Namaste Asha Devi,'],
  ] as const) {
    const body = await bodyOf(await write({ name, email }, as));
    expect(body?.split('\n')[0]).toBe(greeting);
    expect(body).not.toContain(name);
  }
});

test('staff answer and close a ticket; its author is notified both times, and the log names the staff member', async () => {
  const packer = await makeStaff(shop, 'packer');
  const number = await write({ email: 'told@example.in' });
  shop.clock.advance(hours(1));
  const answered = await post(shop, `/admin/tickets/${number}/answer`, {
    body: { text: 'A new one is on its way.' },
    as: packer,
  });
  expect(answered.status).toBe(200);
  shop.clock.advance(hours(1));
  await post(shop, `/admin/tickets/${number}/closure`, { body: { note: 'Replaced.' }, as: packer });
  await shop.drainJobs();
  expect(await messagesTo('told@example.in', number)).toEqual([
    `email: Our reply to ${number}`,
    `email: ${number} is closed`,
    `email: We have your message (${number})`,
  ]);
  const { events, closed_at } = await ticket(number, packer);
  expect(closed_at).toBe(shop.clock.now().toISOString());
  expect(events).toMatchObject([
    { kind: 'received' },
    { kind: 'answered', actor: 'staff', actor_name: 'Ravi the packer', text: 'A new one is on its way.' },
    { kind: 'closed', actor: 'staff', text: 'Replaced.' },
  ]);
  const again = await post(shop, `/admin/tickets/${number}/answer`, {
    body: { text: 'And another.' },
    as: packer,
  });
  expect(await readRefusal(again)).toMatchObject({ status: 409, code: 'ticket.closed' });
});

test('a ticket is overdue after 48 hours without an answer, and after a month without closure', async () => {
  const owner = await makeStaff(shop);
  const number = await write({ email: 'late@example.in' });
  const overdue = async () => {
    const query = { state: 'overdue' as const, limit: 100 };
    const { tickets } = await callApi('GET /admin/tickets', { shop, as: await makeStaff(shop), query });
    return tickets.some((each) => each.number === number);
  };
  shop.clock.advance(hours(48) - 1000);
  expect(await overdue()).toBe(false);
  shop.clock.advance(1000);
  expect(await overdue()).toBe(true);
  await post(shop, `/admin/tickets/${number}/answer`, {
    body: { text: 'We are looking into it.' },
    as: owner,
  });
  expect(await overdue()).toBe(false);
  shop.clock.advance(hours(28 * 24));
  expect(await overdue()).toBe(true);
  await post(shop, `/admin/tickets/${number}/closure`, { body: {}, as: await makeStaff(shop) });
  expect(await overdue()).toBe(false);
});

test('the owner is reminded once of a ticket with less than twelve hours left', async () => {
  const owner = await makeStaff(shop);
  const { email: address } = await shop.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', owner.staffId)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('staff')
    .set({ ended_at: shop.clock.now() })
    .where('id', '<>', owner.staffId)
    .execute();
  await warnOfTickets(shop.as({ kind: 'system' }));
  const number = await write({ email: 'soon@example.in' });
  const reminded = async () => {
    await warnOfTickets(shop.as({ kind: 'system' }));
    await shop.drainJobs();
    return (await messagesTo(address, number)).filter((each) => each.includes('waiting for your reply'))
      .length;
  };
  shop.clock.advance(hours(35));
  expect(await reminded()).toBe(0);
  shop.clock.advance(hours(2));
  expect([await reminded(), await reminded()]).toEqual([1, 1]);
});

test('the tickets of a search can be downloaded as CSV, with all pages and no text that a spreadsheet runs', async () => {
  const packer = await makeStaff(shop, 'packer');
  const sent = { name: '=1+1', subject: 'Crate, of lamps' };
  const first = await write({ ...sent, email: 'first@crate.example', complaint: 'on' });
  const received = toIndianTime(shop.clock.now());
  shop.clock.advance(hours(1));
  const second = await write({ ...sent, name: 'Asha', email: 'second@crate.example' });
  await post(shop, `/admin/tickets/${second}/closure`, { body: {}, as: packer });
  const headers = { ...packer.headers, accept: 'text/csv' };
  const download = async (query: string) => {
    const file = await get(shop, `/admin/tickets?q=crate.example&limit=1&${query}`, { headers });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="tickets.csv"');
    return (await file.text()).trim().split('\r\n');
  };
  const due = toIndianTime(new Date(shop.clock.now().getTime() + hours(47)));
  const [headings, ...tickets] = await download('state=all');
  expect(headings).toBe('Number,From,Subject,Complaint,Due,State,Received,E-mail');
  const shown = (name: string, rest: string) => `${name},"Crate, of lamps",${rest}`;
  expect(tickets).toEqual([
    `${first},${shown("'=1+1", `yes,${due},waiting,${received},first@crate.example`)}`,
    `${second},${shown('Asha', `,,closed,${toIndianTime(shop.clock.now())},second@crate.example`)}`,
  ]);
  expect(await download('state=open')).toEqual([headings, tickets[0]]);
  expect(await download('state=closed')).toEqual([headings, tickets[1]]);
  shop.clock.advance(hours(47));
  expect((await download('state=overdue'))[1]).toContain(`${due},overdue,`);
});

test('tickets are open only to staff who may answer customers', async () => {
  const number = await write({ email: 'private@example.in' });
  const [accountant, customer] = [await makeStaff(shop, 'accountant'), await makeCustomer(shop)];
  for (const path of ['/admin/tickets', `/admin/tickets/${number}`]) {
    const statuses = [
      await get(shop, path),
      await get(shop, path, customer),
      await get(shop, path, accountant),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 403]);
  }
  const headers = { ...accountant.headers, accept: 'text/csv' };
  expect((await get(shop, '/admin/tickets', { headers })).status).toBe(403);
  const answer = { body: { text: 'Hello' } };
  expect((await post(shop, `/admin/tickets/${number}/answer`, { ...answer, as: customer })).status).toBe(401);
  const owner = await makeStaff(shop);
  expect((await post(shop, '/admin/tickets/T-0000-NONE/answer', { ...answer, as: owner })).status).toBe(404);
  expect(
    (await post(shop, `/admin/tickets/${number}/answer`, { body: { text: '' }, as: owner })).status,
  ).toBe(422);
});
