// npm run dev: the shop with hot reload. The browser shows changed pages and styles immediately; a change on the server (api, shop, db, …)
// restarts the shop, which takes a second.
import { createServer as createHttpServer, request as sendRequest } from 'node:http';
import { join, relative, sep } from 'node:path';
import { createServer as createVite } from 'vite';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || 'localhost';
const serverFolders = new Set([
  'api',
  'contract',
  'db',
  'demo',
  'domain',
  'gateways',
  'jobs',
  'platform',
  'server',
  'shop',
]);

const isForAdmin = /^\/admin(?=[/?]|$)/;
const server = createHttpServer((request, response) => {
  const compiler = isForAdmin.test(request.url) ? admin : vite;
  // Vite serves the admin under its base, which ends with a slash.
  request.url = request.url.replace(/^\/admin(?=\?|$)/, '/admin/');
  compiler.middlewares(request, response, () => handOver(request, response));
});
const vite = await createVite({
  root,
  configFile: join(root, 'vite.config.ts'),
  server: {
    middlewareMode: true,
    hmr: { server },
    // The database constantly writes files.
    watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] },
  },
  appType: 'custom',
});
const admin = await createVite({
  configFile: join(root, 'vite.admin.config.ts'),
  server: { middlewareMode: true, hmr: { server } },
});

let shop;
let restarted = Promise.resolve();
let pause;
await (restarted = start());
vite.watcher.on('all', (_event, file) => {
  const [folder, room] = relative(root, file).split(sep);
  if (folder !== 'src' || !serverFolders.has(room) || /\.test\.tsx?$/.test(file)) return;
  clearTimeout(pause);
  pause = setTimeout(() => (restarted = restarted.then(restart)), 200);
});
server
  .once('error', fail)
  .listen(port, host, () => console.log(`Haat is open at http://${host}:${port}, and follows your changes`));
// The compiler's own signal handler would end the process immediately, with the database still running.
for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal).once(signal, stop);

async function start() {
  try {
    // The shop itself runs behind this server, which has to handle requests first.
    const [{ readConfig }, { createLog }, { startShop }] = await Promise.all(
      ['config', 'log', 'start-shop'].map((name) => vite.ssrLoadModule(`/src/server/${name}.ts`)),
    );
    const config = readConfig({ PUBLIC_URL: `http://${host}:${port}`, ...process.env, PORT: '0' });
    shop = await startShop({ config, log: createLog(config.LOG_LEVEL), root, answerPage });
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error.mistakes?.join('\n') ?? error.stack);
  }
}

async function restart() {
  await shop?.stop();
  shop = undefined;
  await start();
}

async function answerPage(request, ctx) {
  const { createPageHandler } = await vite.ssrLoadModule('/src/server/pages/pages.ts');
  const answer = await createPageHandler({
    mode: 'development',
    siteMap: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  })(request, ctx);
  // The page cache stores no page that sets a cookie, and in development it must store none.
  answer.headers.set('set-cookie', 'dev=; Max-Age=0');
  return answer;
}

function handOver(request, response) {
  if (!shop)
    return response.writeHead(503, { 'retry-after': '1' }).end('The shop is not running: see the terminal.');
  const { hostname, port: innerPort } = new URL(shop.url);
  const passed = sendRequest(
    {
      hostname,
      port: innerPort,
      path: request.originalUrl ?? request.url,
      method: request.method,
      headers: request.headers,
    },
    (answer) => {
      // Vite adds styles and scripts to the page that our policy could not list in advance.
      const { 'content-security-policy': _, ...headers } = answer.headers;
      response.writeHead(answer.statusCode, headers);
      answer.pipe(response);
    },
  );
  passed.on('error', () => response.headersSent || response.writeHead(502).end('The shop is restarting.'));
  request.pipe(passed);
}

async function stop() {
  await restarted;
  await shop?.stop();
  await Promise.all([vite.close(), admin.close()]);
  process.exit(0);
}

function fail(error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `PORT ${port} is taken by another program: set PORT to another number`
      : error.message,
  );
  void stop();
}
