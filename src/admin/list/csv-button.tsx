import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ApiError } from '#contract/api-error.ts';
import { fetchFile } from '#admin/call-admin.ts';
import { saveFile } from '#admin/save-file.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { toApiQuery } from './list-state.ts';
import type { List } from './use-list.ts';

/** Downloads the list as it is shown, all its pages, as CSV. */
export function CsvButton<Row>({ list: { list, state } }: { list: List<Row> }) {
  const download = useMutation({
    mutationFn: (path: string) => fetchFile(path, 'text/csv'),
    onSuccess: (file) => saveFile(file, `${list.name}.csv`),
    onError: (error: ApiError) =>
      notify(error.messageOr('The file could not be made. Try again.'), { tone: 'error' }),
  });
  const { csv } = list;
  if (!csv) return null;
  const press = () => {
    const query = toApiQuery({ ...state, page: 1 }, list);
    query.delete('limit');
    download.mutate(csv(query));
  };
  return (
    <Button variant="secondary" busy={download.isPending} onClick={press}>
      <Download aria-hidden="true" size={18} />
      CSV
    </Button>
  );
}
