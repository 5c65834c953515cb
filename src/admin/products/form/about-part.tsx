import { TextField } from '#admin/form/text-field.tsx';
import { useCategories } from '#admin/categories/use-categories.ts';
import { Part } from '#admin/shell/part.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { Select } from '#ui/form/select.tsx';
import { AddCategory } from './add-category.tsx';
import { LongField, OptionalField } from './fields.tsx';
import { LABELS } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

/** Asks for the name of a product, its place in the shop, and its description. */
export function AboutPart({ control }: { control: ProductControl }) {
  return (
    <Part title="Name and description">
      <div className="flex flex-col gap-4">
        <TextField control={control} name="name" label={LABELS.name} autoComplete="off" />
        <CategoryFields control={control} />
        <TextField
          control={control}
          name="slug"
          label={LABELS.slug}
          hint="The last part of its web address, such as brass-diya. Leave empty to make it from the name. An old address leads to the new one."
          autoComplete="off"
        />
        <LongField control={control} name="description" label={LABELS.description} rows={5} />
        <TextField
          control={control}
          name="short_description"
          label={LABELS.short_description}
          hint="Shown under the name, and when the link is shared."
        />
        <OptionalField
          control={control}
          name="name_hi"
          label={LABELS.name_hi}
          hint="दीया: the search finds it too."
        />
        <Checkbox label="Featured on the home page" {...control.form.register('featured')} />
      </div>
    </Part>
  );
}

function CategoryFields({ control }: { control: ProductControl }) {
  const { form, errorOf } = control;
  const loaded = useCategories();
  const categories = loaded.data ?? [];
  const chosen = categories.find(({ id }) => id === form.watch('category_id'));
  // Products cannot be put into a category that a rule fills.
  const takesProducts = ({ id, rule }: (typeof categories)[number]) => rule === null || id === chosen?.id;
  const dropSubcategory = () => form.setValue('subcategory_id', null, { shouldDirty: true });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex flex-col items-start gap-1 *:first:w-full">
        <Select
          // The choices load after the form, so the select is remounted to show the chosen one.
          key={`category ${categories.length}`}
          label={LABELS.category_id}
          error={errorOf('category_id')}
          {...form.register('category_id', {
            setValueAs: orNull,
            onChange: dropSubcategory,
          })}
        >
          <option value="">Choose</option>
          {categories.filter(takesProducts).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <NotLoaded what="categories" query={loaded} />
        <AddCategory
          onAdded={(id) => {
            const shouldValidate = errorOf('category_id') !== undefined;
            form.setValue('category_id', id, { shouldDirty: true, shouldValidate });
            dropSubcategory();
          }}
        />
      </div>
      {chosen && chosen.children.length > 0 && (
        <Select
          key={chosen.id}
          label={LABELS.subcategory_id}
          error={errorOf('subcategory_id')}
          {...form.register('subcategory_id', { setValueAs: orNull })}
        >
          <option value="">None</option>
          {chosen.children.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

function orNull(value: unknown): unknown {
  return value === '' ? null : value;
}
