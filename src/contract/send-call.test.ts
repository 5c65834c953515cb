import { expect, test } from 'vitest';
import { readFile, readJson } from './send-call.ts';

/** A response whose body ends with an error after its first bytes. */
function breakOff(error: Error): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"order":'));
      controller.error(error);
    },
  });
  return new Response(body);
}

test.each([
  ['network', new TypeError('terminated')],
  ['timeout', new DOMException('', 'TimeoutError')],
  ['aborted', new DOMException('', 'AbortError')],
])('an answer that breaks off is a failure of the kind %s, not an empty answer', async (kind, error) => {
  await expect(readJson(breakOff(error))).rejects.toMatchObject({ kind, status: 0 });
  await expect(readFile(breakOff(error))).rejects.toMatchObject({ kind, status: 0 });
});

test('a non-JSON response, such as a proxy page, fails; a response without content returns undefined', async () => {
  await expect(readJson(new Response('<h1>Sign in to this network</h1>'))).rejects.toMatchObject({
    kind: 'network',
  });
  expect(await readJson(new Response(null, { status: 204 }))).toBeUndefined();
});
