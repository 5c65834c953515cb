/** The facts about a product that the craft list (crafts.csv) does not contain: its texts, its filter values, its stock and its reviews. */
export type DemoProduct = {
  /** Row of crafts.csv, such as WD01. */
  ref: string;
  /** One sentence for cards and search results, at most 120 characters. */
  shortDescription: string;
  /** Two to four paragraphs separated by a blank line: the piece, the craft's story, how to use it. */
  description: string;
  /** One or two sentences: how to keep it well. */
  care: string;
  maker: { name: string; story: string };
  /** Extra search words in English, Devanagari and Latin Hindi, in addition to those of crafts.csv. */
  tags: string[];
  /** Filter attributes of its category by key (type, material, style, occasion, deity …); several values are an array. */
  attributes: Record<string, string | string[]>;
  /** Percent off the list price, if the product is on sale. */
  salePercent?: number;
  featured?: true;
  /** Pieces in stock; one number is spread over the variants. 0 is sold out, 1 the last piece. */
  stock: number;
  reviews: DemoReview[];
  questions?: DemoQuestion[];
};

/** A customer's question and the shop's answer. */
export type DemoQuestion = { author: string; text: string; answer: string; daysAgo: number };

export type DemoReview = {
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  body: string;
  daysAgo: number;
};
