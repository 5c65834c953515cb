import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { CategoryTree } from './category-tree.tsx';
import { useCategories } from './use-categories.ts';

/** The categories in the order of the shop, with their subcategories. */
export function Component() {
  const { data, error, refetch } = useCategories();
  useTitle('Categories');
  if (!data && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-display text-xl font-medium">Categories</h1>
        <Link to="/words/categories/new" className={buttonClasses()}>
          <Plus aria-hidden="true" size={18} />
          Add category
        </Link>
      </div>
      {data.length === 0 ? (
        <p className="text-quiet">No categories yet. They help customers find products.</p>
      ) : (
        <CategoryTree categories={data} />
      )}
    </div>
  );
}
