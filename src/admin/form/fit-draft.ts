import type { z } from 'zod';
import type { Draft } from './use-draft.ts';

type Values = Record<string, unknown>;

/**
 * Returns a draft as the form of now can hold it. It may have been kept by an earlier version of this program: a field that is missing, or is
 * of another kind than its schema reads, is as the record has it. Text that is no number yet stays, because it was typed.
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

/** Returns whether a field is of the kind that its schema reads; what is wrong within it is a mistake to be mended. */
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
