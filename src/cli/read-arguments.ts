import type { z } from 'zod';
import { invalidFields } from '#domain/error.ts';

/** Parses the typed arguments by a schema. Throws invalid with a sentence for each mistake. */
export function readArguments<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data;
}
