import type { BulkResult } from '#admin/list/list-definition.ts';

type Answered = {
  results: readonly { id: string; done: boolean; error?: string; version?: number | undefined }[];
};
type Portions = { atOnce: number; key: string };

/**
 * Calls the API with as many rows at a time as it accepts, and returns the outcome of each row. Each portion keeps its key, so that a
 * change whose response was lost can be sent again. Throws ApiError.
 */
export async function runInPortions(
  ids: readonly string[],
  { atOnce, key }: Portions,
  call: (ids: string[], key: string) => Promise<Answered>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    // The calls are sequential so that the server can serve other requests in between.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await call(ids.slice(start, start + atOnce), `${key}-${start}`);
    results.push(
      ...answer.results.map(({ id, done, error, version }) =>
        done ? { id, ...(version !== undefined && { version }) } : { id, failure: error },
      ),
    );
  }
  return results;
}
