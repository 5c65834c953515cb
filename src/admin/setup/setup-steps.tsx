import { Link } from 'react-router';
import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { SetupStep } from '#domain/seller/readiness.ts';
import type { StepReadiness } from '#contract/seller/readiness.ts';
import { useMayOpen } from '#admin/session/use-may-open.ts';
import { Part } from '#admin/shell/part.tsx';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';

export const STEP_NAMES: Record<SetupStep, string> = {
  shop: 'Shop',
  logo: 'Logo',
  seller: 'Seller',
  gst: 'GST',
  payments: 'Payments',
  delivery: 'Delivery',
  policies: 'Policies',
  messages: 'Messages',
  products: 'Products',
  courier: 'Courier',
  domain: 'Domain',
  sign_in: 'Two-step sign-in',
  messages_tried: 'Messages tested',
  backup: 'Backup',
  test_order: 'Test order',
};

/** The screens of the steps that have one. */
export const STEP_SCREENS: Partial<Record<SetupStep, string>> = {
  shop: '/settings/general',
  logo: '/settings/general',
  seller: '/settings/seller',
  gst: '/settings/seller',
  payments: '/settings/payment',
  delivery: '/settings/shipping',
  policies: '/words/pages',
  messages: '/settings/messages',
  products: '/products/new',
  courier: '/settings/courier',
  sign_in: '/me',
  messages_tried: '/settings/messages',
  backup: '/safety',
  test_order: '/orders',
};

const marks: Record<StepReadiness['state'], Mark> = {
  done: { tone: 'done', icon: CircleCheck, word: 'Done' },
  in_progress: { tone: 'moving', icon: CircleDashed, word: 'In progress' },
  not_started: { tone: 'quiet', icon: Circle, word: 'Not started' },
  failed: { tone: 'alert', icon: CircleAlert, word: 'Fix' },
};

/** The steps from an empty shop to an open one, the mandatory ones first. */
export function SetupSteps({ steps }: { steps: readonly StepReadiness[] }) {
  return (
    <>
      <Steps title="Needed to open" steps={steps.filter(({ needed_to_open }) => needed_to_open)} />
      <Steps title="Can wait" steps={steps.filter(({ needed_to_open }) => !needed_to_open)} />
    </>
  );
}

/** Lists steps, each with its state, what is still missing, and a link to its screen for people who may open it. */
function Steps({ title, steps }: { title: string; steps: readonly StepReadiness[] }) {
  const mayOpen = useMayOpen();
  return (
    <Part title={title}>
      <ol className="flex flex-col divide-y divide-line">
        {steps.map(({ step, state, missing }) => {
          const path = STEP_SCREENS[step];
          return (
            <li key={step} className="flex flex-col gap-1 py-3">
              <span className="flex items-center gap-3">
                <span className="flex-1 font-medium">
                  {path && mayOpen(path) ? (
                    <Link to={path} className="link inline-flex min-h-11 min-w-11 items-center">
                      {STEP_NAMES[step]}
                    </Link>
                  ) : (
                    STEP_NAMES[step]
                  )}
                </span>
                <StateMark {...marks[state]} />
              </span>
              {missing.map((sentence) => (
                <span key={sentence} className="text-sm wrap-break-word">
                  {sentence}
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </Part>
  );
}
