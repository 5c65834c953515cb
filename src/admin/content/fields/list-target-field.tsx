import { toCategoryPath } from '#domain/catalogue/category.ts';
import { toCollectionPath } from '#domain/catalogue/collection.ts';
import { useShopCategories } from '#admin/categories/use-shop-categories.ts';
import { useCollections } from '#admin/collections/use-collections.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { Select } from '#ui/form/select.tsx';
import type { ShapedControl } from './field-shape.ts';

type ListTargetFieldProps = {
  control: ShapedControl;
  name: string;
  label: string;
  hint?: string | undefined;
};
type Target = { path: string; name: string };

/** A choice of a collection or a category, by its path in the shop. */
export function ListTargetField({ control, name, label, hint }: ListTargetFieldProps) {
  const { form, errorOf } = control;
  const listed = useCollections();
  const collections = (listed.data ?? []).map((row) => ({ path: toCollectionPath(row), name: row.name }));
  const targets = useShopCategories();
  const categories = (targets.data ?? []).map((row) => ({ path: toCategoryPath(row), name: row.name }));
  const chosen = form.watch(name) as string;
  const isKnown = chosen === '' || [...collections, ...categories].some(({ path }) => path === chosen);
  return (
    <div className="flex flex-col gap-1">
      <Select label={label} hint={hint} error={errorOf(name)} {...form.register(name)} value={chosen}>
        <option value="">Choose a collection or a category</option>
        {!isKnown && <option value={chosen}>{chosen}</option>}
        <Options label="Collections" targets={collections} />
        <Options label="Categories" targets={categories} />
      </Select>
      <NotLoaded what="collections" query={listed} />
      <NotLoaded what="categories" query={targets} />
    </div>
  );
}

function Options({ label, targets }: { label: string; targets: readonly Target[] }) {
  if (targets.length === 0) return null;
  return (
    <optgroup label={label}>
      {targets.map(({ path, name }) => (
        <option key={path} value={path}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
