import { CircleCheck, CircleX, ScanBarcode } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import type { Said } from './use-packing.ts';

/** Shows the result of the last scan, large enough to read from the packing table. */
export function SaidNotice({ said }: { said: Said | undefined }) {
  const Icon = said === undefined ? ScanBarcode : said.isRight ? CircleCheck : CircleX;
  return (
    <p
      role={said?.isRight === false ? 'alert' : 'status'}
      className={classes(
        'flex min-h-14 items-center gap-3 rounded-md border px-4 py-2',
        said === undefined && 'border-line text-quiet',
        said?.isRight === true && 'border-leaf bg-leaf/12 text-lg',
        said?.isRight === false && 'border-alert bg-alert/12 text-lg font-medium',
      )}
    >
      <Icon aria-hidden="true" size={24} className="flex-none" />
      {said?.text ?? 'Scanner ready'}
    </p>
  );
}
