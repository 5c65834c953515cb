import { useEffect, useState } from 'react';
import { formatMoment } from '#admin/format/format-time.ts';
import { readFieldTime } from '#admin/format/field-time.ts';
import { ProductState } from '#admin/products/product-words.tsx';
import type { Product } from '#admin/products/use-product.ts';
import { Part } from '#admin/shell/part.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { LiveWords } from './live-words.tsx';
import { PreviewLink } from './preview-link.tsx';
import type { ProductFields } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

type StatusPartProps = { control: ProductControl; product?: Product };

/** Shows whether shoppers see the product, with the buttons that change this; each also saves the form. */
export function StatusPart({ control, product }: StatusPartProps) {
  const { form, state } = control;
  const set = useStatus(control);
  const status = product?.status ?? 'draft';
  const isBusy = state === 'saving';
  const [isTiming, setTiming] = useState(false);
  useEffect(() => setTiming(false), [status, product?.publish_at]);
  return (
    <Part title="Status" aside={<ProductState status={status} />}>
      <div className="flex flex-col gap-3">
        {status === 'live' ? (
          <LiveWords pieces={product?.stock_quantity ?? 0} />
        ) : (
          <p className="text-sm text-quiet">{describe(status, product)}</p>
        )}
        {status !== 'live' && status !== 'archived' && (
          <>
            <Button type="submit" busy={isBusy} onClick={() => set({ status: 'live', publish_at: null })}>
              {status === 'hidden' ? 'Show in the shop' : 'Publish'}
            </Button>
            <Button variant="secondary" aria-expanded={isTiming} onClick={() => setTiming(!isTiming)}>
              Publish later
            </Button>
          </>
        )}
        {isTiming && (
          <TimeField
            error={control.errorOf('publish_at')}
            onSet={(at) => set({ status: 'scheduled', publish_at: at })}
          />
        )}
        {(status === 'live' || status === 'scheduled') && (
          <Button
            type="submit"
            variant="secondary"
            busy={isBusy}
            onClick={() => set({ status: status === 'live' ? 'hidden' : 'draft', publish_at: null })}
          >
            {status === 'live' ? 'Hide' : 'Back to draft'}
          </Button>
        )}
        {product && <PreviewLink product={product} />}
        {form.formState.errors.status?.message && (
          <p className="text-sm text-alert">{form.formState.errors.status.message}</p>
        )}
      </div>
    </Part>
  );
}

type Status = Pick<ProductFields, 'status' | 'publish_at'>;

/** Returns the function that sets the status for the next save. If the save is refused, the status is reset. */
function useStatus({ form }: ProductControl): (status: Status) => void {
  const { isSubmitting, submitCount } = form.formState;
  useEffect(() => {
    if (isSubmitting) return;
    const saved = form.formState.defaultValues;
    form.setValue('status', saved?.status ?? 'draft', { shouldDirty: true });
    form.setValue('publish_at', saved?.publish_at ?? null, { shouldDirty: true });
  }, [isSubmitting, submitCount, form]);
  return ({ status, publish_at: at }) => {
    form.setValue('status', status, { shouldDirty: true });
    form.setValue('publish_at', at, { shouldDirty: true });
  };
}

/** Asks for the minute at which the product goes live, in Indian time, and saves it. */
function TimeField({ error, onSet }: { error: string | undefined; onSet: (at: string) => void }) {
  const [typed, setTyped] = useState('');
  const at = readFieldTime(typed);
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        label="Goes live"
        type="datetime-local"
        hint="Indian time."
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={!at} onClick={() => at && onSet(at)}>
        Schedule
      </Button>
    </div>
  );
}

function describe(status: Exclude<ProductFields['status'], 'live'>, product: Product | undefined): string {
  switch (status) {
    case 'draft':
      return 'Only staff and people with the preview link see it.';
    case 'scheduled':
      return product?.publish_at ? `Goes live on ${formatMoment(product.publish_at)}.` : '';
    case 'hidden':
      return 'Not in the shop. Customers who ordered it still see it in their order.';
    case 'archived':
      return 'Taken off sale for good. Its orders and invoices stay.';
  }
}
