import type { Faq } from '#domain/content/content.ts';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

/** A question with its category under it; when open, it shows the answer and the category as a badge. */
export function FaqEntry({ faq: { question, answer, category } }: { faq: Faq }) {
  const name = toCategoryName(category);
  return (
    <Disclosure
      title={
        <>
          <span className="block text-lg">{question}</span>
          <span className="block text-sm font-normal text-quiet group-open:hidden">{name}</span>
        </>
      }
    >
      <p className="max-w-prose whitespace-pre-line">{answer}</p>
      <p className="mt-3">
        <Badge tone="indigo">{name}</Badge>
      </p>
    </Disclosure>
  );
}

/** Returns the display name of a category: General for `general`. */
export function toCategoryName(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}
