import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import type { ShapedControl } from './field-shape.ts';

const MarkdownPreview = lazy(async () => ({
  default: (await import('./markdown-preview.tsx')).MarkdownPreview,
}));

type MarkdownFieldProps = {
  control: ShapedControl;
  name: string;
  label: string;
  blanks: Readonly<Record<string, string>>;
};

/** A text in Markdown, with a preview as customers see it. */
export function MarkdownField({ control, name, label, blanks }: MarkdownFieldProps) {
  const [isShown, setShown] = useState(false);
  const { form, errorOf } = control;
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={label}
        rows={16}
        hint="Markdown: # before a heading, - before a line of a list, **bold**, [words](/contact) for a link."
        error={errorOf(name)}
        {...form.register(name)}
      />
      <div>
        <Button
          variant="secondary"
          aria-expanded={isShown}
          aria-label={`${isShown ? 'Hide' : 'Show'} preview of ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide preview' : 'Show preview'}
        </Button>
      </div>
      {isShown && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <MarkdownPreview label={label} text={form.watch(name) as string} blanks={blanks} />
        </Suspense>
      )}
    </div>
  );
}
