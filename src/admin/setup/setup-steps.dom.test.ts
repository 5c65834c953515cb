import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { StepReadiness } from '#contract/seller/readiness.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { SetupSteps } from './setup-steps.tsx';

test('a set-up step is a link only for staff who may open its screen', async () => {
  const steps = (['shop', 'policies', 'products', 'backup', 'test_order'] as const).map(
    (step): StepReadiness => ({ step, state: 'not_started', missing: [], needed_to_open: true }),
  );
  mountAs(['edit_settings', 'edit_content'], createElement(SetupSteps, { steps }));
  await screen.findByText('Products');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Shop', 'Policies']);
});
