import type { ContentSlug } from '#domain/content/content-registry.ts';
import { invalid } from '#domain/error.ts';
import type { ChangeContent, ContentPage } from '#contract/content.ts';
import type { HomeContent } from '#domain/content/home-content.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { fillPictures } from './fill-pictures.ts';
import { fillTextPictures } from './fill-text-pictures.ts';
import { getContentPage } from './get-content-page.ts';
import { readDocument } from './read-document.ts';
import { refuseDeadLinks } from './refuse-dead-links.ts';
import { refuseUnknownBlanks } from './refuse-unknown-blanks.ts';
import { lockContent, writeVersion } from './write-version.ts';

/**
 * Saves a new version of a page, effective now or at a later moment, and returns the page; without content the built-in template is shown
 * again. Throws forbidden, conflict `content.stale` with the current page, and invalid with a sentence for each wrong field, including
 * words in braces that the shop does not fill and links to missing pages and pictures of the shop.
 */
export function changeContent(
  ctx: Ctx,
  slug: ContentSlug,
  { version: seenVersion, content, publish_at }: ChangeContent,
): Promise<ContentPage> {
  return inTransaction(ctx, async (tx) => {
    requireAbility(tx, 'edit_content');
    const sent = content === null ? null : readDocument(slug, content);
    const document = sent && (await fill(tx, slug, sent));
    const publishAt = readMoment(tx, publish_at);
    await lockContent(tx);
    const current = await getContentPage(tx, slug);
    if (current.version !== seenVersion) throw await refuseStale(tx, current);
    if (document) {
      refuseUnknownBlanks(document, Object.keys(current.blanks));
      await refuseDeadLinks(tx, document);
    }
    const version = await writeVersion(tx, { slug, document, publishAt });
    // The job also runs every minute, in case this clock and the database's clock differ.
    if (publishAt) await tx.enqueue('publish-content', {}, { startAfter: publishAt });
    await writeAuditEvent(tx, {
      action: publishAt ? 'content.scheduled' : 'content.saved',
      subject: slug,
      version,
      before: current.content,
      after: publishAt ? { publish_at, ...document } : (document ?? { is_template: true }),
    });
    return getContentPage(tx, slug);
  });
}

function fill(tx: Tx, slug: ContentSlug, sent: object): Promise<object> {
  return slug === 'home' ? fillPictures(tx, sent as HomeContent) : fillTextPictures(tx, sent);
}

function readMoment({ clock }: Tx, moment: string | null): Date | null {
  if (moment === null) return null;
  const at = new Date(moment);
  if (at > clock.now()) return at;
  const sentence = 'Choose a time in the future.';
  throw invalid('content.past', sentence, { publish_at: sentence });
}

function refuseStale(tx: Tx, page: ContentPage) {
  const { slug: subject, version } = page;
  const stale = { code: 'content.stale', record: 'this page', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { page } });
}
