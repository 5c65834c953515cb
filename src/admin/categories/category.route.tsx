import { useParams } from 'react-router';
import { toCategoryPath } from '#domain/catalogue/category.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Component as NotFound } from '#admin/shell/not-found.route.tsx';
import { SeeInShop } from '#admin/see-in-shop.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { CategoryForm, toSavedCategory } from './category-form.tsx';
import { RemoveCategory } from './remove-category.tsx';
import { useCategories, useChangeCategory } from './use-categories.ts';

/** One category: its form, and how it is removed. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useCategories();
  const change = useChangeCategory();
  const category = data?.find((one) => one.id === id);
  const name = category?.name ?? 'Category';
  useTitle(name);
  if (!data && error) return <CannotReach error={error} retry={() => void refetch()} />;
  // The loaded list may be older than the category.
  if (!data || (!category && isFetching)) return <ScreenSkeleton />;
  if (!category) return <NotFound />;
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead
        title={category.name}
        actions={
          <>
            <SeeInShop path={toCategoryPath(category)} />
            <RemoveCategory category={category} others={data.filter((one) => one.id !== id && !one.rule)} />
          </>
        }
      />
      <CategoryForm
        key={category.id}
        draft={`category ${category.id}`}
        record={toSavedCategory(category)}
        pictures={category}
        save={(fields, version) => change.mutateAsync({ ...fields, id, version })}
      />
    </div>
  );
}
