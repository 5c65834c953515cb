import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';

type CopyButtonProps = {
  label: string;
  text: string;
  done: string;
  failed: string;
  /** Whether a dialog may open with the focus here: not where the dialog asks for something else. */
  isStart?: boolean;
};

/** Copies a text and shows the result below the button, because a toast would lie behind the dialog that shows the text. */
export function CopyButton({ label, text, done, failed, isStart = true }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(failed);
    }
  };
  return (
    <>
      <Button variant="secondary" data-start={isStart || undefined} onClick={() => void copy()}>
        <Copy aria-hidden="true" size={18} />
        {label}
      </Button>
      <p role="status" className="-mt-2 text-sm empty:hidden">
        {said}
      </p>
    </>
  );
}
