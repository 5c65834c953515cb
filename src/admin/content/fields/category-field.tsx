import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';
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
  const { data } = useQuery({
    queryKey: ['shop-categories'],
    queryFn: async ({ signal }) => (await callAdmin('GET /categories', { signal })).categories,
  });
  const chosen = form.watch(name) as string;
  const isKnown = chosen === '' || (data ?? []).some(({ slug }) => slug === chosen);
  return (
    <Select label={label} error={errorOf(name)} {...form.register(name)} value={chosen}>
      <option value="">Choose a category</option>
      {!isKnown && <option value={chosen}>{data ? `${chosen} (no such category)` : chosen}</option>}
      {data?.map(({ slug, name: title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </Select>
  );
}
