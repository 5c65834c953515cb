import { cpus, totalmem } from 'node:os';

/** Returns docs/reliability.md with its table. */
export function toPage(table: string): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.version}`;
  return `# What it keeps, and how often that was tried

\`npm run reliability -- --write\` tries the scorecard and writes its rows into this page; figures can be named (\`-- K1 K4\`),
\`--share 0.1\` tries a tenth of the full measure, \`--short\` what runs with every \`npm test\`. The full measure is in
\`test/scorecard/figures.ts\`; here stands what was really tried, and when. Everything runs on a real PostgreSQL with twenty connections;
what is killed is a process. *At most* is the rate of failure that so few failures in so many trials still allow for, with 95 %
confidence: by the rule of three beside a zero, otherwise after Clopper and Pearson.

${machine}.

${table}
`;
}
