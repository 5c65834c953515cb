// Private pages show one person's data. They are never cached: neither by the server, nor by the browser, nor by a proxy.

const checkoutPages = ['checkout', 'order-status', 'order-confirmation'];
const documentPages = ['orders', 'invoices', 'profile', 'addresses', 'tickets', 'track'];
/** These pages have secrets in their fields or in their URLs. */
const secretPages = [
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

const privatePages = toRule([...checkoutPages, ...documentPages, ...secretPages]);
const withDocumentsOrSecrets = toRule([...documentPages, ...secretPages]);

/** Returns whether a page, or its data on a client navigation, is private. */
export function isOwnPage(pathname: string): boolean {
  return privatePages.test(pathname);
}

/** Returns whether a page may load an advertiser's script at all: not if it has a customer's documents or secrets. */
export function mayHavePixel(pathname: string): boolean {
  return !withDocumentsOrSecrets.test(pathname);
}

/** The paths that robots.txt disallows. The pages in `secretPages` send `noindex` themselves, which a crawler obeys only if it may fetch them. */
export const CLOSED_TO_SEARCH: readonly string[] = [...checkoutPages, ...documentPages].map(
  (page) => `/${page}`,
);

function toRule(pages: readonly string[]): RegExp {
  return new RegExp(`^/(?:${pages.join('|')})(?:\\.data$|/|$)`);
}
