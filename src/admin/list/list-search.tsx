import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { IconButton } from '#ui/form/icon-button.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

const pauseMs = 300;

/** The search of a list. It searches when typing pauses; `/` puts the focus here. */
export function ListSearch({ hint, state, change }: { hint: string; state: ListState; change: ChangeList }) {
  const [typed, setTyped] = useState(state.q);
  const input = useRef<HTMLInputElement>(null);
  // The address changes through Back, a saved view or Clear; text that is still being typed is newer than the address.
  const sent = useRef(state.q);
  useEffect(() => {
    if (state.q === sent.current) return;
    sent.current = state.q;
    setTyped(state.q);
  }, [state.q]);
  // A search that started now would replace the navigation to a row that was just opened.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving || typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      change({ q: typed.trim() }, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, change, isLeaving]);
  return (
    <div
      role="search"
      className="flex min-h-11 items-center rounded-sm border border-edge bg-card pl-3 focus-within:border-indigo has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-indigo"
    >
      <Search aria-hidden="true" size={20} className="text-quiet" />
      <input
        ref={input}
        type="search"
        data-list-search
        aria-label={hint}
        placeholder={hint}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full min-w-0 bg-transparent px-3 py-2 text-base outline-none placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
      />
      {typed && (
        <IconButton
          label="Clear the search"
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" size={18} />
        </IconButton>
      )}
    </div>
  );
}
