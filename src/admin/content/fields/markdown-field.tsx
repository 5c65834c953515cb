import { useRef, useState } from 'react';
import { loadPart } from '#admin/load-part.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { AddTextPicture } from './add-text-picture.tsx';
import type { ShapedControl } from './field-shape.ts';

const MarkdownPreview = loadPart(async () => (await import('./markdown-preview.tsx')).MarkdownPreview, {
  waiting: <Skeleton className="h-40 w-full" />,
});

type MarkdownFieldProps = {
  control: ShapedControl;
  name: string;
  label: string;
  blanks: Readonly<Record<string, string>>;
};

/** A text in Markdown, with pictures of the shop and a preview as customers see it. */
export function MarkdownField({ control, name, label, blanks }: MarkdownFieldProps) {
  const [isShown, setShown] = useState(false);
  const { form, errorOf } = control;
  const mayUpload = useMay()('edit_products');
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...field } = form.register(name);
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={label}
        rows={16}
        hint="Markdown: # before a heading, - before a line of a list, **bold**, [words](/contact) for a link."
        error={errorOf(name)}
        {...field}
        ref={(element) => {
          ref(element);
          area.current = element;
        }}
      />
      <div className="flex flex-wrap gap-3">
        {mayUpload && (
          <AddTextPicture
            label={label}
            field={() => area.current}
            onChange={(text) => {
              form.setValue(name, text, { shouldDirty: true });
              setShown(true);
            }}
          />
        )}
        <Button
          variant="secondary"
          aria-expanded={isShown}
          aria-label={`${isShown ? 'Hide' : 'Show'} preview of ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide preview' : 'Show preview'}
        </Button>
      </div>
      {isShown && <MarkdownPreview label={label} text={form.watch(name) as string} blanks={blanks} />}
    </div>
  );
}
