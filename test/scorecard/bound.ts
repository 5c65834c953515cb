const doubt = 0.05;

/**
 * Returns the highest failure rate that is still compatible with `failures` in `trials`, at 95 % confidence: by the rule of three for no
 * failures, otherwise by Clopper and Pearson (one-sided).
 */
export function upperBound(trials: number, failures: number): number {
  if (trials === 0 || failures >= trials) return 1;
  if (failures === 0) return Math.min(1, 3 / trials);
  let [low, high] = [failures / trials, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (chanceOfAtMost(failures, trials, middle) > doubt) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the probability of at most this many failures in this many trials, at a rate. */
function chanceOfAtMost(failures: number, trials: number, rate: number): number {
  let logOfWays = 0;
  let sum = 0;
  for (let count = 0; count <= failures; count += 1) {
    if (count > 0) logOfWays += Math.log((trials - count + 1) / count);
    sum += Math.exp(logOfWays + count * Math.log(rate) + (trials - count) * Math.log1p(-rate));
  }
  return sum;
}
