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

type ProductFormProps = {
  control: ProductControl;
  aside: ReactNode;
  /** Shown next to the prices. */
  priceNote?: ReactNode;
};

/** The fields of a product in one column, with status, warnings and history next to them. */
export function ProductForm({ control, aside, priceNote }: ProductFormProps) {
  return (
    <RecordForm control={control} isWide>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <PicturesPart control={control} />
          <AboutPart control={control} />
          <PricePart control={control} note={priceNote} />
          <ProductVariants control={control} note={priceNote} />
          <TaxPart control={control} />
          <OriginPart control={control} />
          <DeliveryPart control={control} />
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-4">{aside}</div>
      </div>
    </RecordForm>
  );
}
