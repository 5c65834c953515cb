import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { toNetwork } from '#shop/rate-limits/consume.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';

export type NetworkLimit = {
  /** Counts one request of an address. Throws too_many when its network has no requests left. */
  consume: (address: string | undefined) => Promise<void>;
  /** Throws too_many when the network of an address has no requests left, and counts nothing. */
  requireLeft: (address: string) => Promise<void>;
  /** Counts one request of an address and refuses nothing. */
  penalise: (address: string) => Promise<void>;
};

type Limit = { count: number; seconds: number; message: string };

/**
 * Limits how many requests one network may send within a number of seconds; only this process counts them. Nothing is counted while limits
 * are turned off, nor for an address that all visitors share, because one visitor would lock out all others.
 */
export function limitNetworks(
  { limits }: Pick<Ctx, 'limits'>,
  { count, seconds, message }: Limit,
): NetworkLimit {
  const limiter = new RateLimiterMemory({ points: count, duration: seconds });
  const isExempt = (address: string | undefined) => !limits.requests || address === SHARED_ADDRESS;
  const refuse = ({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): never => {
    throw tooMany(message, Math.ceil(msBeforeNext / 1000));
  };
  return {
    async consume(address) {
      if (!isExempt(address)) await limiter.consume(toNetwork(address ?? '')).catch(refuse);
    },
    async requireLeft(address) {
      const state = isExempt(address) ? null : await limiter.get(toNetwork(address));
      if (state && state.remainingPoints <= 0) refuse(state);
    },
    async penalise(address) {
      if (!isExempt(address)) await limiter.penalty(toNetwork(address));
    },
  };
}
