import type { ApiError } from '#contract/api-error.ts';
import type { Refusal } from './refusal-notice.tsx';
import * as words from './words.ts';

/** Returns why an order was refused, worded for a checkout whose quote has since lowered quantities and dropped a code automatically. */
export function toRefusal(error: ApiError): Refusal {
  const { code, fields, body } = error;
  if (code === 'stock.gone' && Number(body.available) > 0) return { code, message: words.fewerLeft };
  if (code === 'promotion.refused' && fields.promo_code)
    return { code, message: words.withoutCode(fields.promo_code) };
  return { code, message: error.messageOr(words.placeAgain) };
}
