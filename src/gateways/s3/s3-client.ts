import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '#domain/error.ts';
import { type S3Keys, type S3Request, signS3 } from './sign-s3.ts';

export type S3Place = S3Keys & {
  /** The address of the store; buckets are named in the path. */
  endpoint: string;
  bucket: string;
  /** The prefix of all names; it is empty or ends with a slash. */
  prefix: string;
};
export type S3Client = {
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Returns undefined for a missing name. */
  get: (name: string) => Promise<Uint8Array | undefined>;
  /** Returns the length, or undefined for a missing name. */
  measure: (name: string) => Promise<number | undefined>;
  /** Deletes a name; a missing name is not an error. */
  remove: (name: string) => Promise<void>;
  /** Lists at most a thousand names that begin with `start`, in their order. */
  list: (start: string) => Promise<string[]>;
};
type Options = { timeoutMs?: number; restMs?: number };

const pausesMs = [100, 400];
const passing = new Set([408, 429, 500, 502, 503, 504]);

/**
 * Calls an S3-compatible store. Every call may be repeated, so each is tried three times, unless it times out. After a call without an
 * answer, further calls fail at once for a second, because a page requests many pictures. Throws `supplier.unavailable`, and S3Refusal, a
 * programmer's or operator's mistake.
 */
export function createS3Client(
  place: S3Place,
  { timeoutMs = 5_000, restMs = 1_000 }: Options = {},
): S3Client {
  let restsUntil = -Infinity;

  async function send(name: string, wanted: Omit<S3Request, 'url'>, query = ''): Promise<Answer> {
    if (performance.now() < restsUntil) throw failure('it did not answer a moment ago');
    for (const pauseMs of [...pausesMs, undefined]) {
      const answer = await ask(name, wanted, query).catch((error: Error) => error);
      if (!(answer instanceof Error) && !passing.has(answer.status)) return answer;
      if (pauseMs !== undefined && !isLate(answer)) {
        await sleep(pauseMs);
        continue;
      }
      restsUntil = performance.now() + restMs;
      throw failure(answer instanceof Error ? String(answer.cause ?? answer.message) : String(answer.status));
    }
    throw failure('it was not asked');
  }

  async function ask(name: string, wanted: Omit<S3Request, 'url'>, query: string): Promise<Answer> {
    const url = new URL(`${place.endpoint}/${place.bucket}/${name && place.prefix + name}${query}`);
    const headers = signS3({ ...wanted, url }, place, new Date());
    const response = await fetch(url, {
      method: wanted.method,
      headers,
      body: (wanted.body as Uint8Array<ArrayBuffer> | undefined) ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, bytes, length: Number(response.headers.get('content-length')) };
  }

  /** Returns whether the store did what was asked; false if it has nothing under the name. Throws for any other failure. */
  function check({ status, bytes }: Answer): boolean {
    if (status >= 200 && status < 300) return true;
    const text = Buffer.from(bytes).toString();
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1];
    if (status === 404 && code !== 'NoSuchBucket') return false;
    throw new S3Refusal(`${status} ${code ?? ''}`.trimEnd());
  }

  return {
    async put(name, body, contentType) {
      const headers = { 'content-type': contentType };
      if (!check(await send(name, { method: 'PUT', headers, body }))) throw new S3Refusal('404');
    },
    async get(name) {
      const answer = await send(name, { method: 'GET' });
      return check(answer) ? answer.bytes : undefined;
    },
    async measure(name) {
      const answer = await send(name, { method: 'HEAD' });
      return check(answer) ? answer.length : undefined;
    },
    async remove(name) {
      check(await send(name, { method: 'DELETE' }));
    },
    async list(start) {
      const query = `?list-type=2&max-keys=1000&prefix=${encodeURIComponent(place.prefix + start)}`;
      const answer = await send('', { method: 'GET' }, query);
      if (!check(answer)) throw new S3Refusal('404');
      const text = Buffer.from(answer.bytes).toString();
      // The shop's names contain no character that XML escapes.
      return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!.slice(place.prefix.length));
    },
  };
}

/** The store understood a call and refused it: a wrong key, a missing bucket, a wrong clock. */
export class S3Refusal extends Error {
  readonly answer: string;
  constructor(answer: string) {
    super(`MEDIA_STORE: ${answer}`);
    this.answer = answer;
  }
}

type Answer = { status: number; bytes: Uint8Array; length: number };

function isLate(answer: Answer | Error): boolean {
  return answer instanceof Error && answer.name === 'TimeoutError';
}

function failure(reason: string): Error {
  const error = unavailable(
    'supplier.unavailable',
    'The pictures cannot be reached right now. Please try again in a moment.',
  );
  error.cause = new Error(`MEDIA_STORE: ${reason}`);
  return error;
}
