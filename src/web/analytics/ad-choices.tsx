/** Said on the window when somebody wants to choose again. */
export const AD_CHOICES = 'ad-choices';

/** In the footer of a shop that has a pixel: whoever chose may choose again. */
export function AdChoicesButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      className={`${className} cursor-pointer`}
      onClick={({ currentTarget }) =>
        window.dispatchEvent(new CustomEvent(AD_CHOICES, { detail: currentTarget }))
      }
    >
      Advertising choices
    </button>
  );
}
