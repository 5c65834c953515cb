import { createBrowserRouter } from 'react-router';
import { Failure } from './shell/failure.tsx';
import { Shell } from './shell/shell.tsx';
import { Waiting } from './shell/waiting.tsx';

/** Every screen of the admin. Each area is loaded when it is first opened. */
export const router = createBrowserRouter(
  [
    {
      path: 'join',
      HydrateFallback: Waiting,
      ErrorBoundary: Failure,
      lazy: () => import('./join/join.route.tsx'),
    },
    {
      path: 'setup',
      HydrateFallback: Waiting,
      ErrorBoundary: Failure,
      lazy: () => import('./setup/claim.route.tsx'),
    },
    {
      Component: Shell,
      ErrorBoundary: Failure,
      HydrateFallback: Waiting,
      children: [
        {
          ErrorBoundary: Failure,
          children: [
            { path: 'orders/new', lazy: () => import('./orders/new/new-order.route.tsx') },
            { path: 'orders/:number', lazy: () => import('./orders/order.route.tsx') },
            { index: true, lazy: () => import('./today/today.route.tsx') },
            { path: 'orders', lazy: () => import('./orders/orders.route.tsx') },
            { path: 'pack/pick-list', lazy: () => import('./packing/pick/pick-list.route.tsx') },
            { path: 'pack/:number?', lazy: () => import('./packing/packing.route.tsx') },
            { path: 'people/:id', lazy: () => import('./people/person.route.tsx') },
            { path: 'people', lazy: () => import('./people/people.route.tsx') },
            { path: 'api-keys', lazy: () => import('./api-keys/api-keys.route.tsx') },
            { path: 'me', lazy: () => import('./account/account.route.tsx') },
            { path: 'audit', lazy: () => import('./audit/audit.route.tsx') },
            {
              path: 'money',
              lazy: () => import('./money/money.route.tsx'),
              children: [
                { index: true, lazy: () => import('./money/start.route.tsx') },
                { path: 'cod', lazy: () => import('./money/cod.route.tsx') },
                { path: 'invoices', lazy: () => import('./money/invoices.route.tsx') },
                {
                  path: 'settlements/:id',
                  lazy: () => import('./money/settlements/settlement.route.tsx'),
                },
                { path: 'settlements', lazy: () => import('./money/settlements/settlements.route.tsx') },
                { path: 'gst', lazy: () => import('./money/gst/gst.route.tsx') },
                { path: 'refunds', lazy: () => import('./money/refunds/refunds.route.tsx') },
                {
                  path: 'remittances/:id',
                  lazy: () => import('./money/remittances/remittance.route.tsx'),
                },
                {
                  path: 'remittances',
                  lazy: () => import('./money/remittances/remittances.route.tsx'),
                },
                { path: 'books', lazy: () => import('./money/books/books.route.tsx') },
                { path: 'sales', lazy: () => import('./money/sales.route.tsx') },
              ],
            },
            { path: 'returns', lazy: () => import('./returns/returns.route.tsx') },
            { path: 'customers/:id', lazy: () => import('./customers/customer.route.tsx') },
            { path: 'customers', lazy: () => import('./customers/customers.route.tsx') },
            { path: 'subscribers', lazy: () => import('./subscribers/subscribers.route.tsx') },
            { path: 'tickets/:number', lazy: () => import('./tickets/ticket.route.tsx') },
            { path: 'tickets', lazy: () => import('./tickets/tickets.route.tsx') },
            { path: 'settings/replies', lazy: () => import('./tickets/replies.route.tsx') },
            { path: 'settings/:section', lazy: () => import('./settings/settings.route.tsx') },
            { path: 'ready', lazy: () => import('./setup/ready.route.tsx') },
            { path: '*', lazy: () => import('./shell/not-found.route.tsx') },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
);
