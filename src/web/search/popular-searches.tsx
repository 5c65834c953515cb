import { Link } from 'react-router';
import { POPULAR_SEARCHES } from '#domain/search/search.ts';
import { paths } from '#web/paths.ts';
import { chipClasses } from '#ui/form/chip.tsx';
import * as words from './words.ts';

/** Suggests frequent searches to a visitor who has not typed one. */
export function PopularSearches() {
  return (
    <section aria-labelledby="popular" className="mt-8">
      <h2 id="popular" className="mb-3 font-display text-xl font-medium">
        {words.popularTitle}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {POPULAR_SEARCHES.map((term) => (
          <li key={term}>
            <Link to={paths.search(term)} className={chipClasses()}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
