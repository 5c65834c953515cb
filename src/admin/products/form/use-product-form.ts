import { callAdmin } from '#admin/call-admin.ts';
import { type RecordFormControl, useRecordForm } from '#admin/form/use-record-form.ts';
import { VARIANT_COLUMNS } from '#admin/products/variants/variant-columns.ts';
import { nameVariant } from '#admin/products/variants/variant-rows.ts';
import { type Product, useProductChange } from '#admin/products/use-product.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { LABELS, ProductFields } from './product-fields.ts';
import { PRODUCT_LISTS } from './product-lists.ts';
import { NEW_PRODUCT, type ProductChange, toChange, toRecord } from './product-record.ts';

export type ProductControl = RecordFormControl<ProductFields>;

/** Manages the form of an existing product: a save sends the differences, with the version that was loaded. */
export function useProductForm(product: Product): ProductControl {
  const { id } = product;
  const change = useProductChange((body: ProductChange) =>
    callAdmin('PATCH /admin/products/{id}', { params: { id }, body }),
  );
  const control = useRecordForm<ProductFields>({
    key: `product ${id}`,
    schema: ProductFields,
    record: toRecord(product),
    labels: LABELS,
    lists: PRODUCT_LISTS,
    save: async (values, version, before) =>
      toRecord((await change.mutateAsync({ ...toChange(values, before), version })).product),
    readStale: ({ product: current }) => toRecord(current as Product),
    canUndo: true,
  });
  return withCellNames(control);
}

/** Runs the form of a new product; its first save makes the product and opens that product's form. */
export function useNewProductForm(): ProductControl {
  const navigate = useNavigateFromHere();
  const create = useProductChange((body: ProductChange) =>
    callAdmin('POST /admin/products', { body: { ...body, name: body.name ?? '' } }),
  );
  const control = useRecordForm<ProductFields>({
    key: 'product new',
    schema: ProductFields,
    record: { values: NEW_PRODUCT, version: 0 },
    labels: LABELS,
    save: async (values, _, before) => {
      const { product } = await create.mutateAsync(toChange(values, before));
      navigate(`/products/${product.id}`, { replace: true });
      return { values: NEW_PRODUCT, version: 0 };
    },
  });
  return withCellNames(control);
}

/** Adds labels for the values of the variants to the error summary: `Red, S, Price`. */
function withCellNames(control: ProductControl): ProductControl {
  const cells = control.form
    .getValues('variants')
    .flatMap((row, index) =>
      VARIANT_COLUMNS.map(({ id, label }) => [`variants.${index}.${id}`, `${nameVariant(row)}, ${label}`]),
    );
  return { ...control, labels: { ...LABELS, ...(Object.fromEntries(cells) as Record<string, string>) } };
}
