import type { Crumb } from '#ui/navigation/breadcrumb.tsx';

/** Returns the path from the home page to a page: https://schema.org/BreadcrumbList. The last crumb is the page itself. */
export function toBreadcrumbFacts(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && index < crumbs.length - 1 && { item: new URL(href, origin).href }),
    })),
  };
}
