import { RedirectFields } from '#contract/import-export/redirect.ts';
import { toMistake } from '#domain/import-export/cell.ts';
import { readRedirect } from '#domain/import-export/redirects/read-redirect.ts';
import { writeImportedRedirect } from '#shop/content/redirects/write-imported-redirect.ts';
import type { Ctx, Reader } from '#shop/context.ts';
import type { KeptRecord, Plan, RunningImport } from '../import-worker.ts';

/** Plans the old addresses of some records of a file. */
export async function planRedirects(
  ctx: Ctx,
  file: RunningImport,
  records: readonly KeptRecord[],
): Promise<Plan[]> {
  const read = records.map(({ rows }) => {
    const cells = readRedirect(file.header, rows);
    const fields = { path: cells.path.text, target: cells.target.text };
    return { cells, parsed: RedirectFields.safeParse(fields) };
  });
  const known = await findTargets(
    ctx,
    read.flatMap(({ parsed }) => (parsed.success ? [parsed.data.path] : [])),
  );
  return read.map(({ cells, parsed }): Plan => {
    const locate: Plan['locate'] = (field, message) =>
      toMistake(field === 'target' ? cells.target : cells.path, message);
    if (!parsed.success) {
      const { issues } = parsed.error;
      const mistakes = issues.map(({ path, message }) => locate(String(path[0]), message));
      return { outcome: 'refused', mistakes, locate };
    }
    const existing = known.get(parsed.data.path);
    const planned = { mistakes: [], locate };
    if (existing === parsed.data.target) return { ...planned, outcome: 'unchanged' };
    return {
      ...planned,
      outcome: existing === undefined ? 'created' : 'updated',
      subject: parsed.data.path,
      write: (tx) => writeImportedRedirect(tx, parsed.data),
    };
  });
}

async function findTargets({ db }: Reader, paths: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('redirects')
    .select(['path', 'target'])
    .where('path', 'in', ['', ...paths])
    .execute();
  return new Map(rows.map(({ path, target }) => [path, target]));
}
