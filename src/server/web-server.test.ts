import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { openWebServer } from './web-server.ts';

function open(answerAfterMs = 0, proxies = 0) {
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, answerAfterMs));
    return new Response('served');
  };
  return openWebServer(
    { fetch: answer, first: [] },
    { PORT: 0, HOST: '127.0.0.1', TRUSTED_PROXIES: proxies },
  );
}

/** Sends one request on a new connection. */
function ask(port: number): Promise<{ text: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: new Agent() }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ text, connection: response.headers.connection }));
    }).on('error', reject);
  });
}

test('connections opened during shutdown are served with connection: close', async () => {
  const server = await open();
  const before = Array.from({ length: 10 }, () => ask(server.port));
  const drained = server.drain();
  const after = Array.from({ length: 10 }, () => ask(server.port));
  for (const each of await Promise.all([...before, ...after])) expect(each.text).toBe('served');
  expect((await ask(server.port)).connection).toBe('close');
  expect(server.isOpen()).toBe(false);
  await drained;
  await expect(ask(server.port)).rejects.toThrow('ECONNREFUSED');
});

test('behind a proxy the port stays open until the proxy has noticed that the program is closing', async () => {
  const server = await open(0, 1);
  const drained = server.drain();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect([server.isOpen(), (await ask(server.port)).text]).toEqual([false, 'served']);
  await drained;
});

test('running requests are finished before shutdown', async () => {
  const server = await open(1_000);
  const asked = ask(server.port);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.drain();
  expect((await asked).text).toBe('served');
});
