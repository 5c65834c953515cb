import { chmodSync, chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { canEnter } from './database-user.ts';
import type { Home } from './home.ts';

/** The address of the server: a directory for its socket, or loopback where there are no Unix sockets. */
export type Address = { host: string; port: number };

const socketPort = 5432;

export async function chooseAddress(home: Home, previous?: Address): Promise<Address> {
  if (process.platform === 'win32') return previous ?? { host: '127.0.0.1', port: await findFreePort() };
  const run = join(home.directory, 'run');
  if (fitsSocket(run)) return { host: run, port: socketPort };
  if (previous && existsSync(previous.host)) return previous;
  return { host: makeShortDirectory(home), port: socketPort };
}

/** Returns the server settings that make it listen at `address`, and nowhere else. */
export function listenSettings({ host, port }: Address): Record<string, string> {
  if (!isSocketDirectory(host))
    return { listen_addresses: host, port: String(port), unix_socket_directories: '' };
  return {
    listen_addresses: '',
    port: String(port),
    // The setting is a list; a quoted name may contain commas and blanks.
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
}

/** Returns whether a server accepts connections at this address. */
export async function isAnswering({ host, port }: Address): Promise<boolean> {
  const target = isSocketDirectory(host) ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const socket = createConnection(target);
  const answers = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return answers;
}

/**
 * Removes the socket's lock file that a crash left behind: its process number may be another process's by now, or that of a dead process
 * that was never reaped, as in containers. Call it only when no server runs there.
 */
export function clearAddress({ host, port }: Address): void {
  if (isSocketDirectory(host)) rmSync(join(host, `.s.PGSQL.${port}.lock`), { force: true });
}

/** Removes the directory that was made for a socket whose usual path is too long. */
export function forgetAddress({ host }: Address): void {
  if (basename(host).startsWith(shortPrefix)) rmSync(host, { recursive: true, force: true });
}

/** Returns whether a socket's path fits its fixed field: 108 bytes on Linux, 104 elsewhere, the closing zero included. */
function fitsSocket(directory: string): boolean {
  const room = process.platform === 'linux' ? 107 : 103;
  return Buffer.byteLength(join(directory, `.s.PGSQL.${socketPort}`)) <= room;
}

function isSocketDirectory(host: string): boolean {
  return host.startsWith('/');
}

const shortPrefix = 'haat-socket-';

function makeShortDirectory({ user }: Home): string {
  const suits = (folder: string) =>
    fitsSocket(join(folder, `${shortPrefix}123456`)) && canEnter(user, folder);
  const folder = [tmpdir(), '/tmp'].filter((each) => existsSync(each)).find(suits);
  if (!folder) throw new Error('no temporary folder is short enough for a socket: choose a shorter DATA_DIR');
  const directory = mkdtempSync(join(realpathSync(folder), shortPrefix));
  chmodSync(directory, 0o700);
  if (user) chownSync(directory, user.uid, user.gid);
  return directory;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port on loopback');
  return address.port;
}
