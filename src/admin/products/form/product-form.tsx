import { RecordForm } from '#admin/form/record-form.tsx';
import { AboutPart } from './about-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { OriginPart } from './origin-part.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { PricePart } from './price-part.tsx';
import { ProductVariants } from './product-variants.tsx';
import { TaxPart } from './tax-part.tsx';
import type { ReactNode } from 'react';
import type { ProductControl } from './use-product-form.ts';

/** The fields of a product in one column, and beside them what is not typed: status, warnings, history. */
export function ProductForm({ control, aside }: { control: ProductControl; aside: ReactNode }) {
  return (
    <RecordForm control={control} isWide>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <PicturesPart control={control} />
          <AboutPart control={control} />
          <PricePart control={control} />
          <ProductVariants control={control} />
          <TaxPart control={control} />
          <OriginPart control={control} />
          <DeliveryPart control={control} />
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-4">{aside}</div>
      </div>
    </RecordForm>
  );
}
