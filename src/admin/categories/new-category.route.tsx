import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { CategoryForm, toCategoryValues } from './category-form.tsx';
import { NEW_CATEGORY, useAddCategory } from './use-categories.ts';

const record = { values: toCategoryValues(NEW_CATEGORY), version: 0 };

/** A new category. */
export function Component() {
  const add = useAddCategory();
  const navigate = useNavigateFromHere();
  useTitle('New category');
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title="New category" />
      <CategoryForm
        draft="category new"
        record={record}
        save={async (fields) => {
          const category = await add.mutateAsync(fields);
          navigate(`/words/categories/${category.id}`, { replace: true });
          return category;
        }}
      />
    </div>
  );
}
