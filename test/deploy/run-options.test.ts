import { expect, test } from 'vitest';
import options from '../../scripts/run-options.json' with { type: 'json' };
import { read } from './deployed-settings.ts';

const dockerfile = read('Dockerfile');

test('the image starts the program with the flags of npm start', () => {
  const command = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)![1]!);
  expect(command).toEqual(['node', ...options.node, 'build/server/index.js']);
});

test('the image has the variables of npm start', () => {
  const line = /^ENV (MALLOC_.+)$/m.exec(dockerfile)![1]!;
  expect(Object.fromEntries(line.split(' ').map((pair) => pair.split('=')))).toEqual(options.env);
});
