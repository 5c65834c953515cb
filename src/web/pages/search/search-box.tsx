import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { SUGGEST_FROM_LETTERS } from '#domain/search.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const QUIET_MS = 300;

/** What somebody types, apart from what is searched for: that follows a short pause, the button or a chip. */
export function SearchBox({ applied }: { applied: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(applied);
  const [before, setBefore] = useState(applied);
  const term = typed.trim();
  if (before !== applied) {
    setBefore(applied);
    // A chip or Back changed it; an answer to what is being typed must not take away the rest.
    if (!typed.startsWith(applied)) setTyped(applied);
  }
  useEffect(() => {
    if (term === applied || term.length < SUGGEST_FROM_LETTERS) return;
    const timer = setTimeout(() => void navigate(paths.search(term), { replace: true }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [term, applied, navigate]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!term) return input.current?.focus();
    void navigate(paths.search(term));
  }
  return (
    <search>
      <form action={paths.search()} method="get" onSubmit={submit} className="flex max-w-2xl gap-2">
        <div className="relative flex-1">
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search products"
            placeholder="Diya, brass lamp, दीया…"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-13 w-full rounded-sm border border-edge bg-card pr-4 pl-12 text-lg placeholder:text-quiet hover:border-ink"
          />
          <Search
            aria-hidden="true"
            size={22}
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-quiet"
          />
        </div>
        <Button type="submit" size="lg">
          Search
        </Button>
      </form>
    </search>
  );
}
