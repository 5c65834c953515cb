import { Link } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import { OrderedList } from '#admin/form/ordered-list.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Category, useChangeCategory } from './use-categories.ts';

/** The categories as a list that can be reordered by dragging or with buttons. */
export function CategoryTree({ categories }: { categories: readonly Category[] }) {
  const change = useChangeCategory();
  function move(id: string, version: number, place: number) {
    change.mutate(
      { id, version, place },
      {
        onError: (error) => notify(error.messageOr('Not moved: no answer from the shop.'), { tone: 'error' }),
      },
    );
  }
  return (
    <OrderedList
      entries={categories}
      isLocked={change.isPending}
      onMove={({ id, version }, place) => move(id, version, place)}
    >
      {(category) => (
        <>
          <Link
            to={`/words/categories/${category.id}`}
            className="inline-flex min-h-11 min-w-11 items-center font-medium wrap-anywhere link"
          >
            {category.name}
          </Link>
          <p className="text-sm wrap-anywhere text-quiet">{describe(category)}</p>
        </>
      )}
    </OrderedList>
  );
}

function describe({ rule, products, hidden_when_empty, children }: Category): string {
  const what = rule ? 'By a rule' : formatCount(products, 'product');
  const names = children.map(({ name }) => name).join(', ');
  return [what, hidden_when_empty && 'hidden while empty', names].filter(Boolean).join(' · ');
}
