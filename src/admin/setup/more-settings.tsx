import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { StepReadiness } from '#contract/seller/readiness.ts';
import { SETTINGS_SCREENS } from '#admin/settings/settings-screens.ts';
import { Part } from '#admin/shell/part.tsx';
import { STEP_SCREENS } from './setup-steps.tsx';

/** Links to the settings that no set-up step links to. */
export function MoreSettings({ steps }: { steps: readonly StepReadiness[] }) {
  const known = new Set(steps.map(({ step }) => STEP_SCREENS[step]));
  return (
    <Part title="More settings">
      <ul className="divide-y divide-line">
        {SETTINGS_SCREENS.filter(({ path }) => !known.has(path)).map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-11 items-center justify-between gap-3 hover:underline">
              {name}
              <ChevronRight aria-hidden="true" size={18} className="flex-none text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
