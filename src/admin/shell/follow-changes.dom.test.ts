import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

class Stream extends EventTarget {
  close() {}
}
let source: Stream;

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
let end: () => void;
afterEach(() => {
  end();
  client.clear();
  vi.unstubAllGlobals();
});

/** Shows a list whose responses the test controls, and follows its changes. */
function showList() {
  const answers: ((rows: string) => void)[] = [];
  const load = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  vi.stubGlobal('EventSource', function open() {
    source = new Stream();
    return source;
  });
  const leave = new QueryObserver(client, { queryKey: ['list'], queryFn: load }).subscribe(() => {});
  const stop = followChanges(client);
  end = () => {
    stop();
    leave();
  };
  return { answers, load };
}

test('opening the event stream reloads a list that was loaded before it', async () => {
  const { answers, load } = showList();
  answers[0]!('one order');
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('one order'));
  source.dispatchEvent(new Event('open'));
  expect(load).toHaveBeenCalledTimes(2);
  answers[1]!('two orders');
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('two orders'));
});

test('a list that is still loading when the stream opens is not asked for twice', async () => {
  const { answers, load } = showList();
  source.dispatchEvent(new Event('open'));
  answers[0]!('one order');
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('one order'));
  expect(load).toHaveBeenCalledTimes(1);
});
