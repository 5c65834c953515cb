import { z } from 'zod';

/** Accepts one value, or several separated by commas. */
export function someOf<Each extends z.ZodType<string, string>>(each: Each) {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(each).max(50))
    .optional();
}
