import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';

/** Returns the schema of a form: it checks what `read` makes of the values that the form holds. */
export function toFormSchema(
  read: (values: unknown) => unknown,
  schema: z.ZodType,
): z.ZodType<FieldValues, FieldValues> {
  return z.preprocess(read, schema) as z.ZodType<FieldValues, FieldValues>;
}
