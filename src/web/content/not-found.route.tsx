import { data } from 'react-router';

/** Whatever no other page answers; the root's error boundary draws it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
