import { FileButton } from '#admin/file-button.tsx';
import { toApiQuery } from './list-state.ts';
import type { List } from './use-list.ts';

/** Downloads the list as it is shown, all its pages, as CSV. */
export function CsvButton<Row>({ list: { list, state } }: { list: List<Row> }) {
  if (!list.csv) return null;
  const query = toApiQuery({ ...state, page: 1 }, list);
  query.delete('limit');
  return <FileButton path={list.csv(query)} type="text/csv" name={`${list.name}.csv`} label="CSV" />;
}
