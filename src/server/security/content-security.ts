import { hash } from 'node:crypto';
import type { Stretch } from '#web/rendering/shop-context.ts';

const embedded = /<iframe[^>]*?\ssrc="(https:\/\/[^/"?#]+)/g;
const startOfFrame = Buffer.from('<iframe');
const endOfScript = Buffer.from('</script>');

/** Where a page's scripts, frames and requests may go beside our own origin. */
export type ThirdParties = {
  scripts: string[];
  frames: string[];
  connections: string[];
  images: string[];
  /** Whether a script of theirs puts style elements into the page. */
  addsStyles?: boolean;
};
export const nobody: ThirdParties = { scripts: [], frames: [], connections: [], images: [] };

/** The social ad pixel, where an operator has one; its script comes only to who agreed. https://developers.facebook.com/docs/meta-pixel */
export const pixelHosts: ThirdParties = {
  scripts: ['https://connect.facebook.net'],
  frames: [],
  connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
  images: ['https://www.facebook.com'],
};

export function together(one: ThirdParties, other: ThirdParties): ThirdParties {
  return {
    scripts: [...one.scripts, ...other.scripts],
    frames: [...one.frames, ...other.frames],
    connections: [...one.connections, ...other.connections],
    images: [...one.images, ...other.images],
    addsStyles: one.addsStyles ?? other.addsStyles ?? false,
  };
}

/** Razorpay publishes no full list; these are its documented hosts (facts of 2026). Allowed only on the pages that open the payment window. */
export const razorpayHosts: ThirdParties = {
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

/** Turns a position into an address when somebody presses 'Use My Current Location'; any page may lead to that form without loading anew. */
const geocoder = 'https://api.bigdatacloud.net';

type Page = {
  stretches: readonly Stretch[];
  /** The nonce that this rendering, and nobody who wrote any of the page's words, knew. */
  mark: string;
};

/**
 * Lets only our files and this very page's own inline scripts run, those that bear the mark: they are named by their hashes, so that the
 * page can be kept, and the mark is taken off. A script that came in with somebody's words bears none and stays dead.
 */
export function sealPage({ stretches, mark }: Page, others: ThirdParties): { body: Buffer; policy: string } {
  const hashes: string[] = [];
  const nonce = Buffer.from(` nonce="${mark}"`);
  const pieces = stretches.flatMap(({ bytes, isKnown }) => {
    // What is known was made before anybody knew this mark.
    if (mark === '' || isKnown) return bytes;
    const found = takeOff(bytes, nonce);
    hashes.push(...found.hashes);
    return found.pieces;
  });
  const frames = [...others.frames, ...stretches.flatMap(findFrames)];
  return { body: Buffer.concat(pieces), policy: policyOf(hashes, { ...others, frames }) };
}

/** What stands between the marks, and the hashes of the scripts that bear one. Bytes throughout: a page is large and made often. */
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

/** Of what is known: it was looked through when it was new. */
const framesOf = new WeakMap<Buffer, string[]>();

function findFrames({ bytes, isKnown }: Stretch): string[] {
  const known = isKnown ? framesOf.get(bytes) : undefined;
  if (known) return known;
  const frames = listFrames(bytes);
  framesOf.set(bytes, frames);
  return frames;
}

/** Hosts of the frames that stand in a stretch: the map of the contact page, once it was asked for. */
function listFrames(bytes: Buffer): string[] {
  if (!bytes.includes(startOfFrame)) return [];
  return [...new Set([...bytes.toString('latin1').matchAll(embedded)].map(([, origin]) => origin!))];
}
