import type { StoreApi } from 'zustand';

type Keeping<State, Kept> = {
  key: string;
  parse: (stored: string | null) => Kept;
  read: (state: State) => Kept;
  write: (kept: Kept) => Partial<State>;
};

/**
 * Keeps a part of a store in local storage and in step with other tabs. The store's initial state stays empty, so that
 * what the server rendered and the first render in the browser agree; what was stored appears right after.
 */
export function keepInStorage<State, Kept>(
  store: StoreApi<State>,
  { key, parse, read, write }: Keeping<State, Kept>,
): void {
  if (typeof window === 'undefined') return;
  const load = (stored: string | null) => store.setState(write(parse(stored)));
  load(readStorage(key));
  let fromOtherTab = false;
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage || (event.key !== key && event.key !== null)) return;
    fromOtherTab = true;
    load(event.newValue);
    fromOtherTab = false;
  });
  store.subscribe((state, before) => {
    if (!fromOtherTab && read(state) !== read(before)) writeStorage(key, JSON.stringify(read(state)));
  });
}

/** Storage may be switched off or full: the shop then forgets at the end of the visit, and works until then. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See readStorage.
  }
}
