import { useMemo } from 'react';
import { ListScreen } from '#admin/list/list-screen.tsx';
import { toProductsList } from './list/products-list.tsx';
import { useCategories } from '#admin/categories/use-categories.ts';

export function Component() {
  const { data: categories } = useCategories();
  const list = useMemo(
    () => toProductsList(categories?.map(({ id, name }) => ({ value: id, label: name }))),
    [categories],
  );
  return <ListScreen list={list} />;
}
