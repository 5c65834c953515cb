// Pages that are one person's. Nobody keeps what they show: not the server, not the browser, not a network in between.

const till = ['checkout', 'order-status', 'order-confirmation'];
const papers = ['orders', 'invoices', 'profile', 'addresses', 'tickets', 'track'];
/** Secrets stand in their fields or in their addresses. */
const doors = [
  'login',
  'register',
  'mobile-login',
  'mobile-register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'undo-change',
  'newsletter',
];

const own = toRule([...till, ...papers, ...doors]);
const withPapersOrSecrets = toRule([...papers, ...doors]);

/** Whether a page, or the data of a step to it, is for one person alone. */
export function isOwnPage(pathname: string): boolean {
  return own.test(pathname);
}

/** Whether a document may bring an advertiser's script at all: not where somebody's papers or secrets are. */
export function mayHavePixel(pathname: string): boolean {
  return !withPapersOrSecrets.test(pathname);
}

/** What search engines need not ask for. Doors say `noindex` themselves, which only who may read them can obey. */
export const closedToSearch: readonly string[] = [...till, ...papers].map((page) => `/${page}`);

function toRule(pages: readonly string[]): RegExp {
  return new RegExp(`^/(?:${pages.join('|')})(?:\\.data$|/|$)`);
}
