import type { SystemAnswer } from '#contract/safety/system.ts';

/**
 * Reads a changelog: a heading `## 0.1.0 · 2026-11-23` for each version, and a list below it, without the asterisks of emphasis. Anything else
 * is left out.
 */
export function parseChangelog(text: string): SystemAnswer['changes'] {
  const versions: SystemAnswer['changes'] = [];
  for (const line of text.split('\n')) {
    const heading = /^## (\S+) · (\d{4}-\d{2}-\d{2})$/.exec(line);
    if (heading) versions.push({ version: heading[1]!, day: heading[2]!, lines: [] });
    else if (line.startsWith('- '))
      versions.at(-1)?.lines.push(line.slice(2).replaceAll(/\*([^*]+)\*/g, '$1'));
  }
  return versions;
}
