// All text of the page that is shown without a network.

export const offlineTitle = 'You are offline';
export const onlineTitle = 'You are online';
export const online = 'You can continue shopping.';
export const pageWaits =
  'This page was not opened on this device before. It will open once you are back online.';
export const offline = 'You need an internet connection to shop.';
export const goHome = 'Go Home';
export const retry = 'Retry';
export const openCart = 'Open Cart';
export const viewedTitle = 'Pages you have already viewed';
export const viewedText = 'Prices and stock may have changed since then.';
