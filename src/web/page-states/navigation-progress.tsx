import { useNavigation } from 'react-router';
import { useStuckNavigation } from './use-stuck-navigation.ts';
import * as words from './words.ts';

/**
 * Shows a bar at the top while the next page loads; a quick navigation never shows it, and for a stuck one the page is loaded as a
 * document.
 */
export function NavigationProgress() {
  useStuckNavigation();
  const isMoving = useNavigation().state !== 'idle';
  return (
    <output className="no-print pointer-events-none block fixed inset-x-0 top-0 z-50 h-0.5">
      {isMoving && <span className="block h-full origin-left animate-progress bg-madder" />}
      <span className="sr-only">{isMoving ? words.loading : ''}</span>
    </output>
  );
}
