import type { TrackedAction } from '#domain/analytics/visit.ts';
import type { TestShop } from './open-shop.ts';

export const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; Mobile) Chrome/153.0.0.0 Mobile Safari/537.36',
};

/** Sends analytics like a browser, one visit after the other. */
export function makeVisitors(getShop: () => TestShop) {
  let count = 0;

  async function track(what: 'visit' | 'action', body: object, headers: Record<string, string> = {}) {
    const answer = await getShop().app.request(`/api/v1/analytics/track/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...phone, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  return {
    track,
    newSession: () => `session-${(count += 1)}`,
    /** Reports that a page was opened. */
    open: (session_id: string, page: string, more: object = {}, headers = {}) =>
      track('visit', { page, session_id, user_id: null, referrer: '', ...more }, headers),
    act: (session_id: string, action: TrackedAction, more: object = {}, headers = {}) =>
      track('action', { session_id, user_id: null, action, page: '/', ...more }, headers),
  };
}

export const mela = {
  utm_source: 'mela',
  utm_medium: 'print',
  utm_campaign: 'diwali',
  utm_term: 'diya',
  utm_content: 'leaflet',
};
