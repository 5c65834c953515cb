import { z } from 'zod';
import { ShopLogo } from '#domain/seller/shop-logo.ts';
import { TextField } from '#admin/form/text-field.tsx';
import { AmountInput } from './amount-input.tsx';
import { LogoField } from './logo-field.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionPart } from './use-section.ts';

const Fields = z.object({
  shop_name: z.string().trim().min(1, 'Enter the name of the shop.').max(100),
  logo: ShopLogo.nullable(),
  return_days: z.int('Enter a number of days, like 7.').min(0, 'Enter 0 or more days.').max(365),
});
const part: SectionPart<z.infer<typeof Fields>> = { section: 'general', schema: Fields };
const labels = { shop_name: 'Shop name', logo: 'Logo', return_days: 'Returns are accepted for' };

/** The name of the shop, its logo, and how long customers may return what they bought. */
export function ShopForm() {
  return (
    <SectionForm part={part} labels={labels} isStep>
      {(control) => (
        <>
          <TextField
            control={control}
            name="shop_name"
            label={labels.shop_name}
            hint="As customers see it at the top of every page, on invoices and in messages."
          />
          <LogoField
            label={labels.logo}
            shopName={control.form.watch('shop_name')}
            value={control.form.watch('logo')}
            error={control.errorOf('logo')}
            onChange={(logo) => control.form.setValue('logo', logo, { shouldDirty: true })}
          />
          <AmountInput
            control={control}
            name="return_days"
            label={labels.return_days}
            unit="days"
            hint="Counted from delivery. 0 means that you accept no returns; every page then says so."
          />
        </>
      )}
    </SectionForm>
  );
}
