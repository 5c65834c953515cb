import { inTransaction } from '#shop/context.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import { audit } from '#test/auditor.ts';
import * as fc from '#test/fast-check.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { seed } from '#test/seed.ts';
import { type ApiDocument, type Operation, readDocument } from '#test/scorecard/document.ts';
import { fitting, fittingParameter } from './fit-schema.ts';
import { type Household, makeHousehold, readTraces } from '#test/scorecard/money/household.ts';
import { inAShop } from '#test/scorecard/in-a-shop.ts';
import { type Sent, bodies, strangeWords } from './spoil.ts';
import type { Trial } from '#test/scorecard/trial.ts';
import { readAnswer } from '#test/scorecard/read-answer.ts';

/**
 * K12: valid and invalid requests generated from the document, sent by every identity. No 5xx, no undeclared response, no data of others
 * read or changed, and books that agree at the end. The seed is in the note; SEED repeats a run.
 */
export function run(requests: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const document = await readDocument(shop);
    const cast = await makeCast(shop);
    const before = await readTraces(shop, cast.theirs);
    const fixed = await readFixed(shop, cast);
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    const met = new Set<string>();
    const made = fc.sample(anyRequest(document), { seed, numRuns: requests });
    for (const [number, request] of made.entries()) {
      const { status, found } = await send(shop, { request, cast, document });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 400) met.add(request.operation.name);
      const shown = JSON.stringify([request.identity, request.url, request.sent?.text.slice(0, 300)]);
      failures.push(
        ...found.map((each) => `${request.operation.name} (${number} of seed ${seed}): ${each} for ${shown}`),
      );
    }
    await shop.drainJobs();
    failures.push(...(await audit(shop)));
    const after = new Set(await readTraces(shop, cast.theirs));
    failures.push(...before.filter((row) => !after.has(row)).map((row) => `somebody else changed ${row}`));
    failures.push(
      ...(await findChanged(shop, { cast, fixed })).map(
        (row) => `changed without an audit row, or never to be changed: ${row}`,
      ),
    );
    const counts = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`);
    const reached = `${met.size} of ${document.operations.length} calls succeeded at least once`;
    return { trials: made.length, failures, note: `seed ${seed}: ${counts.join(', ')}; ${reached}` };
  });
}

type Cast = { mine: Household; theirs: Household; staff: Record<string, MadeStaff> };

async function makeCast(shop: TestShop): Promise<Cast> {
  const owner = await makeStaff(shop, 'owner');
  const packer = await makeStaff(shop, 'packer');
  const mine = await makeHousehold(shop, owner, 'Mohan Mine');
  const theirs = await makeHousehold(shop, owner, 'Tara Theirs');
  await shop.drainJobs();
  return { mine, theirs, staff: { owner, packer } };
}

type Fixed = { text: string; productId?: string };

/** Returns the data that no documented call may change: e-mails of staff and settings, and products and prices without an audit row. */
async function readFixed({ db }: TestShop, { staff }: Cast): Promise<Fixed[]> {
  const products = await db.selectFrom('products').select(['id', 'name', 'price_paise']).execute();
  // The owner may invite others and change their abilities; no e-mail address changes.
  const emails = await db
    .selectFrom('staff')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      Object.values(staff).map(({ staffId }) => staffId),
    )
    .execute();
  const settings = await db.selectFrom('settings').selectAll().execute();
  return [
    ...products.map((row) => ({ text: JSON.stringify(row), productId: row.id })),
    ...[...emails, ...settings].map((row) => ({ text: JSON.stringify(row) })),
  ];
}

/** Returns the rows that have changed, except products whose change by staff is in the audit. */
async function findChanged(
  shop: TestShop,
  { cast, fixed }: { cast: Cast; fixed: Fixed[] },
): Promise<string[]> {
  const now = new Set((await readFixed(shop, cast)).map(({ text }) => text));
  const rows = await shop.db.selectFrom('audit_events').select('subject').distinct().execute();
  const audited = new Set<string | undefined>(rows.map(({ subject }) => subject));
  return fixed
    .filter(({ text, productId }) => !now.has(text) && !(productId && audited.has(productId)))
    .map(({ text }) => text);
}

type Identity = 'nobody' | 'forged' | 'mine' | 'owner' | 'packer';
type Request = {
  operation: Operation;
  identity: Identity;
  url: string;
  headers: Record<string, string>;
  sent?: Sent;
};

function anyRequest(document: ApiDocument): fc.Arbitrary<Request> {
  return fc.oneof(...document.operations.map((operation) => requestTo(operation, document)));
}

function requestTo(operation: Operation, { schemas }: ApiDocument): fc.Arbitrary<Request> {
  const { parameters, method, path, body } = operation;
  const valueOf = (name: string, schema: Operation['parameters'][number]['schema']) =>
    fc.oneof(
      {
        weight: 5,
        arbitrary: fittingParameter(name, schema, schemas).map((value) => encodeURIComponent(String(value))),
      },
      { weight: 1, arbitrary: strangeWords },
    );
  const valuesOf = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((each) => each.in === place)
          .map(({ name, schema }) => [name, valueOf(name, schema)]),
      ),
      { requiredKeys: place === 'path' ? undefined : [] },
    ) as fc.Arbitrary<Record<string, string>>;
  const isAdmin = path.startsWith('/admin/');
  const identity = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Identity>(isAdmin ? 'owner' : 'mine') },
    { weight: 3, arbitrary: fc.constantFrom<Identity>('nobody', 'forged', 'mine', 'owner', 'packer') },
  );
  const sent = body && method !== 'GET' ? bodies(fitting(body, schemas)) : fc.constant(undefined);
  return fc
    .record({
      identity,
      inPath: valuesOf('path'),
      inQuery: valuesOf('query'),
      headers: valuesOf('header'),
      sent,
    })
    .map(({ inPath, inQuery, headers, ...rest }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath[name] || '%20');
      const query = Object.entries(inQuery).map(([name, value]) => `${encodeURIComponent(name)}=${value}`);
      const url = `/api/v1${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
      return { operation, url, headers, ...rest, sent: rest.sent as Sent };
    });
}

