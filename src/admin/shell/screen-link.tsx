import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type Screen, isWithin } from './screens.ts';

/** The link to a screen, marked as current while that screen or one within it is open. */
export function ScreenLink({ screen, children, ...rest }: ScreenLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={screen.path} aria-current={isWithin(screen, pathname) ? 'page' : undefined} {...rest}>
      {children}
    </Link>
  );
}

type ScreenLinkProps = { screen: Screen; className: string; title?: string; children: ReactNode };
