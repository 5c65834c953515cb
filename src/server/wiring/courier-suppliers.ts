import type { Hono } from 'hono';
import type { Fetch } from '#gateways/call-supplier.ts';
import { createDelhivery } from '#gateways/couriers/delhivery.ts';
import { createShiprocket } from '#gateways/couriers/shiprocket.ts';
import { createSandboxCouriers } from '#gateways/sandbox/couriers/sandbox.ts';
import type { Couriers } from '#shop/ports.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Config } from '#server/config.ts';
import type { Store } from './store.ts';

type Making = {
  config: Config;
  store: Pick<Store, 'db' | 'secretsFor'>;
  clock: Clock;
  log: Log;
  ownUrl: () => string;
};
type Made = { couriers: Couriers; courierSandbox?: Hono | undefined };

/** Creates the courier gateways whose keys are set. In a demo the sandbox replaces each of the others. */
export function createCouriers(making: Making): Made {
  const real = createReal(making);
  if (making.config.demo === 'off') return { couriers: real };
  const { store, clock, log, ownUrl } = making;
  const [password] = store.secretsFor('courier sandbox');
  const [webhookToken] = store.secretsFor('courier sandbox webhook');
  const sandbox = createCourierSandbox({
    db: store.db,
    password,
    webhookToken,
    clock,
    log,
    shopUrl: ownUrl,
    fetch,
  });
  return { couriers: { ...sandbox.couriers, ...real }, courierSandbox: sandbox.app };
}

function createReal({ config, clock }: Making): Couriers {
  const couriers: Couriers = {};
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password } = config;
  const webhookToken = config.SHIPROCKET_WEBHOOK_TOKEN;
  if (email && password && webhookToken)
    couriers.shiprocket = createShiprocket({ email, password, webhookToken, clock });
  const { DELHIVERY_TOKEN: token, DELHIVERY_WEBHOOK_TOKEN: secret, DELHIVERY_URL: baseUrl } = config;
  if (token && secret) couriers.delhivery = createDelhivery({ token, webhookToken: secret, baseUrl });
  return couriers;
}

type Sandbox = Omit<Parameters<typeof createSandboxCouriers>[0], 'keys'> & {
  password: string;
  webhookToken: string;
  timeoutMs?: number;
};

/** Creates the courier sandbox and the shop's own gateways that call it directly, without using the network. */
export function createCourierSandbox({ password, webhookToken, timeoutMs, ...world }: Sandbox) {
  const keys = { email: 'sandbox@haat.example', password, token: password, webhookToken };
  const app = createSandboxCouriers({ ...world, keys });
  const baseUrl = 'http://localhost/sandbox/couriers';
  const ask: Fetch = async (url, init) =>
    app.request(new URL(url).pathname.replace('/sandbox/couriers', '') + new URL(url).search, init);
  const options = { clock: world.clock, timeoutMs, fetch: ask };
  const couriers = {
    shiprocket: createShiprocket({ ...keys, ...options, baseUrl: `${baseUrl}/shiprocket` }),
    delhivery: createDelhivery({ ...keys, ...options, baseUrl: `${baseUrl}/delhivery` }),
  } satisfies Couriers;
  return { app, couriers };
}
