import { type FormEvent, useEffect, useState } from 'react';
import { MapPin } from 'lucide-react';
import { formatDelivery } from '#domain/pricing/delivery-words.ts';
import { toIndianDay } from '#domain/tax/financial-year.ts';
import type { Paise } from '#domain/money/money.ts';
import type { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { readPin, rememberPin } from '#web/store/remembered-pin.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { type CodTerms, formatCod } from './format-cod.ts';

const WRONG = 'Enter the six digits of your PIN code';

type Answer =
  | { kind: 'none' | 'asking' }
  | { kind: 'found'; words: string; place: string; pin: string; isCodOffered: boolean }
  | { kind: 'unknown' | 'unserved' | 'wrong'; words: string };
type PinCheckProps = { pricePaise: Paise } & CodTerms;

/** Shows the delivery date for a remembered PIN code, and whether cash on delivery is available there. */
export function PinCheck({ pricePaise, ...terms }: PinCheckProps) {
  const [pin, setPin] = useState('');
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  useEffect(() => {
    const stored = readPin();
    if (!stored) return;
    setPin(stored);
    void ask(stored, setAnswer);
  }, []);
  function submit(event: FormEvent) {
    event.preventDefault();
    const digits = pin.replaceAll(/\D/g, '');
    if (/^[1-9]\d{5}$/.test(digits)) void ask(digits, setAnswer);
    else setAnswer({ kind: 'wrong', words: WRONG });
  }
  return (
    <form onSubmit={submit} noValidate className="rounded-sm border border-line bg-card p-4">
      <div className="flex items-end gap-2">
        <TextInput
          className="flex-1"
          label="Delivery to PIN code"
          name="postal-code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
          aria-invalid={answer.kind === 'wrong' || undefined}
          aria-describedby="pin-answer"
        />
        <Button type="submit" variant="secondary" className="min-h-12" busy={answer.kind === 'asking'}>
          Check
        </Button>
      </div>
      <div id="pin-answer" role="status" className="empty:hidden">
        {answer.kind === 'found' && (
          <p className="mt-3 flex items-start gap-2">
            <MapPin aria-hidden="true" size={20} className="mt-0.5 text-leaf" />
            <span>
              Arrives in {answer.place} <strong className="font-semibold">{answer.words}</strong>
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
    </form>
  );
}

async function ask(pin: string, tell: (answer: Answer) => void): Promise<void> {
  tell({ kind: 'asking' });
  try {
    const [{ city, state, state_name, cod_offered, served, courier_days }, { estimateDelivery }] =
      await Promise.all([
        callApi('GET /pincodes/{pin}', { params: { pin }, timeoutMs: 8_000 }),
        // Loaded on demand: it imports the schemas of orders, which a visitor who only looks does not need.
        import('#domain/pricing/delivery.ts'),
      ]);
    rememberPin(pin);
    if (!served)
      return tell({
        kind: 'unserved',
        words: `Our courier does not deliver to ${pin} at present. Please write to us before you order.`,
      });
    const destination = { state, courierDays: courier_days };
    const { from, to } = estimateDelivery('standard', toIndianDay(new Date()), destination);
    return tell({
      kind: 'found',
      place: city === state_name ? city : `${city}, ${state_name}`,
      words: formatDelivery(from, to),
      pin,
      isCodOffered: cod_offered,
    });
  } catch (error) {
    const { status, message } = error as ApiError;
    const words =
      status === 404 ? 'We do not know this PIN code. Please check it; we deliver all over India.' : message;
    return tell({ kind: 'unknown', words });
  }
}
