import { classes } from '#ui/classes.ts';
import * as words from './words.ts';

export type CheckoutStep = 'shipping' | 'payment' | 'review';

const steps: { key: CheckoutStep; name: string }[] = [
  { key: 'shipping', name: words.shipping },
  { key: 'payment', name: words.payment },
  { key: 'review', name: words.review },
];

/** Shows which part of the form is current; each name links to its part. */
export function StepsHeader({ current }: { current: CheckoutStep }) {
  const reached = steps.findIndex((step) => step.key === current);
  return (
    <nav aria-label={words.steps}>
      <ol className="flex flex-wrap items-center">
        {steps.map((step, index) => (
          <li key={step.key} className={classes('flex items-center', index > 0 && 'flex-1')}>
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classes('mx-1 h-px flex-1 sm:mx-2', index <= reached ? 'bg-madder' : 'bg-line')}
              />
            )}
            <a
              href={`#${step.key}`}
              aria-current={step.key === current ? 'step' : undefined}
              className="flex min-h-11 items-center gap-1.5 no-underline sm:gap-2"
            >
              <span
                aria-hidden="true"
                className={classes(
                  'flex size-7 items-center justify-center rounded-full border text-sm figures',
                  index <= reached ? 'border-madder bg-madder text-white' : 'border-edge text-quiet',
                )}
              >
                {index + 1}
              </span>
              <span className={index <= reached ? 'font-medium text-ink' : 'text-quiet'}>{step.name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
