import { z } from 'zod';
import { Ability } from './abilities.ts';

/** API keys begin with this, so that a key in a log or a repository is recognised. */
export const API_KEY_PREFIX = 'haat_key_';

export const CreateApiKey = z.object({
  name: z.string().trim().min(1, 'Please enter a name').max(60, 'Please use at most 60 characters'),
  abilities: z.array(Ability).min(1, 'Please choose at least one ability'),
});
export type CreateApiKey = z.infer<typeof CreateApiKey>;
