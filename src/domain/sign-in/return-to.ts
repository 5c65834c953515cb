/** The page after a login if the path to return to is missing, on another host or malformed. */
export const HOME = '/';

const LONGEST = 2048;
// Used only for resolving paths: nothing is ever sent there (RFC 2606 reserves .invalid).
const OUR_ORIGIN = 'https://haat.invalid';
// API responses, and pages that would send people straight back here.
const NOT_A_PAGE = /^\/(?:api|login|logout|mobile-login|mobile-register|register)(?:\/|$)/i;

/**
 * Returns the path that may be followed after logging in: a page of ours with its query, or home. Anything that a browser could read as
 * another host, at once or after decoding, becomes home.
 */
export function toReturnPath(raw: string | null | undefined): string {
  if (!raw || raw.length > LONGEST || !raw.startsWith('/') || hasTrick(raw)) return HOME;
  const url = parse(raw);
  if (!url || url.origin !== OUR_ORIGIN || url.username || url.password) return HOME;
  // `/.//host` is a path of ours until its dots are resolved, and another host after.
  if (hasEncodedTrick(url.pathname) || NOT_A_PAGE.test(url.pathname)) return HOME;
  return url.pathname + url.search;
}

/** Reads the path to return to from a login page's URL: `returnTo`, or the older `redirect`. */
export function readReturnPath(search: URLSearchParams): string {
  return toReturnPath(search.get('returnTo') ?? search.get('redirect'));
}

/** Returns the login page that returns to `path`. */
export function toLoginPath(path: string): string {
  const back = toReturnPath(path);
  return back === HOME ? '/login' : `/login?returnTo=${encodeURIComponent(back)}`;
}

function hasTrick(text: string): boolean {
  // Browsers drop tabs and line ends and read a backslash as a slash before they look for the host.
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/.test(text) || text.startsWith('//');
}

function hasEncodedTrick(pathname: string): boolean {
  let text = pathname;
  for (let round = 0; round < 3; round += 1) {
    const decoded = decode(text);
    if (decoded === undefined || hasTrick(decoded.replaceAll(' ', '')) || decoded.includes('//')) return true;
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

function parse(raw: string): URL | undefined {
  return URL.canParse(raw, OUR_ORIGIN) ? new URL(raw, OUR_ORIGIN) : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
