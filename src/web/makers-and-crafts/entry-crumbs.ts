import { paths } from '#web/paths.ts';
import type { Crumb } from '#ui/navigation/breadcrumb.tsx';
import * as words from './words.ts';

/** Returns the breadcrumbs of the page of a maker or a craft. */
export function toCrumbs(name: string): Crumb[] {
  return [
    { label: words.home, href: paths.home() },
    { label: words.allProducts, href: paths.products() },
    { label: name },
  ];
}
