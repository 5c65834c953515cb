import { ChangedNoun } from '#contract/overview/admin-events.ts';
import { pause } from '#platform/pause.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import type { Ctx } from '#shop/context.ts';
import { isSignedIn } from '#shop/staff/is-signed-in.ts';

const beatMs = 1_000;
const beatsBetweenChecks = 3;
/** Proxies cut connections on which nothing was sent for about a minute. */
const beatsBetweenSigns = 20;

/** The part of the admin that the first part of a cache tag concerns. */
const NOUNS: Readonly<Record<string, ChangedNoun>> = {
  orders: 'orders',
  tickets: 'tickets',
  product: 'stock',
  'stock-requests': 'stock',
  reviews: 'reviews',
  questions: 'questions',
  settings: 'settings',
};

/**
 * Yields, at most once a second, the changes in the shop since the last time, by any process; yields an empty list every twenty seconds to
 * keep the connection alive. Ends with the caller's session (within three seconds), with the signal, and when the program stops. Throws
 * unauthenticated.
 */
export async function* followChanges(ctx: Ctx, left: AbortSignal): AsyncGenerator<ChangedNoun[]> {
  const staff = requireStaff(ctx);
  const signal = AbortSignal.any([left, ctx.closing]);
  const changed = new Set<ChangedNoun>();
  const unsubscribe = ctx.memory.subscribe((tag) => {
    for (const noun of listNouns(tag)) changed.add(noun);
  });
  try {
    yield [];
    for (let beat = 1; ; beat += 1) {
      await pause(beatMs, signal);
      if (signal.aborted) return;
      if (beat % beatsBetweenChecks === 0 && !(await isSignedIn(ctx, staff))) return;
      const nouns = [...changed];
      changed.clear();
      if (nouns.length > 0 || beat % beatsBetweenSigns === 0) yield nouns;
    }
  } finally {
    unsubscribe();
  }
}

function listNouns(tag: string): readonly ChangedNoun[] {
  if (tag === '*') return ChangedNoun.options;
  const noun = NOUNS[tag.split(':', 1)[0]!];
  return noun ? [noun] : [];
}
