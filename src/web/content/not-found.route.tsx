import { data } from 'react-router';

/** Answers every URL that no other route matches; the root's error boundary renders it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
