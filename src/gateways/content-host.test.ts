import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_FOOTER, FOOTER_OF_NOBODY } from '#domain/content/default-footer.ts';
import { createContentHost } from './content-host.ts';

const footer = { ...DEFAULT_FOOTER, companyName: 'Seven Lamps' };
const promotions = [{ code: 'DIWALI', description: 'Ten per cent off', id: 'prm_1', discount: 10 }];

/** Starts the server of another shop; the test chooses its responses. */
async function openHost() {
  let now = Date.parse('2026-11-21T06:00:00Z');
  let asked = 0;
  const answer = { status: 200, body: { promotions } as unknown, footer: footer as unknown, delayMs: 0 };
  const server = createServer((request, response) => {
    asked += 1;
    const body = request.url === '/api/v1/content/footer' ? answer.footer : answer.body;
    setTimeout(() => response.writeHead(answer.status).end(JSON.stringify(body)), answer.delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  let warnings = 0;
  const log = { debug() {}, info() {}, warn: () => void (warnings += 1), error() {} };
  const host = createContentHost({
    baseUrl: `http://127.0.0.1:${port}/`,
    clock: { now: () => new Date(now) },
    log,
  });
  return { host, answer, logged: () => warnings, asked: () => asked, pass: (ms: number) => void (now += ms) };
}

test('promotions and footer are fetched from the host at most once a minute', async () => {
  const { host, asked, pass } = await openHost();
  const read = () => Promise.all([host.readPromotions(), host.readFooter()]);
  const [[first], own] = await read();
  expect([first!.code, own.companyName]).toEqual(['DIWALI', 'Seven Lamps']);
  await Promise.all(Array.from({ length: 20 }, read));
  expect(asked()).toBe(2);
  pass(60_000);
  await Promise.all(Array.from({ length: 20 }, read));
  expect(asked()).toBe(4);
});

test.each([
  [500, { promotions }],
  [404, 'Not found'],
  [200, { promotions: 'none' }],
  [200, '<html>'],
  [200, null],
])(
  'a host that answers %i with %o is logged; no promotions and the built-in footer until it answers again',
  async (status, body) => {
    const { host, answer, pass, logged } = await openHost();
    const read = async () => {
      const [codes, { companyName }] = await Promise.all([host.readPromotions(), host.readFooter()]);
      return [codes.map(({ code }) => code).join(), companyName];
    };
    const well = ['DIWALI', 'Seven Lamps'];
    const failed = ['', DEFAULT_FOOTER.companyName];
    Object.assign(answer, { status, body, footer: body });
    expect(await read()).toEqual(failed);
    expect(logged()).toBe(2);

    Object.assign(answer, { status: 200, body: { promotions }, footer });
    expect(await read()).toEqual(failed);
    pass(10_000);
    await expect.poll(read).toEqual(well);

    Object.assign(answer, { status, body, footer: body });
    pass(59_999);
    expect(await read()).toEqual(well);
    pass(1);
    expect(await read()).toEqual(failed);
  },
);

test('a host that hangs is waited for once and not again while it hangs', async () => {
  const { host, answer, asked, pass } = await openHost();
  answer.delayMs = 60_000;
  expect(await host.readPromotions()).toEqual([]);
  for (let minute = 0; minute < 3; minute += 1) {
    expect(await host.readPromotions()).toEqual([]);
    pass(60_000);
  }
  await expect.poll(asked).toBe(2);
});

test('only ten promotions are taken, and a footer with an invalid link is ignored', async () => {
  const { host, answer } = await openHost();
  answer.body = {
    promotions: Array.from({ length: 500 }, (_, index) => ({ ...promotions[0], code: `C${index}` })),
  };
  answer.footer = { ...footer, quickLinks: [{ title: 'Free', url: 'javascript:alert(1)' }] };
  expect((await host.readPromotions()).map(({ code }) => code).at(-1)).toBe('C9');
  expect(await host.readFooter()).toEqual(FOOTER_OF_NOBODY);
});
