import { BookOpenCheck } from 'lucide-react';
import { useRef } from 'react';
import { useMay } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Page, useNoteRead } from './use-page.ts';

/** Moves the focus to the form below, because this box is about to be removed. The next Tab reaches the form's first field. */
function startAfter(box: HTMLElement | null): void {
  const form = box?.parentElement?.querySelector('form');
  form?.setAttribute('tabindex', '-1');
  form?.focus({ preventScroll: true });
}

/** Asks an owner to read a built-in policy, which speaks in their name, and to confirm that they have read it. */
export function ReadPolicy({ page: { slug } }: { page: Page }) {
  const note = useNoteRead(slug);
  const may = useMay();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="flex flex-col items-start gap-3 rounded-md border border-line bg-card p-4">
      <p>
        This text is your promise to customers, and the law holds you to it. Read it once, and change whatever
        you do differently.
      </p>
      {may('edit_settings') && (
        <Button
          variant="secondary"
          busy={note.isPending}
          onClick={() =>
            note.mutate(undefined, {
              onSuccess: () => {
                notify('The page is marked as read');
                startAfter(box.current);
              },
              onError: (error) =>
                notify(error.messageOr('Not marked as read. Try again.'), { tone: 'error' }),
            })
          }
        >
          <BookOpenCheck aria-hidden="true" size={18} />I have read it
        </Button>
      )}
    </div>
  );
}
