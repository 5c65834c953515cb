import * as words from './words.ts';

/** The banner above every page of a public demo. */
export function DemoBanner() {
  return (
    <aside aria-label={words.demo} className="bg-madder text-white on-dark">
      <p className="measure py-2 text-center text-sm">
        <strong>{words.demoTitle}</strong> {words.demoText}
      </p>
    </aside>
  );
}
