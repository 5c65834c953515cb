import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { count, readRows } from './table.ts';

// npm run asvs: prints how many requirements of OWASP ASVS 5.0 are met, and which are not.

const document = resolve(import.meta.dirname, '../../docs/asvs.md');
const rows = readRows(readFileSync(document, 'utf8'));
const lines = [1, 2].map((level) => {
  const { all, applying, met } = count(rows, level);
  return `level ${level}: ${met} of ${applying} that apply are met (${all} in the standard)`;
});
const gaps = rows.filter(({ standing }) => standing === 'gap');
process.stdout.write([...lines, ...gaps.map(({ id, text, by }) => `${id} ${text} – ${by}`), ''].join('\n'));
