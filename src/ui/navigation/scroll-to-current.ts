/**
 * Scrolls the link of the current page into the view of its navigation, a row or a column. `scrollIntoView` would also let the next Tab begin
 * behind that link, so that the keyboard came to no link before it.
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
