import * as words from './ad-choices-words.ts';

/** The event dispatched on the window when the visitor wants to choose again. */
export const AD_CHOICES = 'ad-choices';

/** The footer button of a shop with a pixel, by which visitors change their choice. */
export function AdChoicesButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      className={`${className} cursor-pointer`}
      onClick={({ currentTarget }) =>
        window.dispatchEvent(new CustomEvent(AD_CHOICES, { detail: currentTarget }))
      }
    >
      {words.adChoices}
    </button>
  );
}
