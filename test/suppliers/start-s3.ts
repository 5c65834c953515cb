import { createHash } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signS3 } from '#gateways/s3/sign-s3.ts';
import type { S3Place } from '#gateways/s3/s3-client.ts';

type Answer = { status: number; body?: Uint8Array | string; headers?: Record<string, string> };
type Asked = { method: string; name: string; url: URL; headers: Record<string, string>; body: Buffer };

const keys = { region: 'ap-south-1', accessKeyId: 'haat', secretAccessKey: 'a secret of the tests' };

/**
 * Starts a store for tests that implements the part of S3 that the shop uses, according to the API reference: signatures, hashes of bodies,
 * errors as XML. `answerNext` replaces its next responses; null leaves a request unanswered.
 */
export async function startS3({ bucket = 'pictures' } = {}) {
  const objects = new Map<string, { body: Buffer; type: string }>();
  const planned: (Answer | null)[] = [];
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const wanted = await read(request, `http://${request.headers.host}`);
    const next = planned.length > 0 ? planned.shift() : answer(wanted);
    if (next === null || next === undefined) return;
    response.writeHead(next.status, next.headers);
    response.end(wanted.method === 'HEAD' ? undefined : next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer({ method, name, url, headers, body }: Asked): Answer {
    const hash = createHash('sha256').update(body).digest('hex');
    if (headers['x-amz-content-sha256'] !== hash) return refuse(400, 'XAmzContentSHA256Mismatch');
    if (headers['authorization'] !== expectSignature({ method, url, headers, body }))
      return refuse(403, 'SignatureDoesNotMatch');
    const [, first, ...rest] = name.split('/');
    if (first !== bucket) return refuse(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (!key) return list(url.searchParams.get('prefix') ?? '');
    const found = objects.get(key);
    if (method === 'PUT') objects.set(key, { body, type: headers['content-type'] ?? '' });
    if (method === 'DELETE') objects.delete(key);
    if (method === 'PUT') return { status: 200 };
    if (method === 'DELETE') return { status: 204 };
    if (!found) return refuse(404, 'NoSuchKey');
    const length = { 'content-length': String(found.body.length), 'content-type': found.type };
    return { status: 200, body: found.body, headers: length };
  }

  function list(prefix: string): Answer {
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    const contents = names.slice(0, 1000).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    return { status: 200, body: `<ListBucketResult>${contents.join('')}</ListBucketResult>` };
  }

  const place: S3Place = { ...keys, endpoint, bucket, prefix: 'shop/' };
  return {
    place,
    objects,
    asked: () => asked,
    answerNext: (...answers: (Answer | null)[]) => void planned.push(...answers),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage, origin: string): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const url = new URL(request.url ?? '', origin);
  return { method: request.method ?? '', name: url.pathname, url, headers, body: Buffer.concat(chunks) };
}

/** Signs the request again, with the headers that its signature names and the time that it states. */
function expectSignature({ method, url, headers, body }: Omit<Asked, 'name'>): string | undefined {
  const names = /SignedHeaders=([^,]+)/.exec(headers['authorization'] ?? '')?.[1]?.split(';') ?? [];
  const made = new Set(['host', 'x-amz-date', 'x-amz-content-sha256']);
  const own = Object.fromEntries(
    names.filter((name) => !made.has(name)).map((name) => [name, headers[name] ?? '']),
  );
  const at = headers['x-amz-date']?.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5') ?? '';
  return signS3({ method: method as 'GET', url, headers: own, body }, keys, new Date(at))['authorization'];
}

function refuse(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` };
}
