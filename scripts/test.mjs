// npm test: runs every check, then prints one line with the real counts. It stops only processes that it started.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'haat-reports-'));
const bin = (name) => join(root, 'node_modules/.bin', name);

/** A check counts as one test; test runs report their own counts. Steps in one row run at the same time. */
const rows = [
  [check('build', ['node', ['scripts/build.mjs']])],
  [
    check('types', ['npm', ['run', '--silent', 'types']]),
    check('lint', ['npm', ['run', '--silent', 'lint']]),
    check('dead code', ['npm', ['run', '--silent', 'dead-code']]),
  ],
  [suite('unit, API and races', ['vitest', ['run']])],
  [suite('journeys', ['vitest', ['run', '--config', 'vitest.e2e.config.ts']])],
];

let passed = 0;
let failed = 0;
/** Every failure is repeated at the end, for readers who only see the last lines. */
const failures = [];
for (const row of rows) await Promise.all(row.map(run));
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function run(step) {
  const started = performance.now();
  console.log(`\n── ${step.name}`);
  const result = await step.run();
  passed += result.passed;
  failed += result.failed;
  failures.push(...result.failures);
  console.log(
    `── ${step.name}: ${result.passed} passed, ${result.failed} failed, ${Math.round((performance.now() - started) / 1000)} s`,
  );
}

function check(name, [command, args]) {
  return {
    name,
    run: async () =>
      (await execute(command, args)) === 0
        ? { passed: 1, failed: 0, failures: [] }
        : { passed: 0, failed: 1, failures: [name] },
  };
}

function suite(name, [command, args]) {
  return {
    name,
    async run() {
      const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
      const code = await execute(command, [
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]);
      const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
      const ran = { passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 };
      // A suite that failed before running its tests, or that ran none, counts as failed.
      const broke = (code !== 0 && ran.failed === 0) || ran.passed + ran.failed === 0;
      const failures = listFailures(counts);
      return broke
        ? { ...ran, failed: ran.failed + 1, failures: [...failures, `${name}: the run itself`] }
        : { ...ran, failures };
    },
  };
}

/** The file, the name and the first lines of the error of every test that failed. */
function listFailures(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => {
        const error = (test.failureMessages?.[0] ?? '').split('\n').slice(0, 12).join('\n    ');
        return `${relative(root, file.name)}: ${test.fullName}\n    ${error}`;
      }),
  );
}

function execute(command, args) {
  const program = existsSync(bin(command)) ? bin(command) : command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
}
