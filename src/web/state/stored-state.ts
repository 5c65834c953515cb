import type { StoreApi } from 'zustand';
import { offerReload } from '#web/page-states/offer-reload.ts';

type StoredPart<State, Stored> = {
  key: string;
  /** Parses a stored value; never called for an empty one. The parser may be loaded on demand. */
  parse: (stored: string) => Promise<Stored>;
  read: (state: State) => Stored;
  /** Merges the stored value into the state, which may have changed during loading; `loaded` is undefined when nothing was stored. */
  write: (loaded: Stored | undefined, state: State) => Partial<State>;
};

/**
 * Keeps a part of a store in local storage and synchronised with other tabs; resolves once it is loaded. The store's initial state stays
 * empty, so that the server's render and the first render in the browser agree.
 */
export async function syncWithStorage<State, Stored>(
  store: StoreApi<State>,
  { key, parse, read, write }: StoredPart<State, Stored>,
): Promise<void> {
  if (typeof window === 'undefined') return;
  const parseAny = async (stored: string | null) =>
    stored && stored !== '[]' ? await parse(stored) : undefined;
  let stored: string | null;
  let loaded: Stored | undefined;
  // Another tab may change it while it is parsed, when nothing listens for changes yet.
  do {
    stored = readStorage(key);
    loaded = await parseAny(stored).catch((error: unknown) => {
      // Later additions are not stored, because they would replace the value that could not be read.
      offerReload();
      throw error;
    });
  } while (readStorage(key) !== stored);
  store.setState((state) => write(loaded, state));
  let fromOtherTab = false;
  const save = (state: State, before?: State) => {
    if (!fromOtherTab && (!before || read(state) !== read(before)))
      writeStorage(key, JSON.stringify(read(state)));
  };
  if (loaded !== undefined) save(store.getState());
  store.subscribe(save);
  const follow = async (changed: string | null) => {
    const stored = await parseAny(changed);
    fromOtherTab = true;
    store.setState((state) => write(stored, state));
    fromOtherTab = false;
  };
  window.addEventListener('storage', (event) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null))
      void follow(event.newValue);
  });
  // A page that Back restores from the back/forward cache has missed the storage events since the visitor left it.
  window.addEventListener('pageshow', ({ persisted }) => {
    const missed = persisted && readStorage(key);
    if (missed) void follow(missed);
  });
}

/** Reads local storage. Storage may be switched off or full: the shop then works, but forgets at the end of the visit. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes local storage, like readStorage; null removes the entry. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The value is lost at the end of the visit.
  }
}
