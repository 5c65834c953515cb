// All text of a stock request; sentences that the server also uses are in `domain/stock/stock-request-words.ts`.

export const title = 'Notify me when available';
export const text = "We'll message you when it is back in stock.";
export const cancel = 'Cancel';
export const submit = 'Notify me';
export const quantity = 'Quantity';
export const notes = 'Notes (optional)';
export const variant = 'Which one would you like?';
export const chooseVariant = 'Please choose';
export const tryAgain = 'Try Again';
