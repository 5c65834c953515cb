import { ChangedNoun } from '#contract/overview/admin-events.ts';
import { pause } from '#platform/pause.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import type { Ctx } from '#shop/context.ts';
import { isSignedIn } from '#shop/staff/is-signed-in.ts';

const beatMs = 1_000;
const beatsBetweenChecks = 3;
/** Proxies cut connections on which nothing was sent for about a minute. */
const beatsBetweenSigns = 20;

/** The first part of a cache tag, and what of the admin it stands for. */
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
 * Yields, at most once a second, what has changed in the shop since the last time, by any process; an empty list every twenty seconds as a
 * sign of life. Ends with the session of the one who asks (within three seconds), with the signal, and when the program stops. Throws unauthenticated.
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
