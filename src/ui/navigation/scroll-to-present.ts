/**
 * Scrolls the link of the present page into the view of its navigation, a row or a column. `scrollIntoView` would also let the next Tab begin
 * behind that link, so that the keyboard came to no link before it.
 */
export function scrollToPresent(navigation: HTMLElement | null): void {
  const present = navigation?.querySelector('[aria-current=page]');
  if (!navigation || !present) return;
  const view = navigation.getBoundingClientRect();
  const link = present.getBoundingClientRect();
  const isSeen = link.top >= view.top && link.bottom <= view.bottom;
  navigation.scrollBy({
    left: link.left + link.width / 2 - (view.left + view.width / 2),
    top: isSeen ? 0 : link.top + link.height / 2 - (view.top + view.height / 2),
  });
}
