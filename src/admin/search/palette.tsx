import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  FileText,
  History,
  type LucideIcon,
  Package,
  Search,
  ShoppingBag,
  Tag,
  UserRound,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useMay } from '#admin/session/use-me.ts';
import { useScreens } from '#admin/shell/use-screens.ts';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { findScreens } from './find-screens.ts';
import { toFoundPath } from './found-path.ts';
import { useDelayed } from './use-delayed.ts';

type Kind = Answer<'GET /admin/search'>['results'][number]['kind'];
type Line = {
  id: string;
  icon: LucideIcon;
  title: string;
  detail: string;
  href: string;
  /** Whether it was found for an earlier text than the one that is typed now. */
  isOfEarlier?: boolean;
};

const icons: Record<Kind, LucideIcon> = {
  order: ShoppingBag,
  past_order: History,
  customer: UserRound,
  product: Tag,
  parcel: Package,
  invoice: FileText,
};

/**
 * Finds an order, customer, product, parcel, invoice or screen by any spelling; arrows choose, Enter opens. Enter that is pressed before
 * the search has answered opens the first result.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { lines, isSearching } = useLines(typed);
  const [chosen, setChosen] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const isDue = isEntered && !isSearching;
  const at = Math.min(chosen, lines.length - 1);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  function open(line: Line | undefined) {
    if (!line || line.isOfEarlier) return;
    onClose();
    void navigate(line.href);
  }
  useEffect(() => {
    if (!isDue) return;
    setEntered(false);
    open(lines[0]);
    // The lines are those of the answer that Enter waited for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue]);
  function press(event: KeyboardEvent) {
    setEntered(event.key === 'Enter' && isSearching);
    if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, lines.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0));
    else if (event.key === 'Enter') open(lines[at]);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog open onClose={onClose} title="Search" size="md">
      <div className="flex items-center gap-2 rounded-sm border border-edge px-3 focus-within:border-indigo">
        <Search aria-hidden="true" size={20} className="text-quiet" />
        <input
          ref={input}
          role="combobox"
          aria-label="Order, mobile, name, product, tracking number, PIN or screen"
          aria-expanded={lines.length > 0}
          aria-controls="found"
          aria-activedescendant={lines[at] && `found-${at}`}
          autoComplete="off"
          placeholder="Order, mobile, name, product"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
            setEntered(false);
          }}
          onKeyDown={press}
          className="min-h-12 w-full min-w-0 bg-transparent outline-none placeholder:text-quiet"
        />
      </div>
      <div id="found" role="listbox" aria-label="Found" className="mt-2">
        {lines.map((line, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={line.id}
            id={`found-${index}`}
            role="option"
            aria-selected={index === at}
            className={classes(
              'grid min-h-12 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-sm px-3 py-1.5 text-left',
              index === at && 'bg-sand',
            )}
            onPointerMove={() => setChosen(index)}
            onClick={() => open(line)}
          >
            <line.icon aria-hidden="true" size={20} className="row-span-2" />
            <span className="truncate">{line.title}</span>
            <span className="truncate text-sm text-quiet">{line.detail}</span>
          </button>
        ))}
      </div>
      <p role="status" className="px-3 py-2 text-quiet empty:hidden">
        {typed.trim().length > 1 && lines.length === 0 && !isSearching ? 'Nothing found.' : ''}
      </p>
    </Dialog>
  );
}

function useLines(typed: string): { lines: Line[]; isSearching: boolean } {
  const screens = useScreens();
  const may = useMay();
  const q = useDelayed(typed.trim());
  const found = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => callAdmin('GET /admin/search', { query: { q }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const words = typed.trim().toLowerCase();
  const matching = findScreens(words, screens, may);
  const isOfEarlier = q !== typed.trim() || found.isPlaceholderData;
  const results = words.length > 1 ? (found.data?.results ?? []) : [];
  const records = results.map((each) => {
    const { kind, id, title, detail } = each;
    const line = { icon: icons[kind], title, detail, href: toFoundPath(each, may), isOfEarlier };
    return { ...line, id: `${kind} ${id} ${title}` };
  });
  return { lines: [...matching, ...records], isSearching: q !== typed.trim() || found.isFetching };
}
