import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const home = { label: 'Home', href: '/' };
const diyas = [home, { label: 'Diyas', href: '/category/diyas' }, { label: 'Diyas' }];

/** Shows a product with the name of its category, and another page after a press. */
function Pages() {
  const [crumbs, setCrumbs] = useState(diyas);
  const leave = { onClick: () => setCrumbs([home, { label: 'Lanterns' }]) };
  return createElement('main', null, createElement(Breadcrumb, { crumbs }), createElement('button', leave));
}

test('no crumb of the previous page stays, even when two of its crumbs have the same name', async () => {
  const { user } = mount(Pages);
  await user.click(await screen.findByRole('button'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Lanterns']);
});
