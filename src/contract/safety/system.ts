import { z } from 'zod';

/** GET /admin/system */
export const SystemAnswer = z.object({
  version: z.string(),
  processes: z
    .array(z.object({ started_at: z.iso.datetime(), is_this: z.boolean() }))
    .describe('The running programs, oldest first'),
  schema: z.object({ number: z.int(), title: z.string(), applied_at: z.iso.datetime() }),
  health: z.array(
    z.object({
      name: z.enum(['database', 'disk', 'jobs', 'messages', 'https']),
      is_fine: z.boolean(),
      sentence: z.string(),
    }),
  ),
  changes: z
    .array(z.object({ version: z.string(), day: z.iso.date(), lines: z.array(z.string()) }))
    .describe('The changes of each version, newest first'),
});
export type SystemAnswer = z.infer<typeof SystemAnswer>;
