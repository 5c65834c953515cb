import type { FileRow, Mistake } from '#domain/import-export/cell.ts';
import { findGarbled } from '#domain/import-export/find-garbled.ts';
import type { ImportKind } from '#domain/import-export/import-kind.ts';
import type { Ctx } from '#shop/context.ts';
import { planRedirects } from './redirects/plan-redirects.ts';
import type { KeptRecord, Plan, PlanRecords, RunningImport } from './import-worker.ts';
import { planCustomers } from './customers/plan-customers.ts';
import { planOrders } from './orders/plan-orders.ts';
import { planPhotos } from './photos/plan-photos.ts';
import { type NotedRecord, noteOutcomes } from './note-outcomes.ts';
import { planProducts } from './products/plan-products.ts';
import { type PlannedRecord, writeRecords } from './write-records.ts';

const PLANS: Record<ImportKind, PlanRecords> = {
  products: planProducts,
  customers: planCustomers,
  orders: planOrders,
  redirects: planRedirects,
  photos: planPhotos,
};

/** This many records are planned together; a check that was cancelled stops after them. A photo takes as long as many rows. */
const recordsAtOnce = (kind: ImportKind) => (kind === 'photos' ? 10 : 100);

/** Processes the next records of an import and returns how many there were: zero when all were processed. */
export async function workOnRecords(ctx: Ctx, file: RunningImport): Promise<number> {
  const records = await readNext(ctx, file);
  const plans = records.length > 0 ? await PLANS[file.kind](ctx, file, records) : [];
  const planned = plans.map((plan, index) => toPlanned(file, plan, records[index]!));
  const isWritten = ({ plan }: PlannedRecord) => plan.write !== undefined && !file.isCheck;
  await noteOutcomes(ctx, file.id, planned.filter((each) => !isWritten(each)).map(toNoted));
  await writeRecords(ctx, file.id, planned.filter(isWritten));
  return records.length;
}

/** Warns of unreadable letters in every kind of table; the files of a ZIP have only names. */
function toPlanned(
  { kind, header }: RunningImport,
  plan: Plan,
  { position, rows }: KeptRecord,
): PlannedRecord {
  const garbled = kind === 'photos' ? [] : findGarbled(header, rows);
  return { position, plan: { ...plan, mistakes: [...plan.mistakes, ...garbled] } };
}

async function readNext({ db }: Ctx, { id, kind }: RunningImport): Promise<KeptRecord[]> {
  const rows = await db
    .selectFrom('import_records')
    .select(['position', 'rows', 'clashes'])
    .where('import_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(recordsAtOnce(kind))
    .execute();
  return rows.map(({ position, rows: own, clashes }) => ({
    position,
    rows: own as FileRow[],
    clashes: clashes as Mistake[],
  }));
}

function toNoted({ position, plan: { outcome, mistakes } }: PlannedRecord): NotedRecord {
  return { position, outcome, mistakes };
}
