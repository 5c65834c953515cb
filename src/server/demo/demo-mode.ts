import { isLoopbackHost } from '#platform/loopback-host.ts';

/**
 * Whether this is a demo: `on` for visitors on this machine alone, `public` for everybody, `off` for a real shop, which has no demo routes
 * and no sandbox.
 */
export type DemoMode = 'on' | 'off' | 'public';

type Wanted = {
  DEMO?: DemoMode | undefined;
  HOST: string;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
};

/**
 * Returns the mode: the value of `DEMO`, otherwise `on` if the shop uses the embedded database, listens on loopback and has no real
 * supplier.
 */
export function chooseDemo(config: Wanted, realSuppliers: string[]): DemoMode {
  if (config.DEMO) return config.DEMO;
  const isAlone = !config.DATABASE_URL && realSuppliers.length === 0;
  return isAlone && findOtherHost(config) === undefined ? 'on' : 'off';
}

/** Returns one sentence for each setting that is not allowed in the requested demo mode. */
export function findDemoMistakes(config: Wanted, realSuppliers: string[]): string[] {
  if (config.DEMO === 'public') return realSuppliers.map(refuseBesidePublicDemo);
  const other = config.DEMO === 'on' ? findOtherHost(config) : undefined;
  if (other === undefined) return [];
  return [
    `DEMO=on is for this machine alone, and ${other} is for others too: set DEMO=public to show a demo to everybody, or DEMO=off to run a shop`,
  ];
}

function refuseBesidePublicDemo(name: string): string {
  return `DEMO=public cannot be used with ${name}: a public demo takes no real money and sends no real message. Remove ${name}, or set DEMO=off to run a shop`;
}

/** Returns the setting that makes the program reachable from other machines. */
function findOtherHost({ HOST, PUBLIC_URL }: Wanted): string | undefined {
  if (!isLoopbackHost(HOST)) return `HOST=${HOST}`;
  if (PUBLIC_URL && !isLoopbackHost(new URL(PUBLIC_URL).hostname)) return `PUBLIC_URL=${PUBLIC_URL}`;
  return undefined;
}
