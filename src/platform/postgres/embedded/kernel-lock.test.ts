import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeFolder } from '#test/database/embedded-shop.ts';
import { holdShared, tryExclusive, waitForExclusive } from './kernel-lock.ts';

test('a lock has one exclusive holder at a time, and the next gets it on release', async () => {
  const file = join(makeFolder(), 'lock');
  const first = await waitForExclusive(file, 1000);
  expect(tryExclusive(file)).toBeUndefined();
  await expect(waitForExclusive(file, 50)).rejects.toThrow('locked by another process');
  const next = waitForExclusive(file, 5000);
  first.release();
  (await next).release();
});

test('a lock can be shared by many, and becomes exclusive only after the last has released it', () => {
  const file = join(makeFolder(), 'lock');
  const holds = [holdShared(file), holdShared(file)];
  holds[0]?.release();
  expect(tryExclusive(file)).toBeUndefined();
  holds[1]?.release();
  const alone = tryExclusive(file);
  expect(() => holdShared(file)).toThrow('locked by another process');
  alone?.release();
});

test('a lock ends when its process is killed', async () => {
  const file = join(makeFolder(), 'lock');
  const module = fileURLToPath(new URL('./kernel-lock.ts', import.meta.url));
  const script = `import { tryExclusive } from ${JSON.stringify(module)};
    globalThis.hold = tryExclusive(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
  await once(holder.stdout, 'data');
  expect(tryExclusive(file)).toBeUndefined();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const hold = tryExclusive(file);
  expect(hold).toBeDefined();
  hold?.release();
});
