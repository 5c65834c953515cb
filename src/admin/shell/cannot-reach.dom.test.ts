import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { Component as Customer } from '#admin/customers/customer.route.tsx';
import { Component as Maker } from '#admin/makers-and-crafts/maker.route.tsx';
import { Component as Person } from '#admin/people/person.route.tsx';
import { mount } from '#test/mount.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { CannotReach } from './cannot-reach.tsx';
import { Component as NotFound } from './not-found.route.tsx';

afterEach(() => vi.unstubAllGlobals());

function Missing() {
  const error = new ApiError('answer', 'Settlement not found', 404);
  return createElement(CannotReach, { error, retry: () => {} });
}

test.each([
  ['/money/settlements/setl_0', 'Go to Settlements', '/money/settlements'],
  ['/orders/HAAT0', 'Go to Orders', '/orders'],
  ['/words/makers/mkr_0', 'Go to Makers', '/words/makers'],
  ['/stock/items/NO-SKU', 'Go to Stock', '/stock'],
])('a record not found at %s links to its list', async (path, name, list) => {
  mount(Missing, path);
  await screen.findByRole('heading', { name: 'Settlement not found' });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(list);
});

test.each([
  ['/settings/nothing', 'Go to Set-up', '/ready'],
  ['/nothing', 'Go to start', '/'],
])('the unknown path %s links to the nearest screen', async (path, name, href) => {
  mount(NotFound, path);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(document.title).toBe('There is no such screen · Admin');
});

test.each([
  ['Customer', Customer],
  ['Person', Person],
  ['Maker', Maker],
])('a missing %s is named in the heading', async (noun, Component) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: `${noun} not found` }, { status: 404 }));
  mountAs([], createElement(Component));
  await screen.findByRole('heading', { name: `${noun} not found` });
});
