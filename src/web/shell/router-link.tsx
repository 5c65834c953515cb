import { Link } from 'react-router';
import type { LinkLike } from '#ui/link-like.tsx';

/** The link that controls of `ui` are given. */
export const RouterLink: LinkLike = ({ href, ...rest }) => <Link to={href} {...rest} />;
