import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { chipClasses } from '#ui/form/chip.tsx';
import { controlLook } from '#ui/form/field.tsx';
import { useShell } from '#web/shell/shell-data.ts';
import * as words from './words.ts';

/** Offers a search and every category to a visitor on a failed or missing page. Works without script. */
export function WaysOn() {
  const categories = useShell()?.categories ?? [];
  return (
    <div className="mx-auto max-w-2xl">
      <search>
        <form action={paths.search()} className="flex gap-2">
          <input
            type="search"
            name="q"
            required
            aria-label={words.searchFor}
            placeholder={words.searchExample}
            maxLength={100}
            className={controlLook}
          />
          <button type="submit" className={buttonClasses()}>
            <Search aria-hidden="true" size={20} /> {words.search}
          </button>
        </form>
      </search>
      {categories.length > 0 && (
        <nav aria-label={words.shopByCategory} className="mt-6">
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.category(slug)} className={chipClasses()}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
