// All text of pages that load, fail or do not exist. This file is part of every page's script, so it contains nothing else.

export const loading = 'Loading';
export const searching = 'Searching...';
export const allProducts = 'All Products';
export const searchProducts = 'Search Products';
export const shopByCategory = 'Shop by Category';
export const about = 'About Us';
export const contact = 'Get in Touch';
export const faq = 'Frequently Asked Questions';
export const shipping = 'Shipping Information';
export const returns = 'Returns & Refunds';
export const privacy = 'Privacy Policy';
export const terms = 'Terms & Conditions';

export const needsScript = 'Please turn on JavaScript to use this page.';
export const tooSlow = 'The shop is taking too long to respond.';
export const offlineTitle = 'You are offline';
export const offline = 'This page needs an internet connection. Your cart is safe.';
export const failed = 'We could not load this page. Your cart is safe.';
export const moved = 'The page may have moved. Search, or browse our products.';
export const tryAgain = 'Try Again';
export const retry = 'Retry';
export const reload = 'Reload';
export const browse = 'Browse Products';
export const goHome = 'Go Home';
export const search = 'Search';
export const searchExample = 'Diya, दीया, lamp…';
export const searchFor = 'Search products';
