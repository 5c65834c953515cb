import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { useNavigate, useNavigationType } from 'react-router';
import type { ShellCategory } from '#web/shell/shell-data.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/form/button.tsx';
import { forgetSearches, readPastSearches, rememberSearch } from './past-searches.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Option } from './suggested.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTypedTerm } from './use-typed-term.ts';
import * as words from './words.ts';

type SearchBoxProps = {
  applied: string;
  categories: readonly ShellCategory[];
  /** Set in the head of every page: what was typed there before this component had loaded. */
  inHead?: { typed: string };
};

/** The search field with its suggestions, on the page of the search or in the head of every page. */
export function SearchBox({ applied, categories, inHead }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { typed, term, setTyped, settle } = useTypedTerm(inHead?.typed ?? applied, !inHead);
  const [past, setPast] = useState<string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const groups = useSuggestions({ typed, categories, past, isOpen: isAsking });
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const box = useCombobox(count);
  useFocusOnArrival(input, applied, inHead !== undefined);
  function open() {
    setPast(readPastSearches());
    setAsking(true);
    box.open();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!term) return input.current?.focus();
    rememberSearch(term);
    finish(term);
    void navigate(paths.search(term), { replace: !inHead && term === applied });
  }
  function choose({ kind, label }: Option) {
    if (kind === 'past' || kind === 'term') {
      setTyped(label);
      rememberSearch(label);
    }
    finish(kind === 'past' || kind === 'term' ? label.trim() : term);
  }
  function forget() {
    forgetSearches();
    setPast([]);
    input.current?.focus();
  }
  function finish(wanted: string) {
    settle(wanted);
    if (inHead) setTyped('');
    box.close();
    setAsking(false);
    // A phone's keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }
  return (
    <search>
      <form
        action={paths.search()}
        method="get"
        onSubmit={submit}
        className={inHead ? 'relative' : 'relative flex max-w-2xl flex-wrap gap-2'}
        {...box.frame}
      >
        <div className={inHead ? undefined : 'relative min-w-0 flex-[1_1_12rem]'}>
          <input
            ref={input}
            type="search"
            name="q"
            aria-label={words.searchFor}
            placeholder={inHead ? words.search : words.example}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              open();
            }}
            onClick={open}
            {...box.input}
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
        {box.isOpen && (
          <SuggestionList
            groups={groups}
            active={box.active}
            list={box.list}
            optionId={box.optionId}
            onChoose={choose}
            onForget={past.length > 0 ? forget : undefined}
            className={inHead ? 'right-0 w-[26rem]' : 'inset-x-0'}
          />
        )}
        <p role="status" className="sr-only">
          {box.isOpen && words.suggestionCount(count)}
        </p>
      </form>
    </search>
  );
}

const pageField =
  'min-h-13 w-full rounded-sm border border-edge bg-card pr-4 pl-12 text-lg text-ellipsis placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:grayscale';

/** Focuses the field when a visitor arrives to search, but not on Back or when results are shown; that in the head had the focus before. */
function useFocusOnArrival(
  input: RefObject<HTMLInputElement | null>,
  applied: string,
  isInHead: boolean,
): void {
  const isPushed = useNavigationType() === 'PUSH';
  const isArriving = isInHead || (isPushed && applied === '');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && isArriving) queueMicrotask(() => input.current?.focus());
    isFirst.current = false;
  }, [input, isArriving]);
}
