/**
 * Scrolls the link of the current page into view within its navigation, a row or a column. `scrollIntoView` would also make the next Tab
 * start after that link, so that the keyboard would miss the links before it.
 */
export function scrollToCurrent(navigation: HTMLElement | null): void {
  const current = navigation?.querySelector('[aria-current=page]');
  if (!navigation || !current) return;
  const view = navigation.getBoundingClientRect();
  const link = current.getBoundingClientRect();
  const isSeen = link.top >= view.top && link.bottom <= view.bottom;
  navigation.scrollBy({
    left: link.left + link.width / 2 - (view.left + view.width / 2),
    top: isSeen ? 0 : link.top + link.height / 2 - (view.top + view.height / 2),
  });
}