type Sending = { request: Request; cast: Cast; document: ApiDocument };

async function send(
  shop: TestShop,
  { request, cast, document }: Sending,
): Promise<{ status: number; found: string[] }> {
  const { operation, identity, sent } = request;
  const { method } = operation;
  const isStaff = identity === 'owner' || identity === 'packer';
  const put = (text: string) => fillIn(text, cast, isStaff);
  const headers = {
    ...request.headers,
    ...(sent?.type && { 'content-type': sent.type }),
    ...(await logIn(shop, identity, cast)),
  };
  const body = method === 'GET' || sent === undefined ? undefined : put(sent.text);
  const response = await shop.app.request(put(request.url), {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await readAnswer(response);
  const type = response.headers.get('content-type') ?? '';
  const { status } = response;
  if (status >= 500) return { status, found: [`${status} ${text}`] };
  const told = isStaff ? [] : cast.theirs.secrets.filter((word) => text.includes(word));
  const found = [
    ...document.findUndeclared(operation, { status, type, text }),
    ...told.map((word) => `tells ${word}`),
  ];
  return { status, found };
}

/** Fills in the ids; staff may change any order, so staff calls use the ids of only one household. */
function fillIn(text: string, { mine, theirs }: Cast, isStaff: boolean): string {
  return text.replaceAll(
    /(?:\{\{|%7B%7B)(mine|theirs)\.(\w+)(?:\}\}|%7D%7D)/g,
    (_, whose: string, thing: string) => {
      const { ids, customerId, secrets } = whose === 'mine' || isStaff ? mine : theirs;
      return { ...ids, customer: customerId, number: secrets.at(-1)! }[thing] ?? thing;
    },
  );
}

async function logIn(
  shop: TestShop,
  identity: Identity,
  { mine, staff }: Cast,
): Promise<Record<string, string>> {
  if (identity === 'nobody') return {};
  if (identity === 'forged') return { authorization: `Bearer ${'A'.repeat(43)}` };
  const owner = identity === 'mine' ? { customerId: mine.customerId } : { staffId: staff[identity]!.staffId };
  const { token } = await inTransaction(shop.ctx, (tx) => startSession(tx, { owner, device: 'generated' }));
  return { authorization: `Bearer ${token}` };
}
