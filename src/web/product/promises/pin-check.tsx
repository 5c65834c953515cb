import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MapPin } from 'lucide-react';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { formatDelivery } from '#domain/pricing/delivery-words.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Occasion } from '#domain/content/occasion.ts';
import { formatDayMonth } from '#domain/day-words.ts';
import { ApiError } from '#contract/api-error.ts';
import { UNREACHABLE } from '#contract/send-call.ts';
import { callApi } from '#web/api-client.ts';
import { readPin, rememberPin } from '#web/state/remembered-pin.ts';
import { classes } from '#ui/classes.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { type CodTerms, formatCod } from './format-cod.ts';
import * as words from '../words.ts';

type Answer =
  | { kind: 'none' | 'asking' }
  | { kind: 'found'; words: string; occasion: string; pin: string; isCodOffered: boolean }
  | { kind: 'unknown' | 'unserved' | 'wrong'; words: string };
type PinCheckProps = { pricePaise: Paise; occasion: Occasion | null } & CodTerms;

/**
 * Shows by when a product arrives at the remembered PIN code, and whether it can be paid in cash there; asks for a PIN code if none is
 * remembered.
 */
export function PinCheck({ pricePaise, occasion, ...terms }: PinCheckProps) {
  const [pin, setPin] = useState('');
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  /** Whether a button was pressed: the element that replaces it then takes its focus. */
  const [isUsed, setUsed] = useState(false);
  /** The PIN code whose answer is awaited; empty once another is being typed. */
  const awaited = useRef('');
  useEffect(() => {
    const stored = readPin();
    if (!stored) return;
    setPin(stored);
    void check(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [occasion]);
  async function check(asked: string) {
    awaited.current = asked;
    setAnswer({ kind: 'asking' });
    const next = await ask(asked, occasion);
    if (awaited.current !== asked) return;
    if (next.kind !== 'unknown') rememberPin(asked);
    setAnswer(next);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setUsed(true);
    // The field alone holds what was typed before the script had loaded.
    const typed = String(new FormData(event.currentTarget).get('postal-code'));
    setPin(typed);
    const digits = typed.replaceAll(/\D/g, '');
    if (PIN_PATTERN.test(digits)) void check(digits);
    else setAnswer({ kind: 'wrong', words: words.wrongPin });
  }
  function change() {
    setAnswer({ kind: 'none' });
    setUsed(true);
  }
  return (
    // The height is the same with an answer as with the field, so that an answer for a remembered PIN code moves nothing.
    <div
      className={classes(
        'flex flex-col justify-center rounded-sm border border-line bg-card px-4 py-3',
        occasion ? 'min-h-42 lg:min-h-37' : 'min-h-35 lg:min-h-30',
      )}
    >
      <div id="pin-answer" role="status" className="order-last empty:hidden">
        {answer.kind === 'found' && (
          <p className="flex items-start gap-2">
            <MapPin aria-hidden="true" size={20} className="mt-0.5 flex-none text-leaf" />
            <span>
              <span className="font-medium">{answer.words}</span>
              {answer.occasion && <span className="block text-leaf">{answer.occasion}</span>}
              <span className="block text-sm text-quiet">
                {formatCod({ pricePaise, terms, place: answer })}
              </span>
            </span>
          </p>
        )}
        {(answer.kind === 'unknown' || answer.kind === 'unserved') && (
          <p className="mt-3 text-turmeric-deep">{answer.words}</p>
        )}
        {answer.kind === 'wrong' && <p className="mt-3 text-alert">{answer.words}</p>}
      </div>
      {answer.kind === 'found' ? (
        <button
          type="button"
          onClick={change}
          // oxlint-disable-next-line no-autofocus
          autoFocus={isUsed}
          className="order-last ml-7 min-h-11 self-start link"
        >
          {words.changePin(answer.pin)}
        </button>
      ) : (
        <form onSubmit={submit} noValidate className="pin-form">
          <TextInput
            label={words.deliveryTo}
            name="postal-code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
            value={pin}
            // oxlint-disable-next-line no-autofocus
            autoFocus={isUsed}
            onChange={(event) => {
              awaited.current = '';
              setAnswer({ kind: 'none' });
              setPin(event.target.value);
            }}
            aria-invalid={answer.kind === 'wrong' || undefined}
            aria-describedby="pin-answer"
          />
          <Button type="submit" variant="secondary" className="min-h-12" busy={answer.kind === 'asking'}>
            {words.check}
          </Button>
        </form>
      )}
    </div>
  );
}

async function ask(pin: string, occasion: Occasion | null): Promise<Answer> {
  try {
    const [
      { city, state, state_name, cod_offered, served, courier_days },
      { estimateDelivery, findLastDayToOrder },
    ] = await Promise.all([
      callApi('GET /pincodes/{pin}', { params: { pin }, timeoutMs: 8_000 }),
      // Loaded on demand: a visitor who checks no PIN code does not need it.
      import('#domain/pricing/delivery-estimate.ts'),
    ]);
    if (!served) return { kind: 'unserved', words: words.unservedPin(pin) };
    const destination = { state, courierDays: courier_days };
    const today = toIndianDay(new Date());
    const { from, to } = estimateDelivery('standard', today, destination);
    const lastDay = occasion && findLastDayToOrder(occasion.day, today, destination);
    return {
      kind: 'found',
      words: words.arrives(city === state_name ? city : `${city}, ${state_name}`, formatDelivery(from, to)),
      occasion: occasion ? toOccasionWords(occasion, lastDay) : '',
      pin,
      isCodOffered: cod_offered,
    };
  } catch (error) {
    return { kind: 'unknown', words: toProblem(error) };
  }
}

/** Returns why nothing is known about a PIN code; a browser's own message about a script that it could not load is not shown. */
function toProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  return error.status === 404 ? words.unknownPin : error.message;
}

/** Returns a sentence with the last day to order for an occasion; `lastDay` is null if that day is over. */
function toOccasionWords({ name }: Occasion, lastDay: string | null): string {
  return lastDay ? words.orderBy(formatDayMonth(lastDay), name) : words.afterOccasion(name);
}
