import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address of the shop', () => {
  const every = {
    home: paths.home(),
    categories: paths.categories(),
    category: paths.category('wall-decor'),
    subcategory: paths.category('wall-decor', { slug: 'metal-wall-art' }),
    products: paths.products(),
    productsOfCategory: paths.products({ category: 'wall-decor', subcategory: 'Metal Wall Art', page: 2 }),
    product: paths.product('prd_01'),
    variant: paths.product('prd_01', { color: 'Indigo', size: 'M' }),
    search: paths.search(),
    found: paths.search('brass diya & दीया'),
    cart: paths.cart(),
    wishlist: paths.wishlist(),
    checkout: paths.checkout(),
    orderStatus: paths.orderStatus('ord_01', { payment: 'pending' }),
    orderConfirmation: paths.orderConfirmation('ord_01'),
    orders: paths.orders(),
    invoices: paths.invoices(),
    invoice: paths.invoice('inv_01'),
    track: paths.track('HT-26-7K3Q'),
    login: paths.login(),
    loginAndBack: paths.login('/checkout?step=2'),
    register: paths.register(),
    mobileLogin: paths.mobileLogin('/checkout'),
    mobileRegister: paths.mobileRegister(),
    profile: paths.profile(),
    addresses: paths.addresses(),
    newsletter: paths.newsletter('QnJhc3M'),
    about: paths.about(),
    contact: paths.contact(),
    faq: paths.faq(),
    shipping: paths.shipping(),
    returns: paths.returns(),
    privacyPolicy: paths.privacyPolicy(),
    termsConditions: paths.termsConditions(),
  };
  expect(every).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "addresses": "/addresses",
      "cart": "/cart",
      "categories": "/categories",
      "category": "/category/wall-decor",
      "checkout": "/checkout",
      "contact": "/contact",
      "faq": "/faq",
      "found": "/search?q=brass%20diya%20%26%20%E0%A4%A6%E0%A5%80%E0%A4%AF%E0%A4%BE",
      "home": "/",
      "invoice": "/invoices/inv_01",
      "invoices": "/invoices",
      "login": "/login",
      "loginAndBack": "/login?returnTo=%2Fcheckout%3Fstep%3D2",
      "mobileLogin": "/mobile-login?returnTo=%2Fcheckout",
      "mobileRegister": "/mobile-register",
      "newsletter": "/newsletter/QnJhc3M",
      "orderConfirmation": "/order-confirmation/ord_01",
      "orderStatus": "/order-status/ord_01?payment=pending",
      "orders": "/orders",
      "privacyPolicy": "/privacy-policy",
      "product": "/products/prd_01",
      "products": "/products",
      "productsOfCategory": "/products?category=wall-decor&subcategory=Metal%20Wall%20Art&page=2",
      "profile": "/profile",
      "register": "/register",
      "returns": "/returns",
      "search": "/search",
      "shipping": "/shipping",
      "subcategory": "/category/wall-decor/metal-wall-art",
      "termsConditions": "/terms-conditions",
      "track": "/track/HT-26-7K3Q",
      "variant": "/products/prd_01?color=Indigo&size=M",
      "wishlist": "/wishlist",
    }
  `);
});

test('whatever stands in an id stays inside its segment', () => {
  expect(paths.invoice('../orders?x=1#y')).toBe('/invoices/..%2Forders%3Fx%3D1%23y');
  expect(paths.product('a/b')).toBe('/products/a%2Fb');
});
