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

const preface = `# How much load the shop can carry

\`npm run bench -- --write\` builds the program, starts it on fresh data directories, loads it from the same machine and writes this page;
\`npm run bench -- orders --write\` measures only that part, and so do \`-- pages --write\`, \`-- overload --write\`, \`-- growth --write\`, \`-- order-growth --write\`, \`-- gstr1 --write\`, \`-- backup --write\`, \`-- admin --write\`, \`-- photos --write\`, \`-- small-server --write\` and \`-- two-webs --write\`.

*From memory* means cached responses, which most visitors get; *made anew* means that the shop renders or reads for every request, which in practice happens once between two changes.
*From nginx* are the same bytes, compressed in advance, served by one nginx process in the same run; it is left out if there is no nginx.

*Overload*: a thousand addresses request a thousand pages or answers a second that nobody has requested before, for twenty seconds. Meanwhile
another client requests the home page and \`/healthz\`. A client that was refused, by 429 or 503, was told when to come back.

An *order* is a quote and a cash-on-delivery order with its invoice, through the whole API, while its messages are written and sent to the
outbox; *placing* is the order without the quote. Processor time does not include the load generator. *By pgbench*: the statements that the database
logged for an order of each buyer are repeated by as many clients on the same server in the same run, prepared, one after the other,
under new ids; the messages that the shop sends in the meantime are not included. It is left out if there is no pgbench.

*Last pieces*: 20 orders a second take the last three pieces of each of a hundred products, while two processes on one database each get
500 page requests a second: the home page, a category or a product at random, of a thousand products. *From memory* is the share of pages that were not made anew;
the age of the oldest page is counted from the answer to the order that took the last piece.

*Growth* shows how the time of pages made anew grows with the number of products. Three shops run side by side and get the same requests, one at a time and in turn, so that
other work on the machine affects them equally. Their products are in a few categories, so the answers are as long in the smallest shop as in
the largest. Each shop gets requests only once its search index is loaded. Processor time is that of the program and its
database for one answer.

*Growth of orders* shows how the time of everyday requests by customers and staff grows with the number of orders. Shops with a thousand, a hundred thousand and a million orders get them in
turn, one at a time. All shops take an order a minute, so the smallest is less than a day old: *Today* adds up the sales of sixty days and counts
what waits, which is nearly the same in the two others.

*GSTR-1* is the month of a regular taxpayer as the accountant downloads it, through the API: every third invoice is to a buyer with GSTIN,
every twentieth has a credit note. Memory is the program's highest value, sampled during the download, minus its value before.

A *backup* is made of a closed shop, whose database is started for it. Its orders are copies of 24, each with its own number, name and
address and everything that belongs to an order: invoice, events, stock moves, messages. Its files include the database's log, of which only the end
is in the archive. *Restore* ends when the database has opened the result.

*Admin* is a shop with a million orders of two years, made by SQL, with as many different buyers, addresses, totals and states as such a shop has,
and several thousand orders to confirm, to pack and on the way. One person requests one page of fifty rows after another, each time with
the values of another order; the slowest call is the first row. The limit is a p99 of 150 ms for each call; for files of a month it depends on their length, and for the papers of a hundred orders it is 10 s.

*Photos* are a hundred photos of 12 megapixels, sent in parts and two at a time as the admin sends them, and a hundred others as a ZIP. The time ends when their usual sizes are rendered. Memory is the highest that the system
counted for the program (VmHWM). Meanwhile fifty pages a second are requested at fixed times, so that a late page also counts as late for those behind it. The limits are 400 MB and a p99 of 100 ms.

*Small server*: a shop of a thousand products and its database on one core, including the load generator. Every page that the sitemaps list and then every
picture on them, in its smallest and its largest width, is requested once, six at a time. Memory is measured twice a second; memory pages that processes share are
counted once. The limit is 400 MB.

*Two web programs* share one database. Each may use a quarter of a core (by a cgroup), so that on a machine of two cores they are not limited by the database or the load generator;
the database is not limited. They must reach 1.7 times the pages and 1.5 times the orders of one program.
`;

/** Describes the cores, the memory, and the other load: a busy machine makes every figure worse. */
function describeMachine(busyBefore: number): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const others = busyBefore > 0.5 ? `, while other work kept ${busyBefore.toFixed(1)} cores busy` : '';
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.version}, load generator included${others}.`;
}
