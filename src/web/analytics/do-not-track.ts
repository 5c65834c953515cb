/** Returns whether this browser sends a do-not-track signal. */
export function wantsPeace(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}
