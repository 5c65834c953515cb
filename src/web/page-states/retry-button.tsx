import { useRevalidator } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { useShell } from '#web/shell/shell-data.ts';
import * as words from './words.ts';

/** Loads failed data again. When the frame of the page is incomplete too, it reloads the whole page. */
export function RetryButton({ children = words.retry }: { children?: string }) {
  const { revalidate, state } = useRevalidator();
  const shell = useShell();
  const isFramed = Boolean(shell && shell.categories.length > 0);
  return (
    <Button
      busy={state === 'loading'}
      onClick={() => (isFramed ? void revalidate() : window.location.reload())}
    >
      {children}
    </Button>
  );
}
