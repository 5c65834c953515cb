// All text around a page, except that of the footer. This file is part of every page's script, so it contains nothing else.

import { formatCount } from '#domain/format-count.ts';

export const skip = 'Skip to content';
export const announcement = 'Announcement';
export const demo = 'Demo';
export const demoTitle = 'This is a demo shop.';
export const demoText =
  'Nothing is for sale, and anyone can read what you enter. Please do not use real details.';

export const offers = 'Offers';
export const useCode = 'USE CODE';
export const playOffers = 'Play offers';
export const pauseOffers = 'Pause offers';
export const nextOffer = 'Next offer';

export const categories = 'Categories';
export const viewAllOf = (category: string) => `View All ${category} →`;
export const menuOf = (category: string) => `${category} menu`;
export const more = 'More';
export const about = 'About';
export const aboutUs = 'About Us';
export const menu = 'Menu';
export const search = 'Search';
export const searchProducts = 'Search products';
export const wishlistOf = (count: number) => (count > 0 ? `Wishlist, ${count} saved` : 'Wishlist');
export const cartOf = (count: number) => (count === 0 ? 'Cart' : `Cart, ${formatCount(count, 'item')}`);
export const needHelp = 'Need help?';

export const login = 'Login';
export const loginOrRegister = 'Login / Register';
export const logout = 'Logout';
export const loggedOut = 'Logged out successfully';
export const account = 'My account';
export const hello = (name: string) => `Hello, ${name}`;
export const myProfile = 'My Profile';
export const myAddresses = 'My Addresses';
export const myOrders = 'My Orders';
export const myWishlist = 'My Wishlist';
export const profile = 'Profile';
export const orders = 'Orders';

export const wentWrong = 'Something went wrong';
export const notFound = 'Page not found';
export const handcrafted = 'Handcrafted in India';
export const madeInIndia = (shop: string) => `${shop}, handcrafted in India`;
