import { z } from 'zod';
import { invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

const Named = z.object({ key: z.string() });

/**
 * Returns changes of the settings in which a logo has the size of its stored picture: only the key is taken from the request. Throws
 * invalid `picture.not_found` if the shop has no such picture.
 */
export async function fillLogo(tx: Tx, changes: Record<string, unknown>): Promise<Record<string, unknown>> {
  const sent = Named.safeParse(changes.logo);
  if (!sent.success) return changes;
  const logo = await tx.db
    .selectFrom('pictures')
    .select(['key', 'width', 'height'])
    .where('key', '=', sent.data.key)
    .executeTakeFirst();
  if (logo) return { ...changes, logo };
  const sentence = 'Upload this logo again.';
  throw invalid('picture.not_found', sentence, { logo: sentence });
}
