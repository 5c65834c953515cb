import * as words from './words.ts';

/** Explains, in a browser without JavaScript, why a page cannot continue. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mb-4">{words.needsScript}</p>
    </noscript>
  );
}
