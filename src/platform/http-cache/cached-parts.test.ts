import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinPlain, toPart, toPassingPart } from './json-parts.ts';
import { answerKept, answerKeptNow, toKeptBytes, toKeptParts } from './cached-response.ts';

const parts = [toPassingPart('['), toPart(`"${'diya '.repeat(400)}"`), toPassingPart(',"end"]')];
const text = joinPlain(parts).toString();
const headers = { 'content-type': 'application/json' };
const ask = (accepts: string, knows?: string) => ({ isHead: false, accepts, knows });

test('an answer of parts is the same to everybody, with the validator of the same text in one piece', async () => {
  const kept = toKeptParts(parts, 200, headers);
  expect(kept.etag).toBe(toKeptBytes(Buffer.from(text), 200, headers).etag);
  expect((await answerKept(kept, ask(''))).body!.toString()).toBe(text);
  const packed = await answerKept(kept, ask('gzip'));
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.body!).toString()).toBe(text);
  expect(answerKeptNow(kept, ask('gzip', kept.etag))!.status).toBe(304);
});

test('who likes brotli best gets the parts as gzip at once, and brotli when they are asked for again', async () => {
  const kept = toKeptParts(parts, 200, headers);
  const first = answerKeptNow(kept, ask('gzip, br'))!;
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(kept.packed.br).toBeUndefined();
  answerKeptNow(kept, ask('gzip, br'));
  await expect.poll(() => kept.packed.br).toBeDefined();
  const later = answerKeptNow(kept, ask('gzip, br'))!;
  expect(later.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(later.body!).toString()).toBe(text);
});

test('who reads brotli only waits for it', async () => {
  const kept = toKeptParts(parts, 200, headers);
  expect(answerKeptNow(kept, ask('br'))).toBeUndefined();
  expect(brotliDecompressSync((await answerKept(kept, ask('br'))).body!).toString()).toBe(text);
});
