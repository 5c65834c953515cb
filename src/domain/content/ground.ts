import { z } from 'zod';

/** The background colours of the words of a slide or a chapter, into which the picture fades. */
export const GROUNDS = ['sand', 'madder', 'indigo', 'night'] as const;
export const Ground = z.enum(GROUNDS).default('sand');
export type Ground = z.infer<typeof Ground>;
