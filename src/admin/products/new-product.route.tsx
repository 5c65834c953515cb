import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { ProductForm } from './form/product-form.tsx';
import { StatusPart } from './form/status-part.tsx';
import { useNewProductForm } from './form/use-product-form.ts';

export function Component() {
  const control = useNewProductForm();
  useTitle('New product');
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title="New product" />
      <ProductForm control={control} aside={<StatusPart control={control} />} />
    </div>
  );
}
