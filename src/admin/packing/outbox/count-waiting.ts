/** Returns how many parcels wait on this device in words: 3 parcels wait on this phone. */
export function countWaiting(count: number): string {
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer';
  return count === 1
    ? `1 parcel is waiting on this ${device}.`
    : `${count} parcels are waiting on this ${device}.`;
}
