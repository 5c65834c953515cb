// All text that is shown when the network or the shop does not respond but a viewed page is available.

export const offline = 'You are offline. You can still open pages you have already viewed.';
export const fromLastVisit =
  'We could not load this page again. You see it as you last viewed it; prices may have changed.';
