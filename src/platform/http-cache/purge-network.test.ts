import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '#server/log.ts';
import { createFastly } from '#gateways/cdn/fastly.ts';
import { makeSupplier } from '#test/suppliers/make-supplier.ts';
import { purgeOnChanges } from './purge-network.ts';

/** A network that answers like Fastly, and changes that the test announces. */
async function open(...answers: Parameters<typeof makeSupplier>) {
  const supplier = await makeSupplier(...answers);
  const results: string[] = [];
  let tell: (tag: string, isLost?: boolean) => void = () => {};
  const { stop } = purgeOnChanges({
    changes: { subscribe: (listener) => ((tell = listener), () => (tell = () => {})) },
    network: createFastly({ url: `${supplier.baseUrl}/service/SU1Z0isxPaozGVKXdv0eY/`, token: 'a token' }),
    log: silentLog,
    onPurge: (result) => void results.push(result),
    collectMs: 20,
    retryMs: 20,
  });
  onTestFinished(async () => {
    await stop();
    supplier.close();
  });
  const said = () =>
    supplier.asked.map(({ path, body }) => [
      path.replace('/service/SU1Z0isxPaozGVKXdv0eY/', ''),
      (JSON.parse(body) as { surrogate_keys?: string[] }).surrogate_keys,
    ]);
  return {
    tell: (tag: string, isLost?: boolean) => tell(tag, isLost),
    said,
    results,
    stop,
    asked: supplier.asked,
  };
}

const done = { body: { status: 'ok' } };

test('tags announced together are purged in one call, encoded as surrogate keys', async () => {
  const { tell, said, results, asked } = await open(done);
  for (const tag of ['product:prd_a', 'card:prd_a', 'product:prd_a', 'craft:नीला काम']) tell(tag);
  await expect
    .poll(said)
    .toEqual([
      [
        'purge',
        [
          'product:prd_a',
          'card:prd_a',
          'craft:%E0%A4%A8%E0%A5%80%E0%A4%B2%E0%A4%BE%20%E0%A4%95%E0%A4%BE%E0%A4%AE',
        ],
      ],
    ]);
  await expect.poll(() => results).toEqual(['done']);
  expect(asked[0]).toMatchObject({ method: 'POST', headers: { 'fastly-key': 'a token' } });
});

test('more tags than one call can take are purged in several calls', async () => {
  const { tell, said } = await open(done);
  for (let index = 0; index < 600; index += 1) tell(`product:${index}`);
  await expect.poll(() => said().map(([, keys]) => keys?.length)).toEqual([256, 256, 88]);
  expect(new Set(said().flatMap(([, keys]) => keys)).size).toBe(600);
});

test('a failed purge is counted and retried automatically', async () => {
  const { tell, said, results } = await open({ status: 503, body: 'busy' }, done);
  tell('settings');
  await expect.poll(() => results).toEqual(['failed', 'done']);
  expect(said()).toEqual([
    ['purge', ['settings']],
    ['purge', ['settings']],
  ]);
});

test('after changes were missed everything is purged, once the database is back and not before', async () => {
  const { tell, said } = await open(done);
  tell('*', true);
  tell('product:prd_a');
  await expect.poll(said).toEqual([['purge', ['product:prd_a']]]);
  tell('*');
  tell('settings');
  await expect.poll(said).toEqual([
    ['purge', ['product:prd_a']],
    ['purge_all', undefined],
  ]);
});

test('nothing is purged after a stop', async () => {
  const { tell, stop, asked } = await open(done);
  tell('settings');
  await stop();
  tell('content');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(asked).toEqual([]);
});
