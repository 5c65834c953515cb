/**
 * How a search was answered, where it was not simply as typed. `mentioned`: products have the words only in their description, or within
 * other words; `corrected`: typing errors were corrected; `partly`: products have only some of the words. The prices, in paise, were read
 * from the words.
 */
export type Match = { kind?: 'mentioned' | 'corrected' | 'partly'; leastPaise?: number; mostPaise?: number };
