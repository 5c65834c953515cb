// npm start: builds when needed, then runs the program in its own process group, so that signals reach it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
await import('./build.mjs');
const own = join(root, 'node_modules/.bin/node');
const node = existsSync(own) ? own : process.execPath;
const { default: run } = await import('./run-options.json', { with: { type: 'json' } });
const program = spawn(node, [...run.node, join(root, 'build/server/index.js')], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...run.env, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal));
program.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
