import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './query-client.ts';
import { admin } from './routes.tsx';

const router = createBrowserRouter(admin.routes, { basename: admin.basename });

/**
 * The owner's app: server state in one query client, screens by the router. Its navigations are not transitions: on a slow machine the
 * search of a list would know too late that a row is being opened, and take its place.
 */
export function App() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </CSPProvider>
  );
}
