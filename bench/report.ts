import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { type Row, formatTable } from './table.ts';

/** A part of docs/bench.md; each is measured and written separately. */
export type Section = {
  title:
    | 'Pages, memory'
    | 'Overload'
    | 'Orders'
    | 'Last pieces'
    | 'Growth'
    | 'Growth of orders'
    | 'GSTR-1'
    | 'Backup'
    | 'Moving in'
    | 'Photos'
    | 'Small server'
    | 'Two web programs'
    | 'Admin';
  rows: Row[];
};

/** Formats a section for printing and storing: the machine, and the table. */
export function formatSection({ title, rows }: Section, busyBefore: number): string {
  return `## ${title}\n\n${describeMachine(busyBefore)}\n\n${formatTable(rows)}\n`;
}

/** Replaces the sections with the same title in the document; the others keep their earlier results. */
export async function writeReport(path: string, sections: readonly string[]): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => '');
  const byTitle = new Map([...listSections(before), ...sections].map((text) => [text.split('\n')[0], text]));
  await writeFile(path, [preface, ...byTitle.values()].join('\n'));
}

function listSections(page: string): string[] {
  return page.split(/^(?=## )/m).flatMap((text) => (text.startsWith('## ') ? [`${text.trimEnd()}\n`] : []));
}

const preface = `# What it can carry

\`npm run bench -- --write\` builds the program, starts it on fresh data directories, loads it from the same machine and writes this page;
\`npm run bench -- orders --write\`, as \`-- pages --write\`, \`-- overload --write\`, \`-- growth --write\`, \`-- order-growth --write\`, \`-- gstr1 --write\`, \`-- backup --write\`, \`-- admin --write\`, \`-- photos --write\`, \`-- small-server --write\` and \`-- two-webs --write\`, only that part.

*From memory* are cached responses, as visitors mostly get them; *made anew* renders or reads for every request, which happens once between two changes.
*From nginx* are the same bytes, compressed beforehand, from one process of nginx in the same run; it is left out where there is none.

*Overload*: a thousand addresses ask for a thousand pages or answers a second that nobody has asked for before, for twenty seconds; meanwhile
somebody else asks for the home page and for \`/healthz\`. Who was refused, by 429 or 503, was told when to come back.

An *order* is a quote and a cash-on-delivery order with its invoice, through the whole API, while its messages are written and sent to the
outbox; *placing* is the order without the quote. Processor time leaves out the load generator. *By pgbench*: the statements that the database
wrote down of an order of each buyer are repeated by as many clients on the same server in the same run, prepared, one after the other,
under new ids; the messages that the shop sends meanwhile are not among them. It is left out where there is no pgbench.

*Last pieces*: 20 orders a second take the last three pieces of each of a hundred products, while two processes on one database are each asked
for 500 pages a second: the home page, a category or a product at random, of a thousand products. *From memory* is what was not made anew;
the oldest page is counted from the answer to the order that took the last piece.

*Growth* is that of pages made anew. Three shops stand side by side and are asked the same, one question at a time and in turn, so that
other work on the machine affects them alike. Their products are in a few categories: the answers are as long in the smallest shop as in
the largest. Each is asked when its search index is loaded. Processor time is that of the program and its
database for one answer.

*Growth of orders* is that of what customers and staff do all day, in shops with a thousand, a hundred thousand and a million orders that are asked in
turn, one question at a time. All shops take an order a minute, so that the smallest is not a day old: *Today* adds up the sales of sixty days and counts
what waits, which is nearly the same in the two others.

*GSTR-1* is the month of a regular taxpayer as the accountant downloads it, through the API: every third invoice is to a buyer with GSTIN,
every twentieth has a credit note. Memory is that of the program at its highest, sampled during the download, less what it had before.

A *backup* is one of a shop that is closed, and so opened for it; its orders are copies of 24, with numbers, names and addresses of their
own, and all that belongs to an order: invoice, events, stock moves, messages. Its files include the database's log, of which only the end
is in the archive. *Restore* ends when the database has opened the result.

*Admin* is a shop with a million orders of two years, made by SQL: as many different buyers, addresses, totals and states as such a shop has,
and several thousand orders to confirm, to pack and on the way. One person asks for one page of fifty rows after the other, each time with
the values of another order; the slowest call is the first row. The bound is a p99 of 150 ms for each call; files of a month are bound by their length, and the papers of a hundred orders by 10 s.

*Photos* are a hundred of 12 megapixels, sent in parts and two at a time as the admin sends them, and a hundred others as a ZIP. The time ends when their usual sizes are rendered. Memory is the highest that the system
counted for the program (VmHWM). Meanwhile fifty pages a second are asked for at fixed times, so that a page that is late counts as late for those behind it, too. The bounds are 400 MB and a p99 of 100 ms.

*Small server*: a shop of a thousand products and its database on one core, the load included. Every page that the sitemaps list and then every
picture on them, in its smallest and its largest width, is asked for once, six at a time. Memory is looked at twice a second, each page of memory that processes share
counted once. The bound is 400 MB.

*Two web programs* stand on one database. Each may use a quarter of a core (by a cgroup), so that on a machine of two cores the database and the load are not what limits them;
the database is not limited. The bounds are 1.7 times the pages and 1.5 times the orders of one.
`;

/** Describes the cores, the memory, and the other load: a busy machine makes every figure worse. */
function describeMachine(busyBefore: number): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const others = busyBefore > 0.5 ? `, while other work kept ${busyBefore.toFixed(1)} cores busy` : '';
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.version}, load generator included${others}.`;
}
