// All text of the wishlist; that of the heart on every card is in wish-button-words.ts.

export const title = 'My Wishlist';
export const clear = 'Clear Wishlist';
export const cleared = 'Wishlist cleared';
export const removed = 'Removed from wishlist';
export const remove = 'Remove from wishlist';
export const removeItem = (name: string) => `Remove ${name} from wishlist`;
export const undo = 'Undo';
export const notAvailable = 'Not available right now';
export const lastSeen = 'As you last saw it';
export const addToCart = 'Add to Cart';
export const chooseOptions = 'Choose options';
export const notifyMe = 'Notify me';
export const actionOn = (action: string, name: string) => `${action}: ${name}`;
export const notFresh = 'We could not load current prices and stock. These are from your last visit.';
export const tryAgain = 'Try Again';
export const emptyTitle = 'Your wishlist is empty';
export const emptyText = 'Tap the heart to save an item.';
export const browse = 'Browse Products';
