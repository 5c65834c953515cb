import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { ShopError, invalid } from '#domain/error.ts';
import type { FetchPublic } from '#shop/ports.ts';
import { isPublicAddress } from './is-public-address.ts';

const mostRedirects = 5;
const longestAddress = 2000;
const timeoutMs = 20_000;

type Making = {
  /** Whether requests to a network address are allowed; tests allow their own on loopback. */
  isAllowed?: (address: string) => boolean;
  /** The longest file in bytes. */
  most?: number;
};

/**
 * Returns the function that fetches a file from an address given by a third party. It connects only to public addresses: for each redirect
 * again, the name is resolved once, the result is checked, and exactly that address is connected to. Size and time are bounded.
 */
export function createFetchPublic({
  isAllowed = isPublicAddress,
  most = 40 * 1024 * 1024,
}: Making = {}): FetchPublic {
  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = readUrl(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await ask(url, await resolve(url, isAllowed), { most, signal });
      if (!('location' in answer)) return answer.bytes;
      url = readUrl(answer.location, url);
    }
    throw refused('keeps redirecting');
  };
}

function readUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw refused('is not a web address');
  // PostgreSQL's index of fetched addresses cannot hold longer ones.
  if (url.href.length > longestAddress) throw refused('is too long');
  if (url.username || url.password) throw refused('has a password in it');
  return url;
}

async function resolve({ hostname }: URL, isAllowed: (address: string) => boolean): Promise<string> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw refused('belongs to a website that does not exist');
  if (!found.every(({ address }) => isAllowed(address))) throw refused('is inside a private network');
  return first.address;
}

type Bounds = { most: number; signal: AbortSignal };
type Answer = { bytes: Uint8Array } | { location: string };

function ask(url: URL, address: string, { most, signal }: Bounds): Promise<Answer> {
  const family = isIP(address);
  const pinned: LookupFunction = (_, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<Answer>((done, fail) => {
    const request = send(
      url,
      { lookup: pinned, signal, agent: false, headers: { accept: 'image/*' } },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          return done({ location: headers.location });
        }
        const chunks: Buffer[] = [];
        let length = 0;
        if (statusCode !== 200) fail(refused(`answers ${statusCode}`));
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > most) response.destroy(refused(`is larger than ${Math.floor(most / 1024 / 1024)} MB`));
          else chunks.push(chunk);
        });
        response.on('end', () => done({ bytes: new Uint8Array(Buffer.concat(chunks)) }));
        response.on('error', fail);
        if (statusCode !== 200) response.destroy();
      },
    );
    request.on('error', fail).end();
  }).catch((error: unknown) => {
    throw error instanceof ShopError
      ? error
      : refused(signal.aborted ? 'does not answer in time' : 'does not answer');
  });
}

function refused(words: string): ShopError {
  return invalid('address.refused', `This address ${words}`);
}
