import type { ReactNode } from 'react';

/** A component that renders a link. Controls take one, so that they work with any router or none. */
export type LinkLike = (props: {
  href: string;
  className?: string;
  children: ReactNode;
  rel?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
}) => ReactNode;

export const PlainLink: LinkLike = ({ children, ...rest }) => <a {...rest}>{children}</a>;
