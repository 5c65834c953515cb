// The text of the heart, separate from that of the wishlist: the heart is on every card, and pages with cards need not load the rest.

export const add = 'Add to wishlist';
export const remove = 'Remove from wishlist';
export const addItem = (name: string) => `Add ${name} to wishlist`;
export const removeItem = (name: string) => `Remove ${name} from wishlist`;
export const added = 'Added to wishlist!';
export const removed = 'Removed from wishlist';
export const full = (most: number) => `Your wishlist is full: it holds ${most} items`;
