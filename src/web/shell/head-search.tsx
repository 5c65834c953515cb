import { type ComponentType, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Search } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { iconButtonClasses } from '#ui/form/icon-button.tsx';
import type { ShellCategory } from './shell-data.ts';
import * as words from './words.ts';

type BoxProps = { applied: string; categories: readonly ShellCategory[]; inHead: { typed: string } };

/**
 * Links to the search and, on a wide screen, shows a field for it. The suggestions are loaded when a visitor first uses the field; until
 * then, and with script off, it is a plain form.
 */
export function HeadSearch({ categories }: { categories: readonly ShellCategory[] }) {
  const field = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState<{ Box: ComponentType<BoxProps>; typed: string }>();
  async function load() {
    const { SearchBox } = await import('#web/search/search-box.tsx');
    // A visitor who has left the field in the meantime keeps the plain one.
    if (field.current && document.activeElement === field.current)
      setBox({ Box: SearchBox, typed: field.current.value });
  }
  return (
    <div className="head-search">
      <Link to={paths.search()} aria-label={words.search} className={iconButtonClasses()}>
        <Search aria-hidden="true" size={22} />
      </Link>
      <div className="max-xl:hidden">
        {box ? (
          <box.Box applied="" categories={categories} inHead={box} />
        ) : (
          <form action={paths.search()} method="get">
            <input
              ref={field}
              type="search"
              name="q"
              aria-label={words.searchProducts}
              placeholder={words.search}
              maxLength={100}
              onFocus={() => void load().catch(() => undefined)}
              className="head-field"
            />
          </form>
        )}
      </div>
    </div>
  );
}
