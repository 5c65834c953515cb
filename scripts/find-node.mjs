// Finds the project's own Node 24, which comes with npm ci; a script started by hand may run under an older one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export function findNode(root) {
  // On Windows the file in .bin is a shell script, which cannot be started as a program.
  const path = process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node';
  const own = join(root, path);
  return existsSync(own) ? own : process.execPath;
}
