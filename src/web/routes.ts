import { index, route, type RouteConfig } from '@react-router/dev/routes';

// The site map: every page of the shop and the file it lives in, in the order of a visit. Links are built in paths.ts,
// never typed. Pages everybody sees lie in pages/, the others in checkout/ and account/, all as <name>.route.tsx;
// `export const handle = { shell: 'quiet' }` leaves of the frame only logo and help.
export default [
  index('./pages/home.route.tsx'),
  route('*', './pages/not-found.route.tsx'),
] satisfies RouteConfig;
