import { Pause, Play } from 'lucide-react';
import { Link } from 'react-router';
import { toStripLabel } from '#domain/catalogue/category.ts';
import { LetterTile } from '#web/product-card/letter-tile.tsx';
import { paths } from '#web/paths.ts';
import { classes } from '#ui/classes.ts';
import type { Tile } from './category-tiles.tsx';
import { useDrift } from './use-drift.ts';
import * as words from './words.ts';

/** Shows all categories in one row, which scrolls automatically if it is wider than the screen. */
export function CategoryStrip({ categories }: { categories: Tile[] }) {
  const { ref, isOverflowing, isPaused, setPaused, holding } = useDrift();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={words.allCategories} className="flex items-center border-b border-line">
      <div
        ref={ref}
        {...holding}
        className={classes(
          'min-w-0 flex-1 overflow-x-auto py-5 [scrollbar-width:none]',
          // The row fades next to the button, where it would be cut in the middle of a picture and its name.
          isOverflowing && '[mask-image:linear-gradient(to_left,transparent,#000_2rem)]',
        )}
      >
        <div className="flex w-max min-w-full justify-center">
          <StripList categories={categories} />
          {/* The second copy makes the row endless; it is hidden from screen readers and the keyboard. */}
          {isOverflowing && (
            <div aria-hidden="true" className="contents">
              <StripList categories={categories} isCopy />
            </div>
          )}
        </div>
      </div>
      {isOverflowing && (
        <button
          type="button"
          onClick={() => setPaused(!isPaused)}
          aria-label={isPaused ? words.resumeStrip : words.pauseStrip}
          className="flex size-[44px] flex-none items-center justify-center rounded-full text-quiet hover:bg-sand hover:text-ink"
        >
          {isPaused ? <Play aria-hidden="true" size={16} /> : <Pause aria-hidden="true" size={16} />}
        </button>
      )}
    </nav>
  );
}

function StripList({ categories, isCopy }: { categories: Tile[]; isCopy?: boolean }) {
  return (
    <ul className="flex flex-none">
      {categories.map(({ slug, name, picture }) => (
        <li key={slug}>
          <Link
            to={paths.category(slug)}
            aria-label={name}
            title={name}
            tabIndex={isCopy ? -1 : undefined}
            draggable={false}
            className="group flex w-24 flex-col items-center gap-2 px-2 text-center text-sm lg:w-28"
          >
            <LetterTile
              picture={picture}
              name={name}
              sizes="64px"
              className="size-16 overflow-hidden rounded-full border border-line transition-transform group-hover:scale-105"
            />
            <span aria-hidden="true" className="underline-offset-4 group-hover:underline">
              {toStripLabel(name)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
