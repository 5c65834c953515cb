// Private pages show one person's data. They are never cached: neither by the server, nor by the browser, nor by a proxy.

const till = ['checkout', 'order-status', 'order-confirmation'];
const papers = ['orders', 'invoices', 'profile', 'addresses', 'tickets', 'track'];
/** These pages have secrets in their fields or in their URLs. */
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

/** Returns whether a page, or its data on a client navigation, is private. */
export function isOwnPage(pathname: string): boolean {
  return own.test(pathname);
}

/** Returns whether a document may load an advertiser's script at all: not on pages with somebody's documents or secrets. */
export function mayHavePixel(pathname: string): boolean {
  return !withPapersOrSecrets.test(pathname);
}

/** The paths that robots.txt disallows. The pages in `doors` send `noindex` themselves, which a crawler obeys only if it may fetch them. */
export const closedToSearch: readonly string[] = [...till, ...papers].map((page) => `/${page}`);

function toRule(pages: readonly string[]): RegExp {
  return new RegExp(`^/(?:${pages.join('|')})(?:\\.data$|/|$)`);
}
