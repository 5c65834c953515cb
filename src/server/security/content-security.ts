import { hash } from 'node:crypto';
import type { Stretch } from '#web/rendering/shop-context.ts';

const embedded = /<iframe[^>]*?\ssrc="(https:\/\/[^/"?#]+)/g;
const startOfFrame = Buffer.from('<iframe');
const endOfScript = Buffer.from('</script>');

/** The hosts, in addition to our own origin, that a page's scripts, frames and requests may use. */
export type ThirdParties = {
  scripts: string[];
  frames: string[];
  connections: string[];
  images: string[];
  /** Whether one of their scripts adds style elements to the page. */
  addsStyles?: boolean;
};
/** A page that uses no other host. */
export const NO_HOSTS: ThirdParties = { scripts: [], frames: [], connections: [], images: [] };

/**
 * The social ad pixel, where an operator has configured one; its script loads only for visitors who agreed.
 * https://developers.facebook.com/docs/meta-pixel
 */
export const PIXEL_HOSTS: ThirdParties = {
  scripts: ['https://connect.facebook.net'],
  frames: [],
  connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
  images: ['https://www.facebook.com'],
};

/** Merges two sets of hosts, for a page that uses both. */
export function joinHosts(one: ThirdParties, other: ThirdParties): ThirdParties {
  return {
    scripts: [...one.scripts, ...other.scripts],
    frames: [...one.frames, ...other.frames],
    connections: [...one.connections, ...other.connections],
    images: [...one.images, ...other.images],
    addsStyles: Boolean(one.addsStyles || other.addsStyles),
  };
}

/** Razorpay publishes no full list; these are its documented hosts (facts of 2026). Allowed only on the pages that open the payment window. */
export const RAZORPAY_HOSTS: ThirdParties = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: [
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  images: ['https://cdn.razorpay.com'],
  addsStyles: true,
};

/**
 * The geocoder turns a position into an address when the shopper presses 'Use My Current Location'; client navigation reaches that form
 * from any page.
 */
const geocoder = 'https://api.bigdatacloud.net';

type Page = {
  stretches: readonly Stretch[];
  /** The nonce of this rendering, which an author of the page's text cannot know. */
  mark: string;
};

/**
 * Allows only our files and the page's own inline scripts, those with the nonce: the policy names their hashes, so that the page can be
 * cached, and the nonce is removed. A script injected through stored text has no nonce and never runs.
 */
export function sealPage({ stretches, mark }: Page, others: ThirdParties): { body: Buffer; policy: string } {
  const hashes: string[] = [];
  const nonce = Buffer.from(` nonce="${mark}"`);
  const pieces = stretches.flatMap(({ bytes, isKnown }) => {
    // A known stretch was rendered before this nonce existed.
    if (mark === '' || isKnown) return bytes;
    const found = takeOff(bytes, nonce);
    hashes.push(...found.hashes);
    return found.pieces;
  });
  const frames = [...others.frames, ...stretches.flatMap(findFrames)];
  return { body: Buffer.concat(pieces), policy: policyOf(hashes, { ...others, frames }) };
}

/**
 * Returns the bytes between the nonces, and the hashes of the inline scripts that have one. Works on bytes throughout, because a page is
 * large and often rendered.
 */
function takeOff(body: Buffer, nonce: Buffer): { pieces: Buffer[]; hashes: string[] } {
  const pieces: Buffer[] = [];
  const hashes: string[] = [];
  let from = 0;
  for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, from)) {
    pieces.push(body.subarray(from, at));
    from = at + nonce.length;
    const tag = body.toString('latin1', body.lastIndexOf('<', at), body.indexOf('>', from) + 1);
    if (!tag.startsWith('<script') || / src=/.test(tag)) continue;
    const start = body.indexOf('>', from) + 1;
    const script = body.subarray(start, body.indexOf(endOfScript, start));
    hashes.push(`'sha256-${hash('sha256', script, 'base64')}'`);
  }
  return { pieces: [...pieces, body.subarray(from)], hashes };
}

function policyOf(hashes: string[], others: ThirdParties): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes), ...others.scripts].join(' ')}`,
    "style-src 'self'",
    "style-src-elem 'self'" + (others.addsStyles ? " 'unsafe-inline'" : ''),
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...others.images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", geocoder, ...others.connections].join(' ')}`,
    `frame-src ${["'self'", ...new Set(others.frames)].join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of the admin: our own files and API, pictures that the browser itself has just taken or read, and no inline script. Base UI
 * positions its popups by style attributes, and the decoder of barcodes is WebAssembly: docs/decisions/109.
 */
export const ADMIN_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The frames of known stretches, which are searched only once. */
const framesOf = new WeakMap<Buffer, string[]>();

function findFrames({ bytes, isKnown }: Stretch): string[] {
  const known = isKnown ? framesOf.get(bytes) : undefined;
  if (known) return known;
  const frames = listFrames(bytes);
  framesOf.set(bytes, frames);
  return frames;
}

/** Returns the hosts of the frames in a stretch: the map of the contact page, once the visitor has requested it. */
function listFrames(bytes: Buffer): string[] {
  if (!bytes.includes(startOfFrame)) return [];
  return [...new Set([...bytes.toString('latin1').matchAll(embedded)].map(([, origin]) => origin!))];
}
