import { hourMs } from '#domain/durations.ts';
import { CONTENT } from '#domain/content/content-registry.ts';
import type { HomeContent } from '#domain/content/home-content.ts';
import type { PreviewHome } from '#contract/content.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { type Ctx, type Reader, inTransaction } from '#shop/context.ts';
import { hashToken } from '#shop/token.ts';
import { fillPictures } from './fill-pictures.ts';
import { readDocument } from './read-document.ts';

/** A preview is shown for this long. */
const VALID_MS = hourMs;

/**
 * Stores an unsaved home page in place of the same person's earlier one, and returns the path that shows it to them. Throws
 * unauthenticated, forbidden, and invalid with a sentence for each wrong field.
 */
export async function saveHomePreview(ctx: Ctx, { content, at }: PreviewHome): Promise<string> {
  requireAbility(ctx, 'edit_content');
  const { staffId: staff_id } = requireStaff(ctx);
  const token = Buffer.from(ctx.random(16)).toString('hex');
  await inTransaction(ctx, async (tx) => {
    const home = await fillPictures(tx, readDocument('home', content) as HomeContent);
    const preview = {
      token_hash: hashToken(token),
      document: JSON.stringify(home),
      shown_at: at === null ? null : new Date(at),
      created_at: tx.clock.now(),
    };
    await tx.db
      .insertInto('home_previews')
      .values({ staff_id, ...preview })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(preview))
      .execute();
  });
  return `/?preview=${token}`;
}

/** An unsaved home page from a staff member's form, and the moment at which it is shown. */
export type HomePreview = { home: HomeContent; shownAt: Date };

/** Returns the preview of a token to the person who made it, within its hour; undefined to everybody else. */
export async function findHomePreview(
  { db, clock, actor }: Pick<Reader, 'db' | 'clock' | 'actor'>,
  token: string,
): Promise<HomePreview | undefined> {
  if (actor.kind !== 'staff') return undefined;
  const found = await db
    .selectFrom('home_previews')
    .select(['document', 'shown_at'])
    .where('token_hash', '=', hashToken(token))
    .where('staff_id', '=', actor.staffId)
    .where('created_at', '>', new Date(clock.now().getTime() - VALID_MS))
    .executeTakeFirst();
  const home = CONTENT.home.schema.safeParse(found?.document);
  return found && home.success ? { home: home.data, shownAt: found.shown_at ?? clock.now() } : undefined;
}
