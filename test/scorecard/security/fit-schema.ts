import * as fc from '#test/fast-check.ts';
import type { Schema } from '#test/scorecard/document.ts';

/** Returns a placeholder for a real id or number, which the sender replaces by that of its own or another household. */
export const placeholder = (thing: string, whose: string) => `{{${whose}.${thing}}}`;

const anybody = fc.constantFrom('mine', 'theirs');
const aThing = (...things: string[]) =>
  fc.tuple(fc.constantFrom(...things), anybody).map(([thing, whose]) => placeholder(thing, whose));

/** Values for fields beyond their type: without these, hardly any request would pass validation. */
const knownFields: Record<string, fc.Arbitrary<unknown>> = {
  id: aThing('product', 'address', 'session', 'waiting', 'processing', 'delivered', 'invoice'),
  product_id: aThing('product'),
  order_id: aThing('waiting', 'processing', 'delivered'),
  order_line_id: aThing('line'),
  orderNumber: aThing('number'),
  number: aThing('number'),
  pin: fc.constantFrom('226001', '800020', '999999', '012345'),
  postal_code: fc.constantFrom('226001', '800020', '110001'),
  state: fc.constantFrom('UP', 'Bihar', 'MH', 'Delhi'),
  country: fc.constantFrom('India', 'IN', 'Nepal'),
  email: fc.constantFrom('somebody@example.in', 'meera@example.in', 'A@B.IN', 'é@example.in'),
  phone: fc.constantFrom('9876543210', '+919876543211', '+14155550100'),
  mobile_number: fc.nat(999).map((tail) => `98765${String(tail).padStart(4, '0')}1`),
  country_code: fc.constantFrom('91', '+91', '7'),
  otp: fc.constantFrom('123456', '000000'),
  quantity: fc.constantFrom(1, 2, 99),
  paymentMethod: fc.constantFrom('cod', 'razorpay'),
  shippingMethod: fc.constantFrom('standard', 'express'),
  purpose: fc.constantFrom('login', 'register', 'whatsapp', 'newsletter', 'analytics', 'ads'),
  category: fc.constantFrom('lighting', 'new-in', 'sale', 'Bestsellers'),
  status: fc.constantFrom('pending', 'delivered', 'delivered,completed', 'paid'),
  page: fc.constantFrom(1, 2, 1000),
  limit: fc.constantFrom(1, 20, 100),
};

/** Generates values that fit a schema, more often at its limits than between them. */
export function fitting(schema: Schema, schemas: Record<string, Schema>, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  const go = (inner: Schema) => fitting(inner, schemas, depth + 1);
  if (schema.$ref) return go(schemas[schema.$ref.split('/').at(-1)!] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(go));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(go)).map((parts) => Object.assign({}, ...parts) as unknown);
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => fittingType(type, schema, go)));
}

function fittingType(
  type: string,
  schema: Schema,
  go: (inner: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fittingNumber(schema);
    case 'number':
      return fc.oneof(fittingNumber(schema), fc.constantFrom(0.1, 1234.56));
    case 'array':
      return fc.array(go(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, 3),
      });
    case 'object':
      return fittingObject(schema, go);
    default:
      return fittingText(schema);
  }
}

function fittingNumber({ minimum = 0, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
  );
}

function fittingObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  go: (inner: Schema) => fc.Arbitrary<unknown>,
) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fittingField(name, schema, go)] as const,
  );
  const named = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (typeof additionalProperties !== 'object') return named;
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), go(additionalProperties), { maxKeys: 3 });
}

function fittingField(name: string, schema: Schema, go: (inner: Schema) => fc.Arbitrary<unknown>) {
  const known = knownFields[name];
  return known && !schema.enum
    ? fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: go(schema) })
    : go(schema);
}

/** Generates a parameter of an address or header, by its name and schema. */
export function fittingParameter(name: string, schema: Schema, schemas: Record<string, Schema>) {
  return fittingField(name, schema, (inner) => fitting(inner, schemas));
}

const words = fc.constantFrom(
  'Brass Diya',
  'पीतल का दीया',
  'Meera Kumari',
  '12 Hazratganj',
  'a',
  '😀 ok',
  '2026-11-21',
);

function fittingText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom('2026-11-21T06:00:00.000Z', '1970-01-01T00:00:00Z');
  if (format === 'email') return knownFields.email as fc.Arbitrary<string>;
  if (pattern) return fc.oneof(matching(pattern), words);
  const long = 'क'.repeat(Math.min(maxLength, 5_000));
  return fc.oneof(
    words,
    fc.constant(long),
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 100), maxLength: Math.min(maxLength, 100) }),
  );
}

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // The generator of matching strings does not support every pattern, such as a lookahead.
    return words;
  }
}
