import { useParams } from 'react-router';
import { Loaded } from '#admin/loaded.tsx';
import { useTitle } from '#admin/use-title.ts';
import { ImportPage } from './import-page.tsx';
import { useImport } from './use-imports.ts';

/** One file: what it would change or has changed, and what was refused. */
export function Component() {
  const { id = '' } = useParams();
  const query = useImport(id);
  useTitle('Import');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <Loaded query={query}>{(file) => <ImportPage file={file} />}</Loaded>
    </div>
  );
}
