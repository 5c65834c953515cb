import { useWatch } from 'react-hook-form';
import { listValues } from '#domain/catalogue/variant-choice.ts';
import { PicturesField } from '#admin/pictures/pictures-field.tsx';
import { Part } from '#admin/shell/part.tsx';
import type { ProductControl } from './use-product-form.ts';

/** The photos of the product, each with the colour that it shows; the first is the main one. */
export function PicturesPart({ control }: { control: ProductControl }) {
  const { form } = control;
  const [pictures, variants, name] = useWatch({
    control: form.control,
    name: ['pictures', 'variants', 'name'],
  });
  return (
    <Part title="Photos">
      <PicturesField
        label="The first one is the main photo"
        value={pictures}
        colors={listValues(variants, 'color')}
        productName={name}
        error={control.errorOf('pictures')}
        onChange={(value) => form.setValue('pictures', value, { shouldDirty: true })}
      />
    </Part>
  );
}
