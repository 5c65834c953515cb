export type DemoPromotion = {
  code: string;
  /** The text after the code in the strip, which shows the code in capitals. */
  description: string;
  type: 'percentage' | 'fixed';
  /** Basis points off, for a percentage promotion. */
  percentBp?: number;
  /** Paise off, for a fixed amount. */
  amountPaise?: number;
  minimumPaise: number;
  maxDiscountPaise?: number;
  /** How often all customers together may redeem it. */
  usageLimit?: number;
  perCustomerLimit?: number;
  startsAt: string;
  endsAt?: string;
  /** Whether the strip at the top of the shop announces it while it runs. */
  shownInStrip: boolean;
};

/** One promotion of every kind that a checkout distinguishes; all times are midnights in India. */
export const demoPromotions: DemoPromotion[] = [
  {
    code: 'WELCOME10',
    description: '10% off one order of ₹500 or more, up to ₹300',
    type: 'percentage',
    percentBp: 1000,
    minimumPaise: 50_000,
    maxDiscountPaise: 30_000,
    perCustomerLimit: 1,
    startsAt: '2025-09-22T00:00:00+05:30',
    shownInStrip: true,
  },
  {
    code: 'UTSAV200',
    description: '₹200 off orders of ₹1,499 or more',
    type: 'fixed',
    amountPaise: 20_000,
    minimumPaise: 149_900,
    startsAt: '2026-10-01T00:00:00+05:30',
    shownInStrip: true,
  },
  {
    code: 'ARTISAN5',
    description: '5% off everything, even small orders',
    type: 'percentage',
    percentBp: 500,
    minimumPaise: 0,
    startsAt: '2026-04-01T00:00:00+05:30',
    shownInStrip: true,
  },
  {
    code: 'FESTIVE25',
    description: '25% off ₹999 or more, up to ₹1,000, for the first hundred orders',
    type: 'percentage',
    percentBp: 2500,
    minimumPaise: 99_900,
    maxDiscountPaise: 100_000,
    usageLimit: 100,
    startsAt: '2026-10-15T00:00:00+05:30',
    shownInStrip: false,
  },
  {
    code: 'RAKHI50',
    description: '₹50 off gifts for Raksha Bandhan',
    type: 'fixed',
    amountPaise: 5_000,
    minimumPaise: 39_900,
    startsAt: '2026-08-01T00:00:00+05:30',
    endsAt: '2026-08-29T00:00:00+05:30',
    shownInStrip: true,
  },
  {
    code: 'HOLI15',
    description: '15% off for Holi, up to ₹500',
    type: 'percentage',
    percentBp: 1500,
    minimumPaise: 79_900,
    maxDiscountPaise: 50_000,
    // The date is so far ahead that a fresh demo always has one promotion that has not begun.
    startsAt: '2099-03-01T00:00:00+05:30',
    endsAt: '2099-03-20T00:00:00+05:30',
    shownInStrip: true,
  },
];
