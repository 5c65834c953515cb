import { Navigate } from 'react-router';

/** The money begins with what couriers still hold. */
export function Component() {
  return <Navigate to="/money/cod" replace />;
}
