// npm start: builds when needed, then runs the program in its own process group, so that signals reach it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findNode } from './find-node.mjs';

const root = join(import.meta.dirname, '..');
await import('./build.mjs');
const { default: run } = await import('./run-options.json', { with: { type: 'json' } });
const program = spawn(findNode(root), [...run.node, join(root, 'build/server/index.js')], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...run.env, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal));
program.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
