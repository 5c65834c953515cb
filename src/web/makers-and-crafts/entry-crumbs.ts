import { paths } from '#web/paths.ts';
import type { Crumb } from '#ui/navigation/breadcrumb.tsx';

/** Returns the way to the page of a maker or a craft. */
export function toCrumbs(name: string): Crumb[] {
  return [
    { label: 'Home', href: paths.home() },
    { label: 'All Products', href: paths.products() },
    { label: name },
  ];
}
