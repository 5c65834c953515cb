import { expect, onTestFinished, test } from 'vitest';
import { removeDataDir, startProgram } from '../../test/program.ts';

test('a demo that is open to everybody says so on every page', async () => {
  const shop = await startProgram({ env: { DEMO: 'public', HOST: '0.0.0.0' } });
  onTestFinished(async () => {
    await shop.stop();
    await removeDataDir(shop.dataDir);
  });
  for (const path of ['/', '/products', '/cart', '/checkout', '/login', '/nowhere'])
    expect(await (await fetch(shop.url + path)).text(), path).toContain('This is a demo shop.');
  expect((await fetch(`${shop.url}/outbox.json`)).status).toBe(200);
});
