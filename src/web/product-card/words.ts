// All text of a product's card and of the dialog that chooses its variant. Amounts and percentages arrive as numbers.

export const percentOff = (percent: number) => `${percent}% off`;
export const soldOut = 'Out of Stock';
export const madeBy = 'Made by';
export const colours = 'Colours';
export const sizes = 'Sizes';
export const request = 'Request';
export const chooseOptions = 'Choose options';
export const addToCart = 'Add to Cart';
export const actionOn = (action: string, name: string) => `${action}: ${name}`;
export const factOf = (name: string) => `${name}: `;
export const viewCart = 'View cart';
export const added = 'Added to cart!';
export const addedMany = (count: number) => `Added ${count} item(s) to cart!`;
export const addedSome = (available: string, count: number) =>
  count === 1 ? `${available}. It is in your cart.` : `${available}. All ${count} are in your cart.`;
export const chooseOne = 'Choose one to add it to your cart.';
export const tryAgain = 'Try Again';
export const waysToPay = ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Net banking', 'Wallets'];
