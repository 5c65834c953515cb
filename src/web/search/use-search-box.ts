import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import type { ShellCategory } from '#web/shell/shell-data.ts';
import { paths } from '#web/paths.ts';
import { forgetSearches, readPastSearches, rememberSearch } from './past-searches.ts';
import type { Option } from './suggested.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTypedTerm } from './use-typed-term.ts';

export type SearchBoxProps = {
  applied: string;
  categories: readonly ShellCategory[];
  /** Set in the head of every page: what was typed there before this component had loaded. */
  inHead?: { typed: string };
};

/** Runs a search field: the typed text, the suggestions for it, and the navigation by a choice or the button. */
export function useSearchBox({ applied, categories, inHead }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { typed, term, setTyped, settle } = useTypedTerm(inHead?.typed ?? applied, !inHead);
  const [past, setPast] = useState<string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const groups = useSuggestions({ typed, categories, past, isOpen: isAsking });
  const count = groups.flatMap(({ options }) => options).length;
  const box = useCombobox(count);
  useFocusOnArrival(input, !!inHead, applied);
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
    const isTerm = kind === 'past' || kind === 'term';
    if (isTerm) {
      setTyped(label);
      rememberSearch(label);
    }
    finish(isTerm ? label.trim() : term);
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
  return {
    isOpen: box.isOpen,
    count,
    frame: { ...box.frame, onSubmit: submit },
    field: {
      ...box.input,
      ref: input,
      value: typed,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setTyped(target.value);
        open();
      },
      onClick: open,
    },
    suggestions: {
      groups,
      ...box.options,
      onChoose: choose,
      onForget: past.length > 0 ? forget : undefined,
    },
  };
}

/**
 * Focuses the field when a visitor arrives to search, but not on Back or when results are shown; the field in the head is focused because
 * it had the focus before.
 */
function useFocusOnArrival(input: RefObject<HTMLInputElement | null>, hadFocus: boolean, applied: string) {
  const isPushed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (hadFocus || (isPushed && !applied)) queueMicrotask(() => input.current?.focus());
    // A visitor arrives once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
