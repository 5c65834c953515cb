import type { ShopError } from '#domain/error.ts';
import { constraintOf } from '#platform/postgres/error-code.ts';

/** Returns what catches the errors of a change: it throws a refusal where the database named this constraint, and any other error again. */
export function onConstraint(constraint: string, toRefusal: () => ShopError): (error: unknown) => never {
  return (error) => {
    throw constraintOf(error) === constraint ? toRefusal() : error;
  };
}
