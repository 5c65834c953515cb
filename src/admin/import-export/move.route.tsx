import { useTitle } from '#admin/use-title.ts';
import { ExportPart } from './export-part.tsx';
import { FileDesk } from './file-desk.tsx';
import { MovedPart } from './moved-part.tsx';
import { ImportsHistory } from './imports-history.tsx';

/** Brings files into the shop, and everything out of it. */
export function Component() {
  useTitle('Import and export');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Import and export</h1>
      <FileDesk />
      <ExportPart />
      <MovedPart />
      <ImportsHistory />
    </div>
  );
}
