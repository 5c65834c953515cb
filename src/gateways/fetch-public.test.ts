import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createFetchPublic } from './fetch-public.ts';
import { isPublicAddress } from './is-public-address.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const special =
  '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ::1 :: fe80::1 fd00::1 ::ffff:10.0.0.1 64:ff9b::7f00:1 localhost'.split(
    ' ',
  );
test.each(special)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['http://127.0.0.1:1/a.jpg', 'inside a private network'],
  ['http://localhost/a.jpg', 'inside a private network'],
  ['http://[::1]/a.jpg', 'inside a private network'],
  ['http://2130706433/a.jpg', 'inside a private network'],
  ['http://0x7f.1/a.jpg', 'inside a private network'],
  ['file:///etc/passwd', 'not a web address'],
  ['photo.jpg', 'not a web address'],
  ['https://user:secret@shop.example/a.jpg', 'a password'],
])('%s is refused', async (address, words) => {
  await expect(createFetchPublic()(address)).rejects.toThrow(words);
});

test('a redirect is followed where it leads to an allowed address, and refused where it does not', async () => {
  const inside = await serve((_, response) => response.end('a photo'));
  const elsewhere = inside.replace('127.0.0.1', '127.0.0.2');
  const outside = await serve(({ url }, response) =>
    response.writeHead(302, { location: url === '/in' ? `${elsewhere}/x` : '/in' }).end(),
  );
  const fetch = createFetchPublic({ isAllowed: (address) => address === '127.0.0.1' });
  await expect(fetch(`${outside}/first`)).rejects.toThrow('inside a private network');
  const direct = await serve((_, response) => response.writeHead(301, { location: `${inside}/a.jpg` }).end());
  expect(Buffer.from(await fetch(direct)).toString()).toBe('a photo');
});

test('a file that is too large, missing or redirected endlessly is refused with a message', async () => {
  const fetch = createFetchPublic({ isAllowed: () => true, most: 1024 });
  await expect(fetch(await serve((_, response) => response.end('x'.repeat(5000))))).rejects.toThrow(
    'larger than',
  );
  await expect(fetch(await serve((_, response) => response.writeHead(404).end()))).rejects.toThrow(
    'answers 404',
  );
  const loop = await serve((_, response) => response.writeHead(302, { location: '/' }).end());
  await expect(fetch(loop)).rejects.toThrow('keeps redirecting');
  const nowhere = await serve((_, response) => response.writeHead(302, { location: 'http://[' }).end());
  await expect(fetch(nowhere)).rejects.toThrow('This address is not a web address');
  await expect(fetch(`${loop}/${'x'.repeat(2000)}`)).rejects.toThrow('This address is too long');
});
