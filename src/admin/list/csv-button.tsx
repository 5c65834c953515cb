import { FileButton } from '#admin/file-button.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { toApiQuery } from './list-state.ts';
import type { List } from './use-list.ts';

/** Downloads the list as it is shown, all its pages, as CSV, where it has any rows and the person may have them. */
export function CsvButton<Row>({ list: { list, state, page } }: { list: List<Row> }) {
  const may = useMay();
  if (!list.csv || page.data?.total === 0) return null;
  if (list.csvAbility && !may(list.csvAbility)) return null;
  const query = toApiQuery({ ...state, page: 1 }, list);
  query.delete('limit');
  return <FileButton path={list.csv(query)} type="text/csv" name={`${list.name}.csv`} label="CSV" />;
}
