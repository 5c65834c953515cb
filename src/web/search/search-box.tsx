import { Search } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/form/button.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type SearchBoxProps, useSearchBox } from './use-search-box.ts';
import * as words from './words.ts';

/** Shows the search field with its suggestions, on the search page or in the head of every page. */
export function SearchBox(props: SearchBoxProps) {
  const { isOpen, count, frame, field, suggestions } = useSearchBox(props);
  const { inHead } = props;
  return (
    <search>
      <form
        action={paths.search()}
        method="get"
        className={inHead ? 'relative' : 'relative flex max-w-2xl flex-wrap gap-2'}
        {...frame}
      >
        <div className={inHead ? undefined : 'relative min-w-0 flex-[1_1_12rem]'}>
          <input
            type="search"
            name="q"
            aria-label={words.searchFor}
            placeholder={inHead ? words.search : words.example}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            {...field}
            className={inHead ? 'head-field' : pageField}
          />
          {!inHead && (
            <Search
              aria-hidden="true"
              size={22}
              className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-quiet"
            />
          )}
        </div>
        {!inHead && (
          <Button type="submit" size="lg">
            {words.search}
          </Button>
        )}
        {isOpen && <SuggestionList {...suggestions} className={inHead ? 'right-0 w-[26rem]' : 'inset-x-0'} />}
        <p role="status" className="sr-only">
          {isOpen && words.suggestionCount(count)}
        </p>
      </form>
    </search>
  );
}

const pageField =
  'min-h-13 w-full rounded-sm border border-edge bg-card pr-4 pl-12 text-lg text-ellipsis placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:grayscale';
