import { index, route, type RouteConfig } from '@react-router/dev/routes';

// The site map: every page of the shop and the file it lives in, in the order of a visit. Links are built in paths.ts,
// never typed. Pages everybody sees lie in pages/, the others in checkout/ and account/, all as <name>.route.tsx;
// `export const handle = { shell: 'quiet' }` leaves of the frame only logo and help.
export default [
  index('./pages/home.route.tsx'),
  route('categories', './pages/categories.route.tsx'),
  route('category/:category/:subcategory?', './pages/category.route.tsx'),
  route('search', './pages/search.route.tsx'),
  route('products', './pages/products.route.tsx'),
  route('products/:id', './pages/product.route.tsx'),
  route('cart', './pages/cart.route.tsx'),
  route('wishlist', './pages/wishlist.route.tsx'),
  route('login', './account/login.route.tsx'),
  route('register', './account/register.route.tsx'),
  route('mobile-login', './account/mobile-login.route.tsx'),
  route('mobile-register', './account/mobile-register.route.tsx'),
  route('checkout', './checkout/checkout.route.tsx'),
  route('order-status/:orderId', './checkout/order-status.route.tsx'),
  route('order-confirmation/:orderId', './checkout/order-confirmation.route.tsx'),
  route('orders', './account/orders.route.tsx'),
  route('profile', './account/profile.route.tsx'),
  route('addresses', './account/addresses.route.tsx'),
  route('invoices', './account/invoices.route.tsx'),
  route('invoices/:id', './account/invoice.route.tsx'),
  route('*', './pages/not-found.route.tsx'),
] satisfies RouteConfig;
