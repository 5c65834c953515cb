import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createLongAnswers } from './long-responses.ts';

function open({ limitBytes }: { limitBytes?: number } = {}) {
  let tellChange: (tag: string) => void = () => {};
  let isCurrent = true;
  const changes = {
    subscribe: (listener: (tag: string) => void) => ((tellChange = listener), () => {}),
    isCurrent: () => isCurrent,
  };
  const answer = createLongAnswers(changes, new Set(['catalogue', 'settings']), limitBytes);
  let made = 0;
  let words = 'brass';
  async function* tell() {
    made += 1;
    yield `<a>${words}`;
    await gate;
    yield '</a>';
  }
  let gate: Promise<void> = Promise.resolve();
  const ask = async (key = '/feed', headers: Record<string, string> = { 'accept-encoding': 'gzip' }) => {
    const wanted = { key, contentType: 'application/xml', tell };
    return answer(new Request(`http://haat.example${key}`, { headers }), wanted);
  };
  return {
    ask,
    made: () => made,
    change: (tag = 'catalogue') => tellChange(tag),
    say: (next: string) => void (words = next),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    lose: () => void (isCurrent = false),
  };
}

const textOf = async (answer: Response) => gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();

test('concurrent requests share one response, and so do later ones', async () => {
  const { ask, made } = open();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(await Promise.all(answers.map(textOf))).toEqual(Array(3).fill('<a>brass</a>'));
  await ask();
  expect(made()).toBe(1);
});

test('a change during the response is in the next response', async () => {
  const { ask, made, change, say, hold } = open();
  const release = hold();
  const first = ask();
  await new Promise(setImmediate);
  say('copper');
  change();
  const second = ask();
  release();
  expect(await textOf(await first)).toBe('<a>brass</a>');
  expect(await textOf(await second)).toBe('<a>copper</a>');
  expect(await textOf(await ask())).toBe('<a>copper</a>');
  expect(made()).toBe(2);
});

test('a change the response does not depend on has no effect', async () => {
  const { ask, made, change } = open();
  await ask();
  change('product:prd_1');
  await ask();
  expect(made()).toBe(1);
  change('settings');
  await ask();
  expect(made()).toBe(2);
});

test('nothing is served from memory while changes may be missed', async () => {
  const { ask, made, lose } = open();
  await ask();
  lose();
  await ask();
  expect(made()).toBe(2);
});

test('the oldest response is evicted to make room', async () => {
  const { ask, made } = open({ limitBytes: 50 });
  await ask('/one');
  await ask('/two');
  await ask('/two');
  expect(made()).toBe(2);
  await ask('/one');
  expect(made()).toBe(3);
});

test('a response that fails midway throws, and is retried on the next request', async () => {
  const answer = createLongAnswers({ subscribe: () => () => {}, isCurrent: () => true }, new Set());
  async function* broken(): AsyncGenerator<string> {
    yield '<a>';
    throw new Error('the database is away');
  }
  const wanted = { key: '/feed', contentType: 'application/xml', tell: broken };
  const request = new Request('http://haat.example/feed');
  await expect(answer(request, wanted)).rejects.toThrow('the database is away');
  async function* whole() {
    yield '<a></a>';
  }
  expect(await (await answer(request, { ...wanted, tell: whole })).text()).toBe('<a></a>');
});
