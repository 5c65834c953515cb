import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoutesStub, Link, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { useTypedTerm } from './use-typed-term.ts';

test('a link that is followed right after typing leads to its page: the search for what was typed is not started', async () => {
  const loaded = Promise.withResolvers<null>();
  const Cart = () => createElement('h1', {}, 'Cart');
  const Stub = createRoutesStub([
    { path: '/search', Component: Search },
    { path: '/cart', Component: Cart, loader: () => loaded.promise },
  ]);
  render(createElement(Stub, { initialEntries: ['/search'] }));
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox'), 'diya');
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  // Longer than the pause after which a search starts automatically.
  await new Promise((resolve) => setTimeout(resolve, 500));
  loaded.resolve(null);
  await screen.findByRole('heading', { name: 'Cart' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

function Search() {
  const [query] = useSearchParams();
  const { typed, setTyped } = useTypedTerm(query.get('q') ?? '', true);
  return createElement(
    'div',
    {},
    createElement('input', {
      value: typed,
      onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
    }),
    createElement(Link, { to: '/cart' }, 'Cart'),
  );
}
