import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { own } from './programs.ts';

const deployed = resolve(import.meta.dirname, '../../deploy/scale');

/** Returns the path of an unchanged file of deploy/scale. */
export function findDeployed(name: string): string {
  return join(deployed, name);
}

/**
 * Writes a file of deploy/scale into the folder of the trial, with addresses of this machine instead of those of containers, and returns
 * its path, so that the trial runs the deployed settings. Throws when an address to be replaced is missing.
 */
export function writeDeployed(
  folder: string,
  name: string,
  replacements: readonly (readonly [from: string, to: string])[],
): string {
  let text = readFileSync(findDeployed(name), 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/scale/${name} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  own(path);
  return path;
}
