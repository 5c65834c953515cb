import { cpus, totalmem } from 'node:os';

/** Returns docs/reliability.md with its table. */
export function toPage(table: string): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.version}`;
  return `# What the shop guarantees, and how often that was tested

\`npm run reliability -- --write\` runs the scorecard and writes its rows into this page. You can name figures (\`-- K1 K4\`);
\`--share 0.1\` runs a tenth of the full number of trials, \`--short\` the part that runs with every \`npm test\`. The full numbers are in
\`test/scorecard/figures.ts\`; this page shows what was actually run, and when. Everything runs on a real PostgreSQL with twenty connections;
where a row says killed, a process was killed. *At most* is the highest failure rate that fits the trials and failures with 95 %
confidence: by the rule of three if there were no failures, otherwise by Clopper and Pearson.

${machine}.

${table}
`;
}
