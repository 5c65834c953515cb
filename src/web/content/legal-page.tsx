import '#ui/markdown/prose.css';

/** Shows a legal text; `html` must come from renderMarkdown. */
export function LegalPage({ html, title }: { html: string; title: string }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:py-14">
      <div aria-hidden="true" className="mb-8 printed-fringe text-madder" />
      {!html.includes('<h1>') && <h1 className="mb-4 font-display text-3xl font-medium">{title}</h1>}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
