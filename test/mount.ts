import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, createElement } from 'react';
import { createRoutesStub } from 'react-router';

// A busy machine may take its time; an element that never appears still fails the test.
configure({ asyncUtilTimeout: 15_000 });

/**
 * Mounts a component in the document of a test file whose name ends in `.dom.test.ts`, at an address of the shop. Returns a user that
 * presses and types, and the query of the address.
 */
export function mount(Component: ComponentType, path = '/') {
  let query = '';
  const Page = () => createElement(Component);
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: Page,
      loader: ({ request }) => {
        query = new URL(request.url).search;
        return null;
      },
      HydrateFallback: () => null,
    },
  ]);
  render(createElement(Stub, { initialEntries: [path] }));
  return { user: userEvent.setup(), readQuery: () => query };
}
