import { z } from 'zod';

/** The kinds of records that can change while a screen of the admin is open. */
export const ChangedNoun = z.enum(['orders', 'tickets', 'stock', 'reviews', 'questions', 'settings']);
export type ChangedNoun = z.infer<typeof ChangedNoun>;

/** The data of one event of GET /admin/events; an empty list keeps the connection alive. */
export const ChangesEvent = z.object({ changed: z.array(ChangedNoun) });
export type ChangesEvent = z.infer<typeof ChangesEvent>;
