/** A cart in the oracle's form: rupees and percent, no paise. */
export type OracleCart = {
  cart: number;
  home: 'UP' | 'MH' | 'CH';
  state: 'UP' | 'MH' | 'CH' | 'TN';
  method: 'razorpay' | 'cod';
  is_express: boolean;
  promo: 'fixed' | 'percentage' | null;
  promo_value: number;
  promo_cap: number | null;
  promo_from: number;
  prepaid: number;
  standard: number;
  express: number;
  free_from: number;
  cod: number;
  is_rounded: boolean;
};
export type OracleLine = {
  cart: number;
  line: number;
  price: number;
  quantity: number;
  rate: number;
  /** The rate applies up to this price per piece, the other rate above it. */
  ceiling: number | null;
  rate_above: number | null;
  /** The pieces that are returned first. */
  back: number;
};
export type Cart = { cart: OracleCart; lines: OracleLine[] };

/** Generates carts of every kind, the same for the same seed. */
export function* makeCarts(count: number, seed: number): Generator<Cart> {
  const dice = makeDice(seed);
  for (let cart = 1; cart <= count; cart += 1) {
    const lines = Array.from({ length: dice.whole(1, 6) }, (_, index) => makeLine(dice, cart, index + 1));
    yield { cart: makeCart(dice, cart), lines };
  }
}

export type Dice = ReturnType<typeof makeDice>;

function makeCart(dice: Dice, cart: number): OracleCart {
  const promo = dice.pick(['fixed', 'percentage', null, null] as const);
  return {
    cart,
    home: dice.pick(['UP', 'UP', 'MH', 'CH'] as const),
    state: dice.pick(['UP', 'UP', 'MH', 'CH', 'TN'] as const),
    method: dice.pick(['razorpay', 'cod'] as const),
    is_express: dice.whole(1, 4) === 1,
    promo,
    promo_value: promo === 'percentage' ? dice.pick([1, 7.5, 10, 33.33, 100]) : dice.rupees(1, 3000),
    promo_cap: promo === 'percentage' && dice.whole(1, 2) === 1 ? dice.rupees(1, 500) : null,
    promo_from: dice.pick([0, 0, 499, 2500]),
    prepaid: dice.pick([0, 2, 5, 12.5]),
    standard: dice.pick([0, 49, 100, dice.rupees(1, 300)]),
    express: dice.pick([0, 200, dice.rupees(1, 500)]),
    free_from: dice.pick([0, 999, 5000, 1_000_000]),
    cod: dice.pick([0, 50, dice.rupees(1, 99)]),
    is_rounded: dice.whole(1, 4) > 1,
  };
}

function makeLine(dice: Dice, cart: number, line: number): OracleLine {
  const quantity = dice.whole(1, 9);
  const isCloth = dice.whole(1, 8) === 1;
  return {
    cart,
    line,
    price: isCloth
      ? dice.rupees(2400, 3000)
      : dice.pick([dice.rupees(1, 20), dice.rupees(20, 2000), dice.rupees(2000, 99_999)]),
    quantity,
    rate: isCloth ? 5 : dice.pick([0, 0.25, 3, 5, 5, 18, 40]),
    ceiling: isCloth ? 2625 : null,
    rate_above: isCloth ? 18 : null,
    back: dice.pick([0, 0, 1, quantity, dice.whole(0, quantity)]),
  };
}

/** Generates reproducible pseudorandom numbers from a seed (mulberry32). */
export function makeDice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    /** Returns an amount in rupees, often a whole one. */
    rupees: (least: number, most: number) =>
      whole(1, 3) === 1 ? whole(least * 100, most * 100) / 100 : whole(least, most),
    pick: <Value>(values: readonly Value[]): Value => values[whole(0, values.length - 1)]!,
  };
}
