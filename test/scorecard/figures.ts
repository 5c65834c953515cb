import * as acknowledgedWrites from './kills/acknowledged-writes.ts';
import * as canaries from './security/canaries.ts';
import * as codeGuesses from './security/code-guesses.ts';
import * as couponUses from './money/coupon-uses.ts';
import * as drainedRequests from './kills/drained-requests.ts';
import * as generatedRequests from './security/generated-requests.ts';
import * as identityMatrix from './security/identity-matrix.ts';
import * as invoiceNumbers from './kills/invoice-numbers.ts';
import * as killedPayments from './kills/killed-payments.ts';
import * as lastUnits from './money/last-units.ts';
import * as lostWebhooks from './money/lost-webhooks.ts';
import * as moneyOracle from './money/money-oracle.ts';
import * as oneKey from './money/one-key.ts';
import * as ordersOfFacts from './money/orders-of-facts.ts';
import * as repeatedWebhook from './money/repeated-webhook.ts';
import * as returnAddresses from './security/return-addresses.ts';
import * as storedScripts from './security/stored-scripts.ts';
import type { Trial } from './trial.ts';

export type Figure = {
  name: string;
  /** The name of the figure; `target` is its limit. */
  what: string;
  target: string;
  /** Trials of the full run, and of the short form that runs with the tests. */
  full: number;
  short: number;
  /** Whether it starts the built program. */
  needsProgram?: boolean;
  run: (trials: number) => Promise<Trial>;
};

/** The scorecard: the guarantees of the shop, how often each is tried, and by which function. */
export const figures: Figure[] = [
  {
    name: 'K1',
    what: 'units oversold or left over, 200 buyers at once against limited stock',
    target: '0 in 10,000 attempts',
    full: 10_000,
    short: 400,
    ...lastUnits,
  },
  {
    name: 'K2',
    what: 'orders per idempotency key under 100 parallel identical requests',
    target: 'exactly 1, named by every answer',
    full: 5_000,
    short: 100,
    ...oneKey,
  },
  {
    name: 'K3',
    what: 'captured payments without a paid order or a refund after SIGKILL at any step of a payment',
    target: '0 in 14 points x 50 kills, settled within 60 s',
    full: 700,
    short: 14,
    needsProgram: true,
    ...killedPayments,
  },
  {
    name: 'K4',
    what: 'effects of one verified webhook delivered 100 times, 20 in parallel',
    target: 'those of one',
    full: 5_000,
    short: 200,
    ...repeatedWebhook,
  },
  {
    name: 'K5',
    what: 'final states over all orders of browser verify, authorized, captured, order.paid, failed, with repeats',
    target: '1 state',
    full: 600,
    short: 120,
    ...ordersOfFacts,
  },
  {
    name: 'K6',
    what: 'captured payments neither order nor refund 20 minutes later, webhooks off',
    target: '0 (100 % recovered)',
    full: 300,
    short: 15,
    ...lostWebhooks,
  },
  {
    name: 'K7',
    what: 'paise between generated carts as quoted, ordered, invoiced and credited, and the rules in SQL numeric',
    target: '0 over 100,000 carts',
    full: 100_000,
    short: 2_000,
    ...moneyOracle,
  },
  {
    name: 'K8',
    what: 'gaps or duplicates in invoice numbers, 30 % rolled back, processes killed',
    target: '0 in 500 issues with 20 kills',
    full: 500,
    short: 50,
    ...invoiceNumbers,
  },
  {
    name: 'K9',
    what: 'calls of the document by somebody else that read, change, tell or time what is not theirs',
    target: '0, with every call that names a thing; times within 5 ms',
    full: 1_000,
    short: 100,
    ...identityMatrix,
  },
  {
    name: 'K10',
    what: 'guesses looked at per one-time code, 1,000 in parallel',
    target: 'at most 5',
    full: 10_000,
    short: 1_000,
    ...codeGuesses,
  },
  {
    name: 'K11',
    what: 'uses granted of a coupon for L uses under 100 parallel checkouts',
    target: 'exactly L',
    full: 4_000,
    short: 100,
    ...couponUses,
  },
  {
    name: 'K12',
    what: '5xx, undeclared answers, foreign data and false books after requests made from the document',
    target: '0 in 20,000 requests',
    full: 20_000,
    short: 2_000,
    ...generatedRequests,
  },
  {
    name: 'K13',
    what: 'scripts run, elements made and policies reported by 120 vectors in every stored text, in a browser',
    target: '0',
    full: 2_000,
    short: 120,
    needsProgram: true,
    ...storedScripts,
  },
  {
    name: 'K14',
    what: 'logins that end on another host, 45 return addresses written in four ways',
    target: '0',
    full: 180,
    short: 4,
    needsProgram: true,
    ...returnAddresses,
  },
  {
    name: 'K15',
    what: 'acknowledged writes missing after SIGKILL, own and given database',
    target: '0 in 10,000 writes and 100 kills',
    full: 10_000,
    short: 200,
    needsProgram: true,
    ...acknowledgedWrites,
  },
  {
    name: 'K16',
    what: 'requests dropped on SIGTERM under load',
    target: '0 of 1,000, ended within 10 s',
    full: 5_000,
    short: 1_000,
    needsProgram: true,
    ...drainedRequests,
  },
  {
    name: 'K20',
    what: 'secrets, codes and tokens in logs, tables and data files, and numbers and addresses of people in logs',
    target: '0',
    full: 10,
    short: 1,
    ...canaries,
  },
];
