import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
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

// No cluster runs deploy/kubernetes here, so the test checks everything that can be checked without one.

type Manifest = {
  kind: string;
  metadata: { name: string };
  spec?: Record<string, never>;
  [more: string]: unknown;
};

function documents(file: string): Manifest[] {
  return parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((each) => each.toJS() as Manifest);
}

const Kustomization = z.object({
  resources: z.array(z.string()),
  images: z.array(z.object({ name: z.string() })),
});
const kustomization = Kustomization.parse(parse(read('deploy/kubernetes/kustomization.yaml')));
const manifests = kustomization.resources.flatMap(documents);
const secrets = documents('secrets.example.yaml');

const SecretKey = z.object({ name: z.string(), key: z.string() });
const Workload = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    serviceName: z.string().optional(),
    selector: z.object({ matchLabels: z.object({ app: z.string() }) }),
    template: z.object({
      metadata: z.object({ labels: z.object({ app: z.string() }) }),
      spec: z.looseObject({
        containers: z.tuple([
          z.looseObject({
            image: z.string(),
            command: z.array(z.string()).optional(),
            env: z
              .array(z.object({ valueFrom: z.object({ secretKeyRef: SecretKey.optional() }).optional() }))
              .default([]),
            envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))).default([]),
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
          }),
        ]),
      }),
    }),
  }),
});
const workloads = manifests
  .filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
  .map((manifest) => Workload.parse(manifest));

test('every manifest is in the kustomization, and their images match', () => {
  const files = readdirSync(join(root, 'deploy/kubernetes')).filter((name) => name.endsWith('.yaml'));
  const apart = ['kustomization.yaml', 'secrets.example.yaml'];
  expect(files.filter((name) => !apart.includes(name)).toSorted()).toEqual(
    kustomization.resources.toSorted(),
  );
  const images = kustomization.images.map(({ name }) => name);
  const used = workloads.map(({ spec }) => spec.template.spec.containers[0].image);
  expect(new Set(used)).toEqual(new Set(images));
});

test('Kubernetes services point to existing pods and ports', () => {
  const Service = z.object({
    spec: z.object({
      selector: z.object({ app: z.string() }),
      ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string().optional() })),
    }),
  });
  const found = manifests.filter(({ kind }) => kind === 'Service').map((each) => Service.parse(each));
  expect(found.length).toBe(5);
  for (const { spec } of found) {
    const pod = workloads.find((each) => each.spec.template.metadata.labels.app === spec.selector.app)!;
    expect(pod.spec.selector.matchLabels).toEqual(pod.spec.template.metadata.labels);
    const { ports } = pod.spec.template.spec.containers[0];
    for (const { port, targetPort } of spec.ports)
      expect(
        ports.some((each) => (targetPort ? each.name === targetPort : each.containerPort === port)),
      ).toBe(true);
    expect(ports.map(({ name }) => name)).toEqual(spec.ports.map(({ name }) => name));
  }
});

const Values = z.object({
  metadata: z.object({ name: z.string() }),
  data: Settings.default({}),
  stringData: Settings.default({}),
});
const values = [...manifests, ...secrets]
  .filter(({ kind }) => kind === 'ConfigMap' || kind === 'Secret')
  .map((manifest) => Values.parse(manifest));

/** Returns the values of the ConfigMap and the Secret with this name. */
function valuesOf(name: string): Record<string, string> {
  const named = values.filter(({ metadata }) => metadata.name === name);
  const entries = named.flatMap(({ data, stringData }) => Object.entries({ ...data, ...stringData }));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

test('programs on Kubernetes start with settings that they know, and reach the database', () => {
  const settings = valuesOf('shop');
  expect(listUnknown(settings)).toEqual([]);
  const filled = { SECRET_KEY: filledIn.SECRET_KEY, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  const config = readConfig({ ...settings, ...filled, HOST: '0.0.0.0' });
  expect(config).toMatchObject({ demo: 'off', TRUSTED_PROXIES: 1 });
  for (const [name, address] of Object.entries(listDatabaseAddresses()))
    expect(toAddress(settings[name])).toEqual(address);
});

test('the keys of secrets that pods ask for are in the sample', () => {
  const asked = workloads
    .flatMap(({ spec }) => spec.template.spec.containers[0].env)
    .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  expect(asked.length).toBeGreaterThan(2);
  for (const { name, key } of asked) expect(Object.keys(valuesOf(name))).toContain(key);
  expect(Object.keys(valuesOf('database'))).toContain('users.txt');
});

test('backups saved by a worker are on a volume that every web program shares and that outlives pods', () => {
  const claim = manifests.find(({ kind }) => kind === 'PersistentVolumeClaim')!;
  expect(claim).toMatchObject({ metadata: { name: 'copies' }, spec: { accessModes: ['ReadWriteMany'] } });
  const shops = workloads.filter(({ spec }) => spec.template.spec.containers[0].image === 'haat');
  expect(shops).toHaveLength(2);
  for (const { spec } of shops) {
    expect(spec.template.spec['volumes']).toContainEqual({
      name: 'data',
      persistentVolumeClaim: { claimName: 'copies' },
    });
    expect(spec.template.spec.containers[0]['volumeMounts']).toContainEqual({
      name: 'data',
      mountPath: '/data',
    });
  }
});

test('the web probes on Kubernetes use /readyz for startup and /healthz for readiness and liveness', () => {
  const web = workloads.find(({ metadata }) => metadata.name === 'web')!.spec.template.spec.containers[0];
  expect(web).toMatchObject({
    ports: [{ name: 'http', containerPort: 3000 }],
    startupProbe: { httpGet: { path: '/readyz', port: 'http' } },
    readinessProbe: { httpGet: { path: '/healthz', port: 'http' } },
    livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
  });
});
