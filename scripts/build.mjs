// Builds the program into build/ when a source is newer than the build, or always with --force. Silent unless it fails.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findNode } from './find-node.mjs';

const root = join(import.meta.dirname, '..');
const results = ['build/server/index.js', 'build/admin/index.html'].map((path) => join(root, path));
const sources = [
  'src',
  'public',
  'scripts',
  'package-lock.json',
  'CHANGELOG.md',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
];

if (process.argv.includes('--force') || isStale()) build();

function isStale() {
  if (!results.every((result) => existsSync(result))) return true;
  const builtAt = Math.min(...results.map((result) => statSync(result).mtimeMs));
  return sources.some((source) => newestChange(join(root, source)) > builtAt);
}

function newestChange(path) {
  if (!existsSync(path) || path.endsWith('.test.ts') || path.endsWith('.test.tsx')) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  // A folder's own modification time shows that files were removed.
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, newestChange(join(path, name))),
    mtimeMs,
  );
}

function build() {
  const storefront = findCompiler('@react-router/dev', 'bin.cjs');
  const admin = findCompiler('vite', 'bin/vite.js');
  if (!storefront || !admin) {
    if (results.every((result) => existsSync(result))) return;
    fail(
      'There is no build yet, and the development packages that make one are not installed: run "npm ci".',
    );
  }
  // The storefront comes first, because its compiler empties build/.
  compile(storefront, ['build']);
  compile(admin, ['build', '--config', 'vite.admin.config.ts']);
  for (const folder of ['client', 'admin']) compress(join(root, 'build', folder, 'assets'));
}

function compile(compiler, words) {
  const run = spawnSync(findNode(root), [compiler, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
  });
  if (run.status !== 0) fail(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}\nThe build failed.`);
}

// Files are compressed once here, at the highest level, instead of at every request; fonts are compressed already.
function compress(folder) {
  const files = readdirSync(folder).filter((name) =>
    ['.js', '.css', '.svg', '.wasm'].includes(extname(name)),
  );
  for (const file of files.map((name) => join(folder, name))) {
    const bytes = readFileSync(file);
    if (bytes.length < 200) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function findCompiler(name, file) {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
  } catch {
    return undefined;
  }
}

function fail(message) {
  console.error(message.trim());
  process.exit(1);
}
