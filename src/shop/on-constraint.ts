import type { ShopError } from '#domain/error.ts';
import { constraintOf } from '#platform/postgres/error-code.ts';

/** Returns an error handler for a change: it throws a refusal if the database named this constraint, and rethrows any other error. */
export function onConstraint(constraint: string, toRefusal: () => ShopError): (error: unknown) => never {
  return (error) => {
    throw constraintOf(error) === constraint ? toRefusal() : error;
  };
}
