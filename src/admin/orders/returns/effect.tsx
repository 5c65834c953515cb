import { classes } from '#ui/classes.ts';
import type { Preview } from './use-preview.ts';

type EffectProps<Figures> = {
  preview: Preview<Figures>;
  children: (figures: Figures) => string[];
};

/** Shows the effect of a change in sentences, as the shop computed it, or why the change is not possible. */
export function Effect<Figures>({ preview, children }: EffectProps<Figures>) {
  const { data, error, isCurrent } = preview;
  if (error)
    return (
      <p role="alert" className="text-alert">
        {error.messageOr('The shop did not answer. Try again.')}
      </p>
    );
  return (
    <div role="status" className="min-h-24 rounded-sm bg-sand px-3 py-3 text-sm">
      {data ? (
        <ul className={classes('flex list-disc flex-col gap-1 pl-5', !isCurrent && 'opacity-60')}>
          {children(data).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>Calculating…</p>
      )}
    </div>
  );
}
