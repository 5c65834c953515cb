import { Link } from 'react-router';
import { Loaded } from '#admin/loaded.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatShort } from '#admin/format/format-time.ts';
import { ImportMark, formatRecords } from './import-words.tsx';
import { useImports } from './use-imports.ts';

/** The latest files, with the outcome of each. */
export function ImportsHistory() {
  const imports = useImports();
  return (
    <Part title="Files">
      <Loaded query={imports}>
        {(data) =>
          data.imports.length === 0 ? (
            <p className="text-quiet">No files imported yet.</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.imports.map((file) => (
                <li key={file.id}>
                  <Link
                    to={`/move/${file.id}`}
                    className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:bg-sand"
                  >
                    <span className="min-w-0 flex-1 basis-48 truncate font-medium text-indigo">
                      {file.file_name}
                    </span>
                    <span className="text-sm text-quiet figures">
                      {formatRecords(file.kind, file.records)}, {formatShort(file.created_at)}
                    </span>
                    <ImportMark file={file} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
}
