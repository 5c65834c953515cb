import { index, type RouteConfig } from '@react-router/dev/routes';

// The site map: every page of the shop and the file it lives in. Links are built in paths.ts, never typed.
export default [index('./pages/home.route.tsx')] satisfies RouteConfig;
