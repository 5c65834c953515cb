import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '#domain/format-count.ts';
import { TaxRateJson, type TaxRates } from '#domain/tax/tax-rate.ts';
import { readNumber } from '#admin/format/read-number.ts';
import { formatMistake } from '#admin/form/format-mistake.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { planRate } from './plan-rate.ts';
import { useProductsOf, useSaveRates } from './use-rates.ts';

type Typed = { hsn: string; rate: string; from: string; price: string; note: string };
const EMPTY: Typed = { hsn: '', rate: '', from: '', price: '', note: '' };

/** The button that adds a rate to the table; its dialog lists the changes before they are saved. */
export function AddRate({ table }: { table: TaxRates }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" size={18} />
        Add rate
      </Button>
      {isOpen && <AddDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddDialog({ table, onClose }: { table: TaxRates; onClose: () => void }) {
  const [typed, setTyped] = useState(EMPTY);
  const [isAsked, setAsked] = useState(false);
  const form = useId();
  const save = useSaveRates();
  const parsed = TaxRateJson.safeParse(toRate(typed), { error: formatMistake });
  const errors = Object.fromEntries(
    isAsked && parsed.error ? parsed.error.issues.map(({ path, message }) => [path[0], message]) : [],
  );
  const plan = parsed.data && planRate(table.rates, parsed.data);
  const products = useProductsOf(typed.hsn.trim());
  const field = (name: keyof Typed) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  function submit() {
    setAsked(true);
    if (!plan) return;
    save.mutate(
      { version: table.version, rates: plan.rates },
      {
        onSuccess: () => {
          notify('Rate saved');
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a GST rate"
      footer={
        <DialogButtons onCancel={onClose} busy={save.isPending} type="submit" form={form}>
          Save rate
        </DialogButtons>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput {...field('hsn')} label="HSN code" error={errors['hsn']} inputMode="numeric" />
        <TextInput {...field('rate')} label="GST" after="%" error={errors['rate']} inputMode="decimal" />
        <TextInput {...field('from')} label="From" type="date" error={errors['valid_from']} />
        <TextInput
          {...field('price')}
          label="Only up to this price per piece"
          before="₹"
          hint="Leave empty if the rate applies to every price."
          error={errors['up_to_unit_price']}
          inputMode="decimal"
        />
        <TextInput
          {...field('note')}
          label="Note"
          hint="What it is for, and the notification."
          error={errors['note']}
        />
        {plan && (
          <div role="status" className="rounded-sm bg-sand p-3 text-sm">
            <p className="font-medium">What changes</p>
            {plan.changes.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {products.data !== undefined && (
              <p>
                {formatCount(products.data, 'product has', 'products have')} a code that starts with{' '}
                {typed.hsn.trim()}. Their prices stay the same; only the GST in them is worked out again.
                Invoices already issued keep their rate.
              </p>
            )}
          </div>
        )}
        <FieldMessage
          id="rate-failure"
          error={save.error?.messageOr('Not saved: no answer from the shop.')}
        />
      </form>
    </Dialog>
  );
}

function toRate({ hsn, rate, from, price, note }: Typed): unknown {
  return {
    hsn: hsn.trim(),
    rate: readNumber(rate),
    valid_from: from,
    up_to_unit_price: price.trim() === '' ? null : readNumber(price),
    note,
  };
}
