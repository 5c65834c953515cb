import { findRefusal } from './find-refusal.ts';
import { useMay } from './use-me.ts';

/** Returns whether the person may open the screen at an address: links to others are not offered. */
export function useMayOpen(): (href: string) => boolean {
  const may = useMay();
  return (href) => findRefusal(href.split('?')[0]!, may) === undefined;
}
