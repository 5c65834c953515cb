import { classes } from '#ui/classes.ts';
import type { Preview } from './use-preview.ts';

type EffectProps<Figures> = {
  preview: Preview<Figures>;
  children: (figures: Figures) => string[];
};

/** Says what a change will do, in sentences, as the shop computed it; or why it cannot be done. */
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
        <p>Computing …</p>
      )}
    </div>
  );
}
