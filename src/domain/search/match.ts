/**
 * How a search was answered, if not simply as typed. `mentioned`: products have the words only in their description, or within other words;
 * `begins`: they have words that begin like these, but not in their name; `corrected`: typing errors were corrected; `partly`: products
 * have only some of the words. The prices, in paise, were read from the words.
 */
export type Match = {
  kind?: 'mentioned' | 'begins' | 'corrected' | 'partly';
  leastPaise?: number;
  mostPaise?: number;
};
