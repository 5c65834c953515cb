// npm run installed-size: installs the packages that a server needs into a temporary folder, and fails when they and the build together
// exceed 300 MB.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const limit = 300;
const folder = mkdtempSync(join(tmpdir(), 'haat-installed-'));
try {
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(root, file), join(folder, file));
  const npm = ['ci', '--omit=dev', '--ignore-scripts', '--loglevel=error'];
  const isWindows = process.platform === 'win32';
  const run = spawnSync('npm', npm, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  if (run.status !== 0) throw new Error('npm ci failed');
  const packages = join(folder, 'node_modules');
  const largest = readdirSync(packages)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(packages, name)).map((each) => join(name, each)) : [name],
    )
    .map((name) => ({ name, megabytes: measure(join(packages, name)) }))
    .toSorted((a, b) => b.megabytes - a.megabytes);
  for (const { name, megabytes } of largest.slice(0, 10)) console.log(format(megabytes), name);
  const build = measure(join(root, 'build'));
  const total = build + measure(packages);
  console.log(format(build), 'build');
  console.log(`${format(total)} together; the limit is ${limit} MB`);
  if (total > limit) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the size of all files in megabytes; links are not followed. */
function measure(path) {
  if (!existsSync(path)) return 0;
  const about = lstatSync(path);
  if (!about.isDirectory()) return about.size / 1e6;
  return readdirSync(path).reduce((sum, name) => sum + measure(join(path, name)), 0);
}

function format(megabytes) {
  return `${megabytes.toFixed(1).padStart(6)} MB`;
}
