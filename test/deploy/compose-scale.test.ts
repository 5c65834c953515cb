import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import {
  Settings,
  filledIn,
  listDatabaseAddresses,
  listUnknown,
  read,
  root,
  toAddress,
} from './deployed-settings.ts';

// No container engine runs compose.scale.yaml here, so the test checks everything that can be checked without one. npm run scale runs the
// settings of deploy/scale.

const Compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      build: z.string().optional(),
      command: z.array(z.string()).optional(),
      environment: Settings.default({}),
      depends_on: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      tmpfs: z.array(z.string()).default([]),
      healthcheck: z.object({ disable: z.boolean() }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});
const compose = Compose.parse(parse(read('compose.scale.yaml'), { merge: true }));
const services = Object.entries(compose.services);
const shops = services.filter(([, { image }]) => image === 'haat');

/** Fills in the values that .env would contain. */
function fill(settings: Record<string, string | number>): Record<string, string> {
  const filled = Object.entries(settings).map(([name, value]) => [
    name,
    String(value).replaceAll(/\$\{(\w+)(:\?[^}]*)?\}/g, (_, of: string) =>
      of in filledIn ? filledIn[of as keyof typeof filledIn] : filledIn.others,
    ),
  ]);
  return Object.fromEntries(filled) as Record<string, string>;
}

test('each program of compose.scale.yaml starts with settings that it knows, in the role of its name', () => {
  expect(shops.map(([name]) => name)).toEqual(['web-1', 'web-2', 'web-3', 'worker-1', 'worker-2']);
  for (const [name, { environment, healthcheck }] of shops) {
    expect(listUnknown(environment)).toEqual([]);
    const config = readConfig({ ...fill(environment), DEMO: 'off', HOST: '0.0.0.0' });
    expect(config).toMatchObject({ ROLE: name.split('-')[0], TRUSTED_PROXIES: 1, demo: 'off' });
    expect(config.s3?.bucket).toBe('shop-pictures');
    // The image's health check uses a port, which a worker does not have.
    expect(healthcheck?.disable).toBe(config.ROLE === 'worker' ? true : undefined);
  }
});

test('everything compose.scale.yaml refers to is in its sample settings, mounted, built or declared', () => {
  const sample = [...read('deploy/scale/scale.env.example').matchAll(/^([A-Z_0-9]+)=/gm)].map(
    ([, name]) => name,
  );
  const asked = [...read('compose.scale.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
  expect(new Set(asked)).toEqual(new Set(sample));
  for (const [, { volumes, build, depends_on }] of services) {
    const sources = volumes.map((volume) => volume.split(':')[0]!);
    expect(
      sources.filter((source) => !existsSync(join(root, source)) && !(source in compose.volumes)),
    ).toEqual([]);
    expect(depends_on.filter((name) => !(name in compose.services))).toEqual([]);
    if (build) expect(existsSync(join(root, build, 'Dockerfile'))).toBe(true);
  }
});

test('backups saved by a worker are on a volume that every web program shares and that outlives containers', () => {
  for (const [, { volumes, tmpfs }] of shops) {
    expect(volumes).toEqual(['copies:/data']);
    expect(tmpfs.filter((path) => path.startsWith('/data'))).toEqual([]);
  }
});

test('database addresses point to ports on which HAProxy and PgBouncer listen', () => {
  const { environment } = compose.services['web-1']!;
  for (const [name, address] of Object.entries(listDatabaseAddresses()))
    expect(toAddress(fill(environment)[name])).toEqual(address);
  const { hostname, port } = listDatabaseAddresses().DATABASE_SESSION_URL;
  expect(read('deploy/scale/pgbouncer.ini')).toContain(`haat = host=${hostname} port=${port}`);
});

test('Caddy proxies to the three web programs on the image’s port, with a health check', () => {
  const caddyfile = read('deploy/scale/Caddyfile');
  const port = /PORT=(\d+)/.exec(read('Dockerfile'))![1];
  const webs = shops.map(([name]) => name).filter((name) => name.startsWith('web'));
  expect(caddyfile).toContain(`reverse_proxy ${webs.map((name) => `${name}:${port}`).join(' ')} {`);
  expect(caddyfile).toContain('health_uri /healthz');
});

test('every program of the database image is installed in it, and its settings are copied', () => {
  const image = read('deploy/scale/Dockerfile');
  const copied = /^COPY (.+) \/etc\/haat\/$/m.exec(image)![1]!.split(' ');
  expect(copied.filter((name) => !existsSync(join(root, 'deploy/scale', name)))).toEqual([]);
  const packages: Record<string, string> = { etcd: 'etcd-server' };
  for (const [, { image: used, command = [] }] of services.filter(
    ([, each]) => each.image === 'haat-database',
  )) {
    expect(image).toContain(` ${packages[command[0]!] ?? command[0]} `.trimEnd());
    const settings = command.flatMap((word) => /^\/etc\/haat\/(.+)$/.exec(word)?.[1] ?? []);
    expect([used, settings.filter((name) => !copied.includes(name))]).toEqual(['haat-database', []]);
  }
});
