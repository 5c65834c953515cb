import { FileButton } from '#admin/file-button.tsx';
import { toApiQuery } from './list-state.ts';
import type { List } from './use-list.ts';

/** Downloads the list as it is shown, all its pages, as CSV, where it has any rows. */
export function CsvButton<Row>({ list: { list, state, page } }: { list: List<Row> }) {
  if (!list.csv || page.data?.total === 0) return null;
  const query = toApiQuery({ ...state, page: 1 }, list);
  query.delete('limit');
  return <FileButton path={list.csv(query)} type="text/csv" name={`${list.name}.csv`} label="CSV" />;
}
