import { readFileSync } from 'node:fs';
import about from '../../package.json' with { type: 'json' };
import type { Program } from '#shop/ports.ts';

/** The name and version of this program, as written into copies of the shop. */
export const PROGRAM = `${about.name} ${about.version}`;

/** Returns the version of this process, its start time and its changelog. */
export function describeProgram(): Program {
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return { version: about.version, startedAt, changelog: readChangelog() };
}

/** Returns what changed in each version, as Markdown for owners; in a bundle Vite has inlined it. */
function readChangelog(): string {
  if (import.meta.env === undefined)
    return readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const [text = ''] = Object.values(
    import.meta.glob<string>('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
  );
  return text;
}
