import * as words from './words.ts';

/** Says in a browser without JavaScript why a page goes no further. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mb-4">{words.needsScript}</p>
    </noscript>
  );
}
