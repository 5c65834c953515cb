import { toCategoryPath } from '#domain/catalogue/category.ts';
import { toCollectionPath } from '#domain/catalogue/collection.ts';
import { toProductPath } from '#domain/catalogue/product.ts';
import { toRegisterPath } from '#domain/catalogue/register.ts';

// Every URL path of the shop. Links are built here, never typed; paths.test.ts lists all of them.

export const paths = {
  home: () => '/',
  categories: () => '/categories',
  category: (slug: string, subcategory?: { slug: string }) => toCategoryPath({ slug }, subcategory),
  collection: (slug: string) => toCollectionPath({ slug }),
  products: (query: { category?: string; subcategory?: string; sort?: string; page?: number } = {}) =>
    withQuery('/products', query),
  product: (
    slug: string,
    query: { color?: string | undefined; size?: string | undefined; request?: '1' } = {},
  ) => withQuery(toProductPath(slug), query),
  maker: (slug: string) => toRegisterPath('makers', slug),
  craft: (slug: string) => toRegisterPath('crafts', slug),
  search: (term?: string) => withQuery('/search', { q: term }),
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  checkout: () => '/checkout',
  orderStatus: (orderId: string, query: { payment?: 'pending' | 'failed' } = {}) =>
    withQuery(`/order-status/${encode(orderId)}`, query),
  orderConfirmation: (orderId: string) => `/order-confirmation/${encode(orderId)}`,
  orders: () => '/orders',
  invoices: () => '/invoices',
  invoice: (id: string) => `/invoices/${encode(id)}`,
  tickets: (query: { number?: string } = {}) => withQuery('/tickets', query),
  track: (orderNumber: string) => `/track/${encode(orderNumber)}`,
  login: (returnTo?: string) => withQuery('/login', { returnTo }),
  register: (returnTo?: string) => withQuery('/register', { returnTo }),
  mobileLogin: (returnTo?: string) => withQuery('/mobile-login', { returnTo }),
  mobileRegister: (returnTo?: string) => withQuery('/mobile-register', { returnTo }),
  forgotPassword: () => '/forgot-password',
  verifyEmail: (token: string) => `/verify-email/${encode(token)}`,
  profile: () => '/profile',
  addresses: () => '/addresses',
  newsletter: (token: string) => `/newsletter/${encode(token)}`,
  about: () => '/about',
  contact: () => '/contact',
  faq: () => '/faq',
  shipping: () => '/shipping',
  returns: () => '/returns',
  privacyPolicy: () => '/privacy-policy',
  termsConditions: () => '/terms-conditions',
};

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return path;
  return `${path}?${given.map(([name, value]) => `${name}=${encode(String(value))}`).join('&')}`;
}

function encode(segment: string): string {
  return encodeURIComponent(segment);
}
