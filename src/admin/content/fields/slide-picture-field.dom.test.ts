import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import type { ShapedControl } from './field-shape.ts';
import { SlidePictureField } from './slide-picture-field.tsx';

const refusal = 'Someone who can edit products can upload it.';

test.each<[StaffAbility[], number]>([
  [['edit_content', 'edit_products'], 0],
  [['edit_content'], 1],
])(
  'a staff member with the abilities %j is offered an upload, or is shown who can do it',
  async (abilities, refusals) => {
    const control = { form: { watch: () => null }, errorOf: () => undefined } as unknown as ShapedControl;
    mountAs(abilities, createElement(SlidePictureField, { control, name: 'picture', label: 'Picture' }));
    await screen.findByRole('group', { name: 'Picture' });
    expect(screen.queryAllByText(refusal)).toHaveLength(refusals);
    expect(screen.queryAllByText('Choose a photo')).toHaveLength(1 - refusals);
  },
);
