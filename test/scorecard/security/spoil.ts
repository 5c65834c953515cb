import * as fc from '#test/fast-check.ts';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Values that no field accepts, as JSON text. */
const strange = fc.constantFrom(
  'null',
  'true',
  '-1',
  '0',
  '0.001',
  '1e308',
  '1e999',
  '-9007199254740993',
  '""',
  '" "',
  '[]',
  '{}',
  '[[]]',
  '{"$ne":1}',
  '{"__proto__":{"role":"owner"}}',
  String.raw`"\u0000"`,
  String.raw`"a\u0000b"`,
  String.raw`"\ud800"`,
  '"‮drowssap"',
  '"😀😀"',
  `"' or 1=1; drop table orders; --"`,
  '"<script>alert(1)</script>"',
  '"../../etc/passwd"',
  '"=cmd|calc"',
  `"${'x'.repeat(10_000)}"`,
  `"${'é'.repeat(4_001)}"`,
  deep(50),
  deep(5_000),
  '"2026-02-30"',
  '"Infinity"',
  '99999999999999999999',
);

/** Fields that no client may set, and that must have no effect (V31, V43). */
const forged = {
  id: '{{theirs.processing}}',
  user_id: '{{theirs.customer}}',
  customer_id: '{{theirs.customer}}',
  role: 'owner',
  price: 0.01,
  price_paise: 1,
  total: 1,
  status: 'delivered',
  payment_status: 'completed',
  is_default: true,
  is_admin: true,
  constructor: { prototype: {} },
  expires_at: '2999-01-01T00:00:00Z',
};

export type Sent = { text: string; type?: string };

/** Generates bodies: valid ones, valid ones with forged fields, and spoiled ones. */
export function bodies(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> {
  const json = 'application/json';
  const plain = fitting.map((value) => ({ text: JSON.stringify(value), type: json }));
  const withForged = fc
    .tuple(fitting, fc.subarray(Object.entries(forged), { minLength: 1 }))
    .map(([value, extra]) => ({ text: JSON.stringify(add(value, extra)), type: json }));
  const spoiled = fc
    .tuple(fitting, fc.nat(), strange, fc.boolean())
    .map(([value, at, text, drops]) => ({ text: spoil(value, at, drops ? undefined : text), type: json }));
  const unreadable = fc.oneof(
    strange.map((text) => ({ text, type: json })),
    plain.map(({ text }) => ({ text: text.slice(0, -1), type: json })),
    plain.map(({ text }) => ({ text: `${text.slice(0, -1)},"pad":"${'p'.repeat(70_000)}"}`, type: json })),
    fc.constantFrom<Sent>(
      { text: '' },
      { text: '', type: json },
      { text: 'null', type: json },
      { text: deep(20_000), type: json },
    ),
    plain.map(({ text }) => ({ text, type: 'text/plain' })),
    plain.map(({ text }) => ({ text, type: 'multipart/form-data; boundary=x' })),
    plain.map(({ text }) => ({ text, type: 'application/json; charset=utf-16' })),
  );
  return fc.oneof(
    { weight: 5, arbitrary: plain },
    { weight: 2, arbitrary: withForged },
    { weight: 4, arbitrary: spoiled },
    { weight: 1, arbitrary: unreadable },
  );
}

/** Values for path and query parameters that expect a word. */
export const strangeWords = fc.constantFrom(
  '',
  '%20',
  '0',
  '-1',
  '1e9',
  'NaN',
  '%00',
  '%',
  '%ff',
  '..%2F..%2Fetc%2Fpasswd',
  encodeURIComponent('दीया 😀'),
  encodeURIComponent("' or 1=1 --"),
  encodeURIComponent('<svg onload=alert(1)>'),
  encodeURIComponent('\u202e'),
  'x'.repeat(65),
  'x'.repeat(3_000),
  '__proto__',
  'undefined',
);

function add(value: unknown, extra: [string, unknown][]): unknown {
  return isRecord(value) ? { ...value, ...Object.fromEntries(extra) } : value;
}

/** Returns the value as JSON with one of its fields, at any depth, replaced by `text` or omitted. */
function spoil(value: unknown, at: number, text: string | undefined): string {
  const marked = '\u0001spoiled\u0001';
  const paths = listPaths(value);
  const path = paths[at % Math.max(paths.length, 1)];
  if (!path) return text ?? '';
  const copy = structuredClone(value) as Record<string, unknown>;
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((each, name) => each[name] as Record<string, unknown>, copy);
  if (text === undefined) delete holder[path.at(-1)!];
  else holder[path.at(-1)!] = marked;
  return JSON.stringify(copy).replace(JSON.stringify(marked), () => text ?? '');
}

function listPaths(value: unknown, before: string[] = []): string[][] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [
    [...before, name],
    ...listPaths(inner, [...before, name]),
  ]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
