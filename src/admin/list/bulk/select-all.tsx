import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { MOST_PER_PAGE } from '#domain/paging.ts';
import { toApiQuery } from '#admin/list/list-state.ts';
import type { List } from '#admin/list/use-list.ts';

/** Above this many rows a person should narrow the list first. */
const MOST_SELECTED = 2_000;

/** Once the whole page is selected, offers to select all rows that match now; rows that arrive later are not included. */
export function SelectAll<Row>({ list: { list, rows, state, page, selection } }: { list: List<Row> }) {
  const total = page.data?.total ?? 0;
  const isPageSelected = rows.length > 0 && rows.every((row) => selection.selected.has(list.idOf(row)));
  const all = useMutation({
    mutationFn: async () => {
      const query = toApiQuery(state, list);
      query.set('limit', String(MOST_PER_PAGE));
      const found: Row[] = [];
      for (let number = 1; (number - 1) * MOST_PER_PAGE < total; number += 1) {
        query.set('page', String(number));
        // The pages are loaded one by one so that the server can serve other requests in between.
        // oxlint-disable-next-line no-await-in-loop
        const next = await list.load(query, {});
        found.push(...next.rows);
      }
      return found;
    },
    onError: () => notify('Not all could be selected. Try again.', { tone: 'error' }),
  });
  // If the selection is cleared in the meantime, this button is gone, and nothing is selected.
  const selectAll = () => all.mutate(undefined, { onSuccess: (found) => selection.select(found, true) });
  if (!isPageSelected || page.isPlaceholderData) return null;
  if (selection.selected.size >= total || total > MOST_SELECTED || page.data?.more) return null;
  return (
    <Button variant="quiet" busy={all.isPending} onClick={selectAll}>
      Select all {total.toLocaleString('en-IN')}
    </Button>
  );
}
