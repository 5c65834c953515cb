import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PriceChangeFields } from '#contract/pricing/price-change.ts';
import { useShopCategories } from '#admin/categories/use-shop-categories.ts';
import { useCollections } from '#admin/collections/use-collections.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';
import { ProductSearch } from '#admin/products/product-search.tsx';
import { useProductNames } from '#admin/products/use-product-names.ts';
import { Checkbox, CheckboxLine } from '#ui/form/checkbox.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';

type Control = RecordFormControl<PriceChangeFields>;
type TargetFieldsProps = { control: Control; names: Readonly<Record<string, string>> };

/** Asks what a price change is for: the whole shop, or some categories, collections and products. */
export function TargetFields({ control, names }: TargetFieldsProps) {
  const { form, errorOf } = control;
  const isWhole = form.watch('whole_shop');
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-lg font-medium">Applies to</legend>
      <Checkbox label="The whole shop" {...form.register('whole_shop')} />
      {!isWhole && (
        <>
          <CategoryChoices control={control} />
          <CollectionChoices control={control} />
          <ProductChoices control={control} names={names} />
        </>
      )}
      <FieldMessage id="targets-message" error={errorOf('category_ids')} />
    </fieldset>
  );
}

function CategoryChoices({ control: { form } }: { control: Control }) {
  const categories = useShopCategories();
  const own = (categories.data ?? []).filter(({ rule }) => rule === null);
  return (
    <Choices title="Categories">
      {own.map(({ id, name, product_count }) => (
        <CheckboxLine
          key={id}
          label={name}
          aside={product_count}
          value={id}
          {...form.register('category_ids')}
        />
      ))}
      <NotLoaded what="categories" query={categories} />
    </Choices>
  );
}

function CollectionChoices({ control: { form } }: { control: Control }) {
  const collections = useCollections();
  const { data } = collections;
  if (!data) return <NotLoaded what="collections" query={collections} />;
  if (data.length === 0) return null;
  return (
    <Choices title="Collections" hint="Products that are in them when it begins.">
      {data.map(({ id, name, products }) => (
        <CheckboxLine
          key={id}
          label={name}
          aside={products}
          value={id}
          {...form.register('collection_ids')}
        />
      ))}
    </Choices>
  );
}

type ChoicesProps = { title: string; hint?: string; children: ReactNode };

function Choices({ title, hint, children }: ChoicesProps) {
  return (
    <div role="group" aria-label={title}>
      <p className="font-medium">{title}</p>
      {hint && <p className="text-sm text-quiet">{hint}</p>}
      <div className="grid grid-cols-1 gap-x-6 wrap-anywhere sm:grid-cols-2">{children}</div>
    </div>
  );
}

/** Chooses products by a search; those that are chosen can be taken out again. */
function ProductChoices({ control: { form }, names }: TargetFieldsProps) {
  const { nameOf, keepName } = useProductNames(names);
  const chosen = form.watch('product_ids');
  const choose = (ids: string[]) =>
    form.setValue('product_ids', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <div className="flex flex-col gap-2">
      <ProductSearch
        chosen={chosen}
        onChoose={(product) => {
          keepName(product);
          choose([...chosen, product.id]);
        }}
      />
      <ul aria-label="Chosen products" className="flex flex-col">
        {chosen.map((id) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">{nameOf(id)}</span>
            <IconButton
              label={`Remove ${nameOf(id)}`}
              onClick={() => choose(chosen.filter((one) => one !== id))}
            >
              <X aria-hidden="true" size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
