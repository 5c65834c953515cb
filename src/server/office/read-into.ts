import type { z } from 'zod';
import { invalidFields } from '#domain/error.ts';

/** What was typed, as the command wants it. Throws invalid with a sentence for each mistake. */
export function readInto<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data;
}
