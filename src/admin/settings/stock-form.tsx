import { z } from 'zod';
import { TextField } from '#admin/form/text-field.tsx';
import { readNumber } from '#admin/format/read-number.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionPart } from './use-section.ts';

const Fields = z.object({
  low_mark: z.int('Enter a whole number, like 3.').min(0, 'Enter 0 or more.').max(99_999),
});
const part: SectionPart<z.infer<typeof Fields>> = { section: 'stock', schema: Fields };
const labels = { low_mark: 'Low at this many pieces or fewer' };

/** The number of pieces at which a product counts as low, unless the product sets another one. */
export function StockForm() {
  return (
    <SectionForm part={part} labels={labels}>
      {(control) => (
        <TextField
          control={control}
          name="low_mark"
          label={labels.low_mark}
          hint="You can set a different number for a product, on its page under Stock."
          inputMode="numeric"
          read={readNumber}
        />
      )}
    </SectionForm>
  );
}
