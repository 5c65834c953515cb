import { expect, test } from 'vitest';
import { z } from 'zod';
import './plain-words.ts';

const say = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message);

test.each<[string, z.ZodType, unknown]>([
  ['Please send city', z.object({ city: z.string() }), {}],
  ['Please send city as text', z.object({ city: z.string() }), { city: 7 }],
  ['Please send city as text', z.object({ city: z.string().nullable() }), { city: 7 }],
  ['Please send this as an object with named fields', z.object({}), []],
  [
    'Please send lines.1.pieces as a whole number',
    z.object({ lines: z.array(z.object({ pieces: z.int() })) }),
    { lines: [{ pieces: 1 }, { pieces: 1.5 }] },
  ],
  ['Please send page as a number', z.object({ page: z.coerce.number() }), { page: 'zz' }],
  [
    'Please send status as one of open, closed',
    z.object({ status: z.enum(['open', 'closed']) }),
    { status: 'xx' },
  ],
  ['Please send ads as true', z.object({ ads: z.literal(true) }), { ads: 'yes' }],
  ['Please use at most 3 characters', z.string().max(3), 'long'],
  ['Please use at least 1 character', z.string().min(1), ''],
  ['Please use exactly 6 characters', z.string().length(6), 'a'],
  ['Please send at least 1 entry in this', z.array(z.string()).min(1), []],
  ['Please send at most 2 entries in this', z.array(z.int()).max(2), [1, 2, 3]],
  ['Please keep this at or below 9', z.number().max(9), 10],
  ['Please keep this below 9', z.number().lt(9), 9],
  ['Please keep this above 0', z.number().positive(), 0],
  ['Please send this as a multiple of 0.01', z.number().multipleOf(0.01), 0.001],
  ['Please send this as a day such as 2026-11-21', z.iso.date(), '21.11.2026'],
  ['Please send this in the right format', z.string().regex(/^a/), 'b'],
  ['Please leave out who, why', z.strictObject({}), { who: 1, why: 2 }],
  ['Please send code as text or a number', z.object({ code: z.union([z.string(), z.int()]) }), { code: [] }],
  ['Please send code', z.object({ code: z.union([z.string(), z.int()]) }), {}],
  ['Please send gstin as text', z.object({ gstin: z.union([z.literal(''), z.string()]) }), { gstin: 7 }],
  ['A day, please', z.union([z.literal(''), z.string('A day, please')]), 7],
  ['Please check this', z.custom((value) => value === 1), 2],
])('an invalid value gives the message “%s”', (sentence, schema, input) => {
  expect(say(schema, input)).toEqual([sentence]);
});

test('a schema keeps its own error message', () => {
  expect(say(z.object({ city: z.string('City is required') }), {})).toEqual(['City is required']);
});

test('the error for an invalid discriminator names the field and its choices', () => {
  const way = z.discriminatedUnion('way', [
    z.object({ way: z.literal('card') }),
    z.object({ way: z.literal('cash') }),
  ]);
  expect(say(way, { way: 'gold' })).toEqual(['Please send way as one of card, cash']);
});
