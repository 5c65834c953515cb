import { hourMs } from '#domain/durations.ts';

/** A visit ends this long after it began, whatever happened in between. */
export const VISIT_LIFE_MS = 2 * hourMs;
/** Where the browser keeps the visit. */
export const VISIT_STORAGE = 'visit';
/** A visit stores at most this many pages, and this many actions. */
export const MOST_OF_A_VISIT = 300;

export const UTM_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type Utm = Record<(typeof UTM_FIELDS)[number], string>;

/** The visit as the browser keeps it: the specification's analytics session. */
export type Visit = Utm & {
  session_id: string;
  expires_at: number;
  user_id: string | null;
  page: string;
  referrer: string;
};

/** Returns the visit that is still running, or a new one after two hours or when another campaign brings the visitor. */
export function continueVisit(
  known: Visit | undefined,
  { page, referrer, utm, userId, nowMs, makeId }: Arrival,
): Visit {
  const isOther = UTM_FIELDS.some((field) => utm[field]) && UTM_FIELDS.some((f) => utm[f] !== known?.[f]);
  if (known && nowMs < known.expires_at && !isOther) return { ...known, user_id: userId, page };
  return {
    session_id: makeId(),
    expires_at: nowMs + VISIT_LIFE_MS,
    user_id: userId,
    page,
    referrer,
    ...utm,
  };
}

export type Arrival = {
  page: string;
  referrer: string;
  utm: Utm;
  userId: string | null;
  nowMs: number;
  makeId: () => string;
};

/** Returns the stored visit if it is valid. It may have expired, which `continueVisit` checks. */
export function readVisit(stored: string | null, nowMs: number): Visit | undefined {
  try {
    const visit: unknown = JSON.parse(stored ?? 'null');
    // A clock that was set back must not make a visit last for years.
    return isVisit(visit) && visit.expires_at <= nowMs + VISIT_LIFE_MS ? visit : undefined;
  } catch {
    return undefined;
  }
}

function isVisit(value: unknown): value is Visit {
  const { expires_at, user_id, ...words } = (value ?? {}) as Record<string, unknown>;
  const isText = ['session_id', 'page', 'referrer', ...UTM_FIELDS].every(
    (name) => typeof words[name] === 'string',
  );
  return isText && typeof expires_at === 'number' && (user_id === null || typeof user_id === 'string');
}

/** Returns the five UTM fields of a URL's query; those that are missing, or look like an e-mail address, are empty. */
export function readUtm(query: URLSearchParams): Utm {
  const entries = UTM_FIELDS.map((field) => [field, toWord(query.get(field))]);
  return Object.fromEntries(entries) as Utm;
}

/** Returns a short word to group by, without control characters; empty where it contains an e-mail address. */
export function toWord(text: string | null | undefined): string {
  const plain = (text ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, 100);
  return plain.includes('@') ? '' : plain;
}

const own = /^(\/(?:order-confirmation|order-status|orders|invoices|track))\/.*$/s;

/** Returns the path of a page without its query, and without the number of an order or invoice. */
export function toPagePath(page: string): string {
  const path = page.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return toWord(path.replace(own, '$1')).slice(0, 100) || '/';
}

/** Returns the referrer without query and fragment; empty for our own pages and for anything that is not a web address. */
export function toReferrer(
  referrer: string | null | undefined,
  ownHost: string,
): { url: string; host: string } {
  const none = { url: '', host: '' };
  if (!referrer || !URL.canParse(referrer)) return none;
  const { protocol, origin, host, hostname, pathname } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || host === ownHost) return none;
  const path = /@|%40|\d{10}/.test(pathname) ? '/' : pathname;
  return { url: (origin + path).slice(0, 300), host: hostname.replace(/^www\./, '').slice(0, 100) };
}

/** Returns a search term that may be stored; empty when it looks like a telephone number or an e-mail address. */
export function toSearchTerm(term: string): string {
  return /@|(\d[\s-]?){10}/.test(term) ? '' : toWord(term).toLowerCase();
}

/** The actions of a visitor that the shop counts. */
export const TRACKED_ACTIONS = [
  'view_product',
  'add_to_cart',
  'checkout_start',
  'purchase',
  'view_category',
  'search',
] as const;
export type TrackedAction = (typeof TRACKED_ACTIONS)[number];
