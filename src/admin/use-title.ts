import { useEffect } from 'react';

/** Names the screen in the tab and in the browser's history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Admin`;
  }, [title]);
}
