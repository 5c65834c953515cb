import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { ApiError } from '#contract/api-error.ts';
import { formatCount } from '#domain/format-count.ts';
import { PaperKind, PaperSize } from '#domain/order/papers.ts';
import { saveFile } from '#admin/save-file.ts';
import { readStored, writeStored } from '#admin/stored.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type PrintChoice, makePapers, toFileName } from './print-papers.ts';

const names: Record<PaperKind, string> = {
  pick_list: 'Pick list',
  packing_slip: 'Packing slips',
  label: 'Labels',
  invoice: 'Invoices',
};
const papers: Record<PaperSize, string> = {
  a4: 'Four on A4',
  a6: 'A6 label paper',
  '4x6': '4 × 6 inch label paper',
};
const StoredChoice = z.object({ kinds: z.array(PaperKind), paper: PaperSize });
const usual: PrintChoice = { kinds: ['packing_slip', 'label'], paper: 'a4' };
const kept = 'papers';

/** Asks which papers of some orders to print; the choice is remembered on this device. */
export function PrintDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [choice, setChoice] = useState<PrintChoice>(
    () => readStored(localStorage, kept, StoredChoice) ?? usual,
  );
  const { kinds, paper = 'a4' } = choice;
  const [isGift, setGift] = useState(false);
  const print = useMutation<Blob, ApiError>({
    mutationFn: () => makePapers(ids, { ...choice, gift: isGift }),
  });
  // It is not called any more once the dialog is closed: papers that were cancelled are not saved.
  function take(file: Blob) {
    saveFile(file, toFileName(kinds));
    writeStored(localStorage, kept, choice);
    onClose();
  }
  function choose(kind: PaperKind, isChosen: boolean) {
    const all = Object.keys(names) as PaperKind[];
    setChoice({
      ...choice,
      kinds: all.filter((each) => (each === kind ? isChosen : kinds.includes(each))),
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Print for ${formatCount(ids.length, 'order')}`}
      size="sm"
      footer={
        <DialogButtons
          onCancel={onClose}
          disabled={kinds.length === 0}
          busy={print.isPending}
          onClick={() => print.mutate(undefined, { onSuccess: take })}
        >
          Make PDF
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset>
          <legend className="sr-only">Documents</legend>
          {Object.entries(names).map(([kind, name]) => (
            <CheckboxLine
              key={kind}
              label={name}
              checked={kinds.includes(kind as PaperKind)}
              onChange={({ target }) => choose(kind as PaperKind, target.checked)}
            />
          ))}
        </fieldset>
        {kinds.includes('label') && (
          <Select
            label="Label paper"
            value={paper}
            onChange={({ target }) => setChoice({ ...choice, paper: target.value as PaperSize })}
          >
            {Object.entries(papers).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {kinds.includes('packing_slip') && (
          <CheckboxLine
            label="No prices on the slips, as on those of gifts"
            checked={isGift}
            onChange={({ target }) => setGift(target.checked)}
          />
        )}
        {kinds.includes('invoice') && ids.length > 1 && (
          <p className="text-sm text-quiet">No invoice is printed for orders that are not confirmed yet.</p>
        )}
        <p role="alert" className="text-alert empty:hidden">
          {print.error?.messageOr('The PDF could not be made. Try again.')}
        </p>
      </div>
    </Dialog>
  );
}
