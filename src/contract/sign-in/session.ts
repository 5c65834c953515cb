import { z } from 'zod';

/** A device on which a customer or staff member is signed in. */
const SessionJson = z.object({
  id: z.string(),
  device: z.string(),
  started_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  current: z.boolean(),
});

/** The devices on which a customer or a member of staff is signed in. */
export const SessionsAnswer = z.object({ sessions: z.array(SessionJson) });
