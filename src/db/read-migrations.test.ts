import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { makeFolder } from '#test/database/embedded-shop.ts';

const source = fileURLToPath(new URL('./read-migrations.ts', import.meta.url));

test('Node reads the migrations from their folder, and a bundle carries them with it', async () => {
  const folder = makeFolder();
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, `import { readMigrations } from ${JSON.stringify(source)};\n${print}`);
  const fromFolder = run(['--input-type=module-typescript', '--eval', readFileSync(entry, 'utf8')]);
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      ssr: entry,
      outDir: join(folder, 'build'),
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  const fromBundle = run([join(folder, 'build', 'entry.mjs')]);
  expect(fromBundle).toEqual(fromFolder);
  expect(fromFolder.map(({ name }) => name)).toEqual(fromFolder.map(({ name }) => name).toSorted());
  expect(fromFolder[0]?.sql).toMatch(/create table/);
});

const print = 'process.stdout.write(JSON.stringify(readMigrations()));\n';

function run(args: string[]): { name: string; sql: string }[] {
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 }));
}
