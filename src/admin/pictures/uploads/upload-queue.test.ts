import { expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { type SendFile, type Upload, createUploadQueue } from './upload-queue.ts';

const toFile = (name: string) => new File(['photo'], name);
const picture = (id: string) => ({ id, key: 'k', url: '', width: 1, height: 1 });

/** Opens a queue whose sends end when the test says so. */
function open() {
  let uploads: readonly Upload[] = [];
  const done: string[] = [];
  const sending = new Map<
    string,
    { finish: () => void; fail: (error: Error) => void; signal: AbortSignal }
  >();
  const send: SendFile = ({ name }, { signal }) =>
    new Promise((resolve, reject) => {
      const finish = () => resolve(picture(name));
      sending.set(name, { finish, fail: reject, signal });
      signal.addEventListener('abort', () => reject(new ApiError('aborted', 'Cancelled')));
    });
  const queue = createUploadQueue(send, {
    onChange: (next) => {
      uploads = next;
    },
    onDone: ({ id }) => done.push(id),
  });
  const states = () => uploads.map(({ file, state }) => `${file.name} ${state}`);
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  return {
    queue,
    sending,
    done,
    states,
    rest,
    find: (name: string) => uploads.find(({ file }) => file.name === name)!,
  };
}

test('two files are sent at a time, and the next one begins when one has arrived', async () => {
  const { queue, sending, done, states, rest } = open();
  queue.add(['a', 'b', 'c'].map(toFile));
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  sending.get('b')!.finish();
  await rest();
  expect([done, states()]).toEqual([['b'], ['a sending', 'c sending']]);
});

test('a failed file shows its error and can be retried; a cancelled file is aborted and frees its slot', async () => {
  const { queue, sending, done, states, rest, find } = open();
  queue.add(['a', 'b', 'c'].map(toFile));
  sending.get('a')!.fail(new ApiError('answer', 'Please wait.', 429, { error: 'Please wait.' }));
  await rest();
  expect([states(), find('a').problem, find('a').mayRetry]).toEqual([
    ['a failed', 'b sending', 'c sending'],
    'Please wait.',
    true,
  ]);
  const { key } = find('b');
  queue.giveUp(key);
  expect(sending.get('b')!.signal.aborted).toBe(true);
  await rest();
  queue.retry(find('a').key);
  expect(states()).toEqual(['a sending', 'c sending']);
  sending.get('a')!.finish();
  await rest();
  expect(done).toEqual(['a']);
});

test('a file of an unusable type cannot be retried', async () => {
  const { queue, sending, rest, find } = open();
  queue.add([toFile('notes')]);
  sending
    .get('notes')!
    .fail(new ApiError('answer', 'This is no photo.', 415, { error: 'This is no photo.' }));
  await rest();
  expect(find('notes')).toMatchObject({ state: 'failed', problem: 'This is no photo.', mayRetry: false });
});
