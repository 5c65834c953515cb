import { useShopCategories } from '#admin/categories/use-shop-categories.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { Select } from '#ui/form/select.tsx';
import type { ShapedControl } from './field-shape.ts';

/** A choice of one of the shop's categories, by its slug. */
export function CategoryField({
  control,
  name,
  label,
}: {
  control: ShapedControl;
  name: string;
  label: string;
}) {
  const { form, errorOf } = control;
  const categories = useShopCategories();
  const { data } = categories;
  const chosen = form.watch(name) as string;
  const isKnown = chosen === '' || (data ?? []).some(({ slug }) => slug === chosen);
  return (
    <div className="flex flex-col gap-1">
      <Select label={label} error={errorOf(name)} {...form.register(name)} value={chosen}>
        <option value="">Choose a category</option>
        {!isKnown && <option value={chosen}>{data ? `${chosen} (no such category)` : chosen}</option>}
        {data?.map(({ slug, name: title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </Select>
      <NotLoaded what="categories" query={categories} />
    </div>
  );
}
