import { fillBlanks } from '#domain/content/content-amounts.ts';
import { toShownPicture } from '#domain/content/text-picture.ts';
import { renderMarkdown } from '#ui/markdown/render-markdown.ts';
import '#ui/markdown/prose.css';

type PreviewProps = { label: string; text: string; blanks: Readonly<Record<string, string>> };

/** Shows a text in Markdown as the shop shows it: by the same renderer, and with its blanks filled. */
export function MarkdownPreview({ label, text, blanks }: PreviewProps) {
  return (
    <section
      aria-label={`Preview of ${label.toLowerCase()}`}
      className="overflow-x-auto rounded-md border border-line bg-paper p-4"
    >
      <div
        className="prose"
        dangerouslySetInnerHTML={{ __html: renderMarkdown(fillBlanks(text, blanks), toShownPicture) }}
      />
    </section>
  );
}
