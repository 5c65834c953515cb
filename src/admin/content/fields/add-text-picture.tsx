import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { toPictureMarkdown } from '#domain/content/text-picture.ts';
import { Button } from '#ui/form/button.tsx';
import { TextPictureDialog } from './text-picture-dialog.tsx';

type AddTextPictureProps = {
  /** The label of the text. */
  label: string;
  /** Returns the text field; the picture is inserted at its caret. */
  field: () => HTMLTextAreaElement | null;
  onChange: (text: string) => void;
};

/** Inserts a picture of the shop between the paragraphs of a Markdown text, where the caret was. */
export function AddTextPicture({ label, field, onChange }: AddTextPictureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`Add a picture to ${label.toLowerCase()}`}
        onClick={() => setOpen(true)}
      >
        <ImagePlus aria-hidden="true" size={18} />
        Add a picture
      </Button>
      {isOpen && (
        <TextPictureDialog
          onClose={() => setOpen(false)}
          onInsert={(picture, alt) => {
            setOpen(false);
            const { value = '', selectionEnd = 0 } = field() ?? {};
            onChange(insertParagraph(value, selectionEnd, toPictureMarkdown(picture, alt)));
          }}
        />
      )}
    </>
  );
}

/** Returns the text with a new paragraph after the paragraph at the given position, or on the empty line there. */
export function insertParagraph(text: string, place: number, paragraph: string): string {
  const from = Math.max(0, text.lastIndexOf('\n', place - 1));
  const length = text.slice(from).search(/\n\s*(\n|$)/);
  const at = length === -1 ? text.length : from + length;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  return [before, paragraph, after].filter(Boolean).join('\n\n') + (after === '' ? '\n' : '');
}
