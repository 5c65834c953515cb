import { defaultSettings } from '#domain/settings/settings.ts';
import { useShell } from './shell-data.ts';

/**
 * Returns the days from delivery within which this shop accepts returns: its setting, or the default where the frame could not be loaded.
 */
export function useReturnDays(): number {
  return useShell()?.returnDays ?? defaultSettings.general.returnDays;
}
