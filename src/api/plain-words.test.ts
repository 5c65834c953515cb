import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { type ApiDocument, type Operation, type Schema, readDocument } from '#test/scorecard/document.ts';
import { ErrorJson } from './open-api.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Schemas = ApiDocument['schemas'];

/** Matches the validation messages of the library, which the shop never shows. */
const libraryWords =
  /invalid (input|option|string|number|key|value|element|discriminator)|expected|received|too (big|small)|unrecognized|undefined|\bnan\b|regex|pattern|[<>]=|^invalid$/i;

/** Removes the list of choices from a sentence: `received` is also the state of a return. */
function withoutChoices(sentence: string): string {
  return sentence.replace(/ as one of [\w, -]+$/, '');
}

const misfits = [null, 7.5, -1, 1e12, true, '', 'zz', 'x'.repeat(5000), [], [7], {}, { zz: 1 }];

/** Makes bodies with one invalid value each, for every field that the schema names. */
function makeBodies(schema: Schema, schemas: Schemas): unknown[] {
  const names = listFields(schema, schemas);
  const all = misfits.map((misfit) => Object.fromEntries(names.map((name) => [name, misfit])));
  const nested = names.flatMap((name) => {
    const inner = listFields(fieldOf(schema, name, schemas), schemas);
    const wrong = misfits.map((misfit) => Object.fromEntries(inner.map((field) => [field, misfit])));
    return inner.length > 0 ? wrong.flatMap((value) => [{ [name]: value }, { [name]: [value] }]) : [];
  });
  return [...misfits, ...all, ...nested];
}

function open(schema: Schema | undefined, schemas: Schemas): Schema[] {
  if (!schema) return [];
  const { $ref, allOf = [], anyOf = [], oneOf = [], items } = schema;
  const named = $ref && schemas[$ref.split('/').at(-1)!];
  const parts = [named || undefined, items, ...allOf, ...anyOf, ...oneOf];
  return [schema, ...parts.flatMap((part) => open(part, schemas))];
}

function listFields(schema: Schema | undefined, schemas: Schemas): string[] {
  return [...new Set(open(schema, schemas).flatMap(({ properties = {} }) => Object.keys(properties)))];
}

function fieldOf(schema: Schema, name: string, schemas: Schemas): Schema | undefined {
  return open(schema, schemas).find(({ properties }) => properties?.[name])?.properties?.[name];
}

async function call(path: string, init: RequestInit): Promise<{ status: number; said: string[] }> {
  const response = await shop.app.request(`/api/v1${path.replaceAll(/\{\w+\}/g, 'zz')}`, init);
  const text = await response.text();
  if (response.status < 400) return { status: response.status, said: [] };
  const { error, fields = {} } = ErrorJson.parse(JSON.parse(text));
  return { status: response.status, said: [error, ...Object.values(fields)] };
}

/** Calls an operation in every wrong way and returns all the sentences of its responses. */
async function misuse(
  { path, method, parameters, body: schema }: Operation,
  schemas: Schemas,
): Promise<string[]> {
  const { headers } = path.startsWith('/admin') ? await makeStaff(shop) : await makeCustomer(shop);
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const queries = ['zz', '', '-1', '1e99', 'x'.repeat(3000)].map(
    (value) => `?${new URLSearchParams(query.map((name) => [name, value])).toString()}`,
  );
  const bodies = schema ? makeBodies(schema, schemas).map((body) => JSON.stringify(body)) : [undefined];
  const keyed = { ...headers, 'idempotency-key': 'key-of-a-test' };
  const heads = parameters.some((one) => one.in === 'header')
    ? [keyed, headers, { ...headers, 'idempotency-key': ';', 'x-razorpay-event-id': '' }]
    : [headers];
  const said: string[] = [];

  for (const extra of query.length > 0 ? queries : [''])
    for (const head of heads)
      for (const body of bodies) {
        const answer = await call(path + extra, {
          method,
          headers: head,
          body: body ?? null,
        });
        expect(answer.status, `${method} ${path} ${body}`).toBeLessThan(500);
        said.push(...answer.said);
      }
  return said;
}

test('a missing or mistyped value, in any call of the API, is reported in plain words', async () => {
  const { operations, schemas } = await readDocument(shop);
  const calls = operations.filter(
    ({ method, parameters }) => method !== 'GET' || parameters.some((one) => one.in !== 'path'),
  );
  expect(calls.length).toBeGreaterThan(40);
  const heard = new Map<string, string>();
  for (const call of calls)
    for (const sentence of await misuse(call, schemas))
      if (!heard.has(sentence)) heard.set(sentence, call.name);
  expect(heard.size).toBeGreaterThan(100);
  expect([...heard].filter(([sentence]) => libraryWords.test(withoutChoices(sentence)))).toEqual([]);
}, 120_000);
