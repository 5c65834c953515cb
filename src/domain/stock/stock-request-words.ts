// A module apart from the schema, which no browser needs.

export const STOCK_REQUEST_WORDS = {
  login: 'Please login to request this product',
  failed: 'Failed to submit request',
  unreachable: 'Failed to submit request. Please try again.',
  done: "Stock request submitted! We'll notify you when available.",
  quantity: 'Quantity must be at least 1',
} as const;

export const MOST_REQUESTED = 999;
