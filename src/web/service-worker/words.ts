// Every sentence that a person reads when the network or the shop does not answer and a viewed page does.

export const offline = 'You are offline. You can still open pages you have already viewed.';
export const fromLastVisit =
  'We could not load this page again. You see it as you last viewed it; prices may have changed.';
