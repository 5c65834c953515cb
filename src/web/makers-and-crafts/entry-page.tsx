import { formatOrigin } from '#domain/catalogue/origin.ts';
import { CATEGORY_SORTS } from '#domain/catalogue/filters.ts';
import { LIST_FORM, ListToolbar } from '#web/catalogue/list-toolbar.tsx';
import { Results } from '#web/catalogue/results.tsx';
import { useListAddress } from '#web/catalogue/use-list-address.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { RouterLink } from '#web/shell/router-link.tsx';
import { classes } from '#ui/classes.ts';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { toCrumbs } from './entry-crumbs.ts';
import { CraftMarks } from './craft-marks.tsx';
import type { LoadedEntry } from '#web/rendering/load-entry.ts';
import * as words from './words.ts';

/** The page of a maker or a craft: who or what it is, where, its picture, and its products. */
export function EntryPage({ entry, list }: LoadedEntry) {
  const { chosen, isMoving, change, hrefOf } = useListAddress([], CATEGORY_SORTS);
  return (
    <div className="pt-2 measure">
      <Breadcrumb crumbs={toCrumbs(entry.name)} linkAs={RouterLink} />
      <EntryHead entry={entry} />
      <CraftMarks {...entry} />
      <form id={LIST_FORM} method="get" onSubmit={(event) => event.preventDefault()} />
      <ListToolbar
        count={words.productCount(list.total)}
        sort={chosen.sort}
        sorts={CATEGORY_SORTS}
        onSort={(sort) => change({ ...chosen, sort })}
      />
      <section
        aria-label={words.products}
        aria-busy={isMoving || undefined}
        className={classes('min-w-0 transition-opacity', isMoving && 'opacity-60')}
      >
        <Results list={list} hrefOf={(page) => hrefOf(chosen, page)} eager={2} />
      </section>
    </div>
  );
}

function EntryHead({ entry: { name, place, state, story, picture } }: Pick<LoadedEntry, 'entry'>) {
  const origin = formatOrigin(place, state);
  return (
    <header className="mt-1 mb-6 gap-8 overflow-hidden rounded-md bg-sand md:flex">
      {picture && (
        <Picture
          picture={picture}
          priority
          sizes="(width >= 48rem) 320px, 100vw"
          className="aspect-4/3 w-full flex-none md:aspect-4/5 md:w-80"
        />
      )}
      <div className="min-w-0 p-5 md:px-8 md:py-10">
        {origin && <p className="text-quiet">{origin}</p>}
        <h1 className="mt-1 font-display text-2xl font-medium break-words md:text-3xl">{name}</h1>
        <Paragraphs text={story} />
      </div>
    </header>
  );
}
