import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { sendPicture } from './send-picture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A shop that receives parts and whose network fails on the given requests. */
function openShop(failing: readonly number[]) {
  let bytes = Buffer.alloc(0);
  let requests = 0;
  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
  const receive = async (path: string, init: RequestInit): Promise<Response> => {
    requests += 1;
    if (failing.includes(requests)) throw new TypeError('Failed to fetch');
    if (path.endsWith('/uploads')) return answer(201, { id: 'upl', size: 0, received: bytes.length });
    if (path.endsWith('/picture')) return answer(201, { id: 'pic' });
    const form = init.body as FormData;
    const received = bytes.length;
    if (Number(form.get('offset')) !== received) return answer(409, { code: 'upload.offset', received });
    bytes = Buffer.concat([bytes, new Uint8Array(await (form.get('file') as File).arrayBuffer())]);
    // The answer to this part is lost after it was received.
    if (failing.includes(-requests)) throw new TypeError('Failed to fetch');
    return answer(200, { received: bytes.length });
  };
  vi.stubGlobal('fetch', receive);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  return { readBytes: () => bytes };
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test.each([
  ['without a failure', []],
  ['when requests are lost', [1, 3, 5]],
  ['when the answer to a part is lost', [-3]],
])('a file arrives complete with no part duplicated, %s', async (_, failing) => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  const { readBytes } = openShop(failing);
  const whole = Uint8Array.from({ length: 700_000 }, (_each, index) => index % 251);
  const seen: number[] = [];
  const offline: boolean[] = [];
  const picture = await sendPicture(new File([whole], 'photo.jpg'), {
    signal: new AbortController().signal,
    onSent: (sent) => seen.push(sent),
    onOffline: (isOffline) => offline.push(isOffline),
  });
  expect(picture.id).toBe('pic');
  expect(digest(readBytes())).toBe(digest(whole));
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect([seen[0], seen.at(-1), offline.includes(true)]).toEqual([0, whole.length, failing.length > 0]);
});
