import { MOST_PICKED } from '#contract/catalogue/admin-collection.ts';
import { OrderedList } from '#admin/form/ordered-list.tsx';
import { ProductSearch } from '#admin/products/product-search.tsx';
import { useProductNames } from '#admin/products/use-product-names.ts';
import { FieldMessage } from '#ui/form/field.tsx';
import type { CollectionControl } from './collection-control.ts';

type PickedProductsProps = { control: CollectionControl; names: Readonly<Record<string, string>> };

/** The products of a collection in their order: added by a search, moved by dragging or buttons. */
export function PickedProducts({ control: { form, errorOf }, names }: PickedProductsProps) {
  const { nameOf, keepName } = useProductNames(names);
  const chosen = form.watch('product_ids');
  const choose = (ids: string[]) =>
    form.setValue('product_ids', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const entries = chosen.map((id) => ({ id, name: nameOf(id) }));
  return (
    <div className="flex flex-col gap-3" data-field="product_ids" tabIndex={-1}>
      {chosen.length < MOST_PICKED && (
        <ProductSearch
          chosen={chosen}
          onChoose={(product) => {
            keepName(product);
            choose([...chosen, product.id]);
          }}
        />
      )}
      {entries.length > 0 && (
        <OrderedList
          label="Products in order"
          entries={entries}
          onMove={({ id }, place) => choose(chosen.filter((one) => one !== id).toSpliced(place, 0, id))}
          onTakeOut={({ id }) => choose(chosen.filter((one) => one !== id))}
        >
          {({ name }) => <span className="flex min-h-11 items-center wrap-anywhere">{name}</span>}
        </OrderedList>
      )}
      <FieldMessage id="products-message" error={errorOf('product_ids')} />
    </div>
  );
}
