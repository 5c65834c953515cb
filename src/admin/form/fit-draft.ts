import type { z } from 'zod';
import type { Draft } from './use-draft.ts';

type Values = Record<string, unknown>;

/**
 * Returns a draft that fits the current form. An earlier version of this program may have saved it: a field that is missing, or not of the
 * type in its schema, takes the record's value. Text that is not yet a number is kept, because it was typed.
 */
export function fitDraft(draft: Draft, schema: z.ZodType, now: Values): Draft {
  const fit = (values: Values) =>
    Object.fromEntries(
      Object.entries(now).map(([name, value]) => {
        const isKept = values[name] !== undefined && fits(schema, { ...now, [name]: values[name] }, name);
        return [name, isKept ? values[name] : value];
      }),
    );
  return { ...draft, base: fit(draft.base), values: fit(draft.values) };
}

/** Returns whether a field is of the type that its schema expects; invalid content within it is a mistake for the person to correct. */
function fits(schema: z.ZodType, values: Values, name: string): boolean {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const ofAnotherKind = issues.find(({ code, path }) => code === 'invalid_type' && path.join('.') === name);
  if (!ofAnotherKind) return true;
  const expected = 'expected' in ofAnotherKind ? ofAnotherKind.expected : '';
  return isScalar(values[name]) && expected !== 'array' && expected !== 'object';
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}
