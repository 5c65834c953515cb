import { hash } from 'node:crypto';
import { HTTP_STATUS, type ShopError } from '#domain/error.ts';
import { type CachedResponse, toCachedBytes } from '#platform/http-cache/cached-response.ts';
import { retryAfterOf } from '#server/limits/retry-after.ts';

const style = `
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#fbf7f0;color:#2b1d14;font:1.125rem/1.6 'Anek Latin',system-ui,sans-serif}
header,footer{padding:.75rem 1rem;background:#fbf7f0;border-bottom:3px double #d4a574}
footer{margin-top:auto;background:#1a2543;color:#fbf7f0;border:0}
a{color:inherit}
header a{display:inline-flex;min-height:2.75rem}
main{max-width:28rem;margin:0 auto;padding:3rem 1rem;text-align:center}
h1{font:500 1.75rem/1.3 Eczar,Georgia,serif}
main p{color:#6b5a4c}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-top:1.5rem}
nav a{min-height:2.75rem;box-sizing:border-box;padding:.6rem 1.25rem;border:1px solid #8f7b68;border-radius:4px;background:#fff;text-decoration:none;line-height:1.3}
nav a:first-child{background:#9c3b2e;border-color:#9c3b2e;color:#fff}
a:focus-visible{outline:3px solid #27365e;outline-offset:2px}
`;

const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Builds the error page for when not even the usual error page can be rendered: it needs neither the database nor any built file, has the
 * shop's colours, and its link to try again works without script.
 */
export function makeLastResort(path: string): CachedResponse {
  const words =
    'We could not show this page. The fault is ours, and we have noted it. Nothing in your cart is lost.';
  return makePlainPage({ path, status: 500, title: 'Something went wrong', words });
}

const refusals = new Map<string, CachedResponse>();

/**
 * Returns the page for a visitor who requested too many pages, with the time to wait. It is rendered and compressed once for each error
 * code.
 */
export function makeRefusedPage(error: ShopError): CachedResponse {
  const known = refusals.get(error.code);
  if (known) return known;
  const words = `${error.message} Nothing in your cart is lost.`;
  const made = makePlainPage({
    // An empty link address refers to the current page.
    path: '',
    status: HTTP_STATUS[error.kind],
    title: 'The shop is very busy',
    words,
    headers: retryAfterOf(error),
  });
  refusals.set(error.code, made);
  return made;
}

/** Returns the response of a busy shop to a client navigation: the sentence as plain text. */
export function makeRefusedStep(error: ShopError): CachedResponse {
  const headers = { ...plainText, ...retryAfterOf(error) };
  return toCachedBytes(Buffer.from(error.message), HTTP_STATUS[error.kind], headers);
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

type PlainPage = {
  path: string;
  status: number;
  title: string;
  words: string;
  headers?: Record<string, string>;
};

function makePlainPage({ path, status, title, words, headers }: PlainPage): CachedResponse {
  const html = `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title><meta name="robots" content="noindex"/><link rel="icon" href="/favicon.svg" type="image/svg+xml"/><style>${style}</style></head><body><header><a href="/"><img src="/favicon.svg" alt="Home" width="44" height="44"/></a></header><main><h1>${title}</h1><p>${words}</p><nav aria-label="Go on"><a href="${escapeAttribute(path)}">Try Again</a><a href="/">Go Home</a><a href="/contact">Contact us</a></nav></main><footer><a href="/faq">FAQ</a> · <a href="/contact">Contact</a></footer></body></html>`;
  return toCachedBytes(Buffer.from(html), status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    ...headers,
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
