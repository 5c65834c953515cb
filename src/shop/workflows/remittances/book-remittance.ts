import type { RemittanceAnswer } from '#contract/money/admin-money.ts';
import { type ShopError, invalid, isShopError } from '#domain/error.ts';
import { formatRupees, toRupees } from '#domain/money/money.ts';
import { readRemittance } from '#domain/payment/remittance.ts';
import { computeSha256 } from '#platform/compute-sha256.ts';
import { readUploadedSheet } from '#platform/formats/sheet/read-uploaded-sheet.ts';
import { type SheetRow, UnreadableSheet } from '#platform/formats/sheet/sheet.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { collectCash } from '#shop/workflows/order-lifecycle/collect-cash.ts';
import { type MatchedLine, matchLines } from './match-lines.ts';
import { auditRemittance, noteBooked, storeRemittance } from './store-remittance.ts';

type Remittance = {
  /** The file of the courier, CSV or Excel. */
  bytes: Uint8Array;
  fileName: string;
  isDryRun: boolean;
  /** Numbers of lines that are booked although their amount differs. */
  accepted: number[];
};

/**
 * Books the cash of the orders that a courier remits. A line whose amount differs from the amount due is booked only if it is accepted by
 * its number. An order is booked once, however often the file is sent, and together with its line: a booking that was interrupted is
 * completed by sending the file again. A dry run books and stores nothing. Throws forbidden, invalid `remittance.unreadable` with the first
 * mistakes of the file.
 */
export async function bookRemittance(ctx: Ctx, remittance: Remittance): Promise<RemittanceAnswer> {
  requireAbility(ctx, 'collect_cash');
  const { lines, mistakes } = readRemittance(await readRows(remittance.bytes));
  if (mistakes.length > 0) throw unreadable(mistakes.slice(0, 5).join('. '));
  const matched = await matchLines(ctx, lines);
  if (remittance.isDryRun) return toAnswer(matched);
  const sha256 = await computeSha256(remittance.bytes);
  const stored = { sha256, fileName: remittance.fileName, lines: matched };
  const id = await storeRemittance(ctx, stored);
  for (const line of matched) {
    if (isBookable(line, remittance.accepted)) await bookLine(ctx, id, line);
  }
  await auditRemittance(ctx, id, stored);
  return toAnswer(matched);
}

async function readRows(bytes: Uint8Array): Promise<SheetRow[]> {
  try {
    return (await readUploadedSheet(bytes)).rows;
  } catch (error) {
    if (error instanceof UnreadableSheet) throw unreadable(error.message);
    throw error;
  }
}

function unreadable(sentence: string): ShopError {
  return invalid('remittance.unreadable', sentence, { file: sentence });
}

function isBookable({ state, line }: MatchedLine, accepted: number[]): boolean {
  return state === 'matched' || ((state === 'short' || state === 'over') && accepted.includes(line));
}

/** Books the order of one line, and records the outcome on the line. */
async function bookLine(ctx: Ctx, remittanceId: string, matched: MatchedLine): Promise<void> {
  const { line, orderId, reference, utr } = matched;
  const reason = ['Remitted', reference, utr].filter(Boolean).join(' ');
  try {
    await collectCash(ctx, orderId!, {
      reason: `${reason}${formatDifference(matched)}`,
      also: (tx) => noteBooked(tx, remittanceId, { line, state: 'booked' }),
    });
    matched.state = 'booked';
  } catch (error) {
    // Another request has booked the order in the meantime.
    if (!isShopError(error, 'order.no_cash')) throw error;
    await noteBooked(ctx, remittanceId, { line, state: 'booked_before' });
    matched.state = 'booked_before';
  }
}

/** Returns the amounts of a line that differ, for the timeline of its order, which counts as paid in full; otherwise an empty text. */
function formatDifference({ paidPaise, expectedPaise }: MatchedLine): string {
  if (expectedPaise === null || paidPaise === expectedPaise) return '';
  return `: ${formatRupees(paidPaise)} paid, ${formatRupees(expectedPaise)} due`;
}

function toAnswer(lines: MatchedLine[]): RemittanceAnswer {
  const count = (state: MatchedLine['state']) => lines.filter((line) => line.state === state).length;
  return {
    booked: count('booked'),
    matched: count('matched'),
    lines: lines.map(({ line, reference, utr, orderId, orderNumber, expectedPaise, paidPaise, state }) => ({
      line,
      reference,
      utr,
      order_id: orderId,
      order_number: orderNumber,
      expected: expectedPaise === null ? null : toRupees(expectedPaise),
      paid: toRupees(paidPaise),
      state,
    })),
  };
}
