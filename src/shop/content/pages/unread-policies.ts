import { createHash } from 'node:crypto';
import { CONTENT } from '#domain/content/content-registry.ts';
import { PolicySlug } from '#domain/content/policies.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the policies whose built-in text the shop shows and whose current text has not been recorded as read. */
export async function listUnreadPolicies({ db }: Pick<Reader, 'db'>): Promise<PolicySlug[]> {
  const slugs = PolicySlug.options;
  const [written, read] = await Promise.all([
    db.selectFrom('content').select(['slug', 'document']).where('slug', 'in', slugs).execute(),
    db.selectFrom('read_policies').select(['slug', 'text_hash']).execute(),
  ]);
  return slugs.filter((slug) => {
    const own = written.find((row) => row.slug === slug)?.document;
    const isOwn = CONTENT[slug].schema.safeParse(own).success;
    return !isOwn && !read.some((row) => row.slug === slug && row.text_hash.equals(hashPolicy(slug)));
  });
}

/** Returns the hash of a built-in policy, which shows whether the text has changed since it was read. */
export function hashPolicy(slug: PolicySlug): Buffer {
  return createHash('sha256').update(JSON.stringify(CONTENT[slug].builtIn)).digest();
}
