import { z } from 'zod';
import { Ability } from '#domain/staff/abilities.ts';

export const CreateApiKey = z.object({
  name: z.string().trim().min(1, 'Please enter a name').max(60, 'Please use at most 60 characters'),
  abilities: z.array(Ability).min(1, 'Please choose at least one ability'),
});
export type CreateApiKey = z.infer<typeof CreateApiKey>;
