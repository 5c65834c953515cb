import { z } from 'zod';

const giveReason = 'Please give the reason. Only staff see it.';

/** The reason why staff hides something that a customer wrote. */
export const HideReason = z
  .string(giveReason)
  .trim()
  .min(1, giveReason)
  .max(500, 'Use at most 500 characters.');
