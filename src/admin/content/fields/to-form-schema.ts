import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';

/** Returns the schema of a form; it validates the result of `read` on the form's values. */
export function toFormSchema(
  read: (values: unknown) => unknown,
  schema: z.ZodType,
): z.ZodType<FieldValues, FieldValues> {
  return z.preprocess(read, schema) as z.ZodType<FieldValues, FieldValues>;
}
