import { type Bits, addBit, createBits, grownBits, removeBit } from './bits.ts';

/** What lists count a product by. Its `marks` are words such as `in category cat_…`, `featured` or `material=brass`. */
export type Countable = { id: string; marks: readonly string[]; fromPricePaise: number };

/** A question to a product under a name that says all of it. */
export type Question<Product> = { key: string; fits: (product: Product) => boolean };
/** Both ends are within. */
export type Prices = { leastPaise: number; mostPaise: number | null };

export type Tally<Product extends Countable> = {
  get: (id: string) => Product | undefined;
  put: (product: Product) => void;
  remove: (id: string) => void;
  /** The sets of those that have each mark. */
  marked: (marks: readonly string[]) => Bits[];
  /** How many have each mark, for every mark that any has. */
  marks: () => ReadonlyMap<string, number>;
  /** The set of those that fit. */
  fitting: (question: Question<Product>) => Bits;
  /** The set of those that cost so much. Every pair of prices may be asked for, so that these have to be found fast. */
  priced: (prices: Prices) => Bits;
  /** The set of those among some ids. */
  among: (ids: Iterable<string>) => Bits;
  /** The set of all. */
  all: () => Bits;
  /** How many places a set of this tally has. */
  capacity: () => number;
};

/** Sets that are kept, at one bit a product each. Questions not asked for longest are forgotten. */
const mostMarks = 3000;
const mostQuestions = 300;

/**
 * Every product as one bit in the set of each mark and each question that lists ask, so that counting what an option would leave
 * costs an instruction or two for 32 goods. It says how many there are; which come first is the database's to say.
 */
export function createTally<Product extends Countable>(): Tally<Product> {
  const places = new Map<string, number>();
  const products: (Product | undefined)[] = [];
  const free: number[] = [];
  const byMark = new Map<string, Bits>();
  const counts = new Map<string, number>();
  // One text for a mark however many goods have it.
  const texts = new Map<string, string>();
  const byQuestion = new Map<string, { question: Question<Product>; bits: Bits }>();
  let capacity = 1024;
  let all = createBits(capacity);
  let prices = new Float64Array(capacity);

  function takePlace(): number {
    const place = free.pop() ?? products.length;
    if (place >= capacity) makeRoom(capacity * 2);
    return place;
  }

  function makeRoom(wanted: number) {
    capacity = wanted;
    all = grownBits(all, capacity);
    const before = prices;
    prices = new Float64Array(capacity);
    prices.set(before);
    for (const [mark, bits] of byMark) byMark.set(mark, grownBits(bits, capacity));
    for (const entry of byQuestion.values()) entry.bits = grownBits(entry.bits, capacity);
  }

  function takeOut(place: number) {
    for (const mark of products[place]?.marks ?? []) {
      const left = counts.get(mark)! - 1;
      counts.set(mark, left);
      if (left === 0) for (const known of [counts, texts, byMark]) known.delete(mark);
      if (byMark.has(mark)) removeBit(byMark.get(mark)!, place);
    }
    for (const { bits } of byQuestion.values()) removeBit(bits, place);
    removeBit(all, place);
    prices[place] = Number.NaN;
    products[place] = undefined;
  }

  function putIn(product: Product, place: number) {
    for (const mark of product.marks) {
      if (!texts.has(mark)) {
        texts.set(mark, mark);
        if (byMark.size < mostMarks) byMark.set(mark, createBits(capacity));
      }
      counts.set(mark, (counts.get(mark) ?? 0) + 1);
      if (byMark.has(mark)) addBit(byMark.get(mark)!, place);
    }
    for (const { question, bits } of byQuestion.values()) if (question.fits(product)) addBit(bits, place);
    addBit(all, place);
    prices[place] = product.fromPricePaise;
    products[place] = { ...product, marks: product.marks.map((mark) => texts.get(mark)!) };
  }

  /** The set of a mark, made when the first product has it; one walk over the goods for a mark beyond those that are kept. */
  function setOf(mark: string): Bits {
    const known = byMark.get(mark);
    if (known) return known;
    const bits = createBits(capacity);
    if (counts.has(mark))
      products.forEach((product, place) => product?.marks.includes(mark) && addBit(bits, place));
    return bits;
  }

  function find({ fits }: Question<Product>): Bits {
    const bits = createBits(capacity);
    products.forEach((product, place) => product && fits(product) && addBit(bits, place));
    return bits;
  }

  return {
    get: (id) => products[places.get(id) ?? -1],
    put(product) {
      const place = places.get(product.id) ?? takePlace();
      places.set(product.id, place);
      takeOut(place);
      putIn(product, place);
    },
    remove(id) {
      const place = places.get(id);
      if (place === undefined) return;
      takeOut(place);
      places.delete(id);
      free.push(place);
    },
    marked: (marks) => marks.map(setOf),
    fitting(question) {
      const entry = byQuestion.get(question.key) ?? { question, bits: find(question) };
      byQuestion.delete(question.key);
      byQuestion.set(question.key, entry);
      if (byQuestion.size > mostQuestions) byQuestion.delete(byQuestion.keys().next().value!);
      return entry.bits;
    },
    priced({ leastPaise, mostPaise }) {
      const bits = createBits(capacity);
      const most = mostPaise ?? Infinity;
      for (let place = 0; place < products.length; place += 1)
        if (prices[place]! >= leastPaise && prices[place]! <= most) addBit(bits, place);
      return bits;
    },
    among(ids) {
      const bits = createBits(capacity);
      for (const id of ids) if (places.has(id)) addBit(bits, places.get(id)!);
      return bits;
    },
    marks: () => counts,
    all: () => all,
    capacity: () => capacity,
  };
}
