import {
  VISIT_STORAGE,
  type Visit,
  continueVisit,
  readUtm,
  readVisit,
  toPagePath,
  toReferrer,
} from '#domain/analytics/visit.ts';
import { randomKey } from '#contract/client.ts';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/state/session-store.ts';
import { readStorage, writeStorage } from '#web/state/stored-state.ts';
import { type Note, refusesTracking } from './track.ts';

// `keepalive` sends the request even if the page is closed.
const lastWord = { keepalive: true, priority: 'low' } as const;

/** Sends a note to the shop; a failure is ignored. */
export function tellShop(note: Note): void {
  if (refusesTracking()) return;
  const visit = goOn(note);
  const { session_id, user_id, page } = visit;
  if (note.action) {
    const { action, product_id = null, category = null, value = null, metadata = {} } = note;
    const body = { session_id, user_id, action, page, product_id, category, value, metadata };
    void callApi('POST /analytics/track/action', { body, ...lastWord }).catch(() => undefined);
  } else {
    const { expires_at: _, ...told } = visit;
    void callApi('POST /analytics/track/visit', { body: told, ...lastWord }).catch(() => undefined);
  }
}

function goOn({ page, query }: Note): Visit {
  const nowMs = Date.now();
  const visit = continueVisit(readVisit(readStorage(VISIT_STORAGE), nowMs), {
    page: toPagePath(page),
    referrer: toReferrer(document.referrer, window.location.host).url,
    utm: readUtm(new URLSearchParams(query)),
    userId: useSession.getState().userId,
    nowMs,
    makeId: randomKey,
  });
  writeStorage(VISIT_STORAGE, JSON.stringify(visit));
  return visit;
}
