import { defaultSettings } from '#domain/seller/settings.ts';
import { useShell } from './shell-data.ts';

/** Days from delivery within which this shop takes products back: its setting, or the default where the frame could not be loaded. */
export function useReturnDays(): number {
  return useShell()?.returnDays ?? defaultSettings.general.returnDays;
}
