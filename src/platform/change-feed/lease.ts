/** For how long after it was known to be up to date a process may answer from memory. */
export const leaseMs = 2_000;

export type Moment = { steady: number; wall: number };
export type Lease = {
  /** Now: what was heard after this moment is known at least as of this moment. */
  now: () => Moment;
  renew: (asOf: Moment) => void;
  end: () => void;
  isValid: () => boolean;
};

const never: Moment = { steady: -Infinity, wall: -Infinity };
const clocks: () => Moment = () => ({ steady: performance.now(), wall: Date.now() });

/**
 * Permission to answer from memory for a short while. It must never last longer than its time: the steady clock cannot be set but
 * stands still while a machine sleeps, the one on the wall goes on but can be set; so neither may have reached the end.
 */
export function createLease(now: () => Moment = clocks): Lease {
  let until = never;
  return {
    now,
    renew(asOf) {
      until = { steady: asOf.steady + leaseMs, wall: asOf.wall + leaseMs };
    },
    end() {
      until = never;
    },
    isValid() {
      const { steady, wall } = now();
      return steady < until.steady && wall < until.wall;
    },
  };
}
