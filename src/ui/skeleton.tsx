import { classes } from './classes.ts';

/** A grey placeholder; give it the size of the content that will replace it. Put `aria-busy` on the region that holds it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-breathe rounded-sm bg-line', className)} />
  );
}
