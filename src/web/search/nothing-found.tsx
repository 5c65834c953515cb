import { Link } from 'react-router';
import { RetryButton } from '#web/page-states/retry-button.tsx';
import type { ShellCategory } from '#web/shell/shell-data.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { chipClasses } from '#ui/form/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PopularSearches } from './popular-searches.tsx';
import * as words from './words.ts';

type NothingFoundProps = { q: string; hasFailed: boolean; categories: readonly ShellCategory[] };

/** Shown when a search finds no products or fails: offers other searches and every category. */
export function NothingFound({ q, hasFailed, categories }: NothingFoundProps) {
  return (
    <>
      <EmptyState
        picture={hasFailed ? 'failed' : 'search'}
        title={<span className="wrap-anywhere">{words.nothingFound(q)}</span>}
        level={2}
        actions={
          <>
            {hasFailed && <RetryButton />}
            <Link
              to={paths.categories()}
              className={buttonClasses({ variant: hasFailed ? 'secondary' : 'primary' })}
            >
              {words.browseCategories}
            </Link>
          </>
        }
      >
        {hasFailed ? words.failedText : words.nothingFoundText}
      </EmptyState>
      <PopularSearches />
      <CategoryLinks categories={categories} />
    </>
  );
}

function CategoryLinks({ categories }: Pick<NothingFoundProps, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="found-categories" className="mt-8">
      <h2 id="found-categories" className="mb-3 font-display text-xl font-medium">
        {words.shopByCategory}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className={chipClasses()}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
