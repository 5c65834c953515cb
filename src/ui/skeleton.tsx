import { classes } from './classes.ts';

/** A grey stand-in; give it the size of what will replace it. Put `aria-busy` on the region that holds it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-breathe rounded-sm bg-line', className)} />
  );
}
