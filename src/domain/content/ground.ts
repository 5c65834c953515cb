import { z } from 'zod';

/** The colours behind the words of a slide or a chapter, which the picture melts into. */
export const GROUNDS = ['sand', 'madder', 'indigo', 'night'] as const;
export const Ground = z.enum(GROUNDS).default('sand');
export type Ground = z.infer<typeof Ground>;
