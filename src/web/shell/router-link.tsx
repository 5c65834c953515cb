import { Link } from 'react-router';
import type { LinkLike } from '#ui/navigation/link-like.tsx';

/** Adapts the router's link to the controls of `ui`. */
export const RouterLink: LinkLike = ({ href, ...rest }) => <Link to={href} {...rest} />;
