import { dayMs } from '#domain/durations.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#shop/context.ts';

type Question = {
  /** The id of the subject of the question, or a name. */
  subject: RawBuilder<string>;
  /** The moment from which the periods are counted. */
  since: RawBuilder<Date>;
  minutes: RawBuilder<number>;
};

/**
 * Returns the condition that the end of a period of some minutes lies between the last question about a subject and now. A question that
 * was never asked counts as asked when its periods began. A late sweep thus asks the same as an earlier one would have asked.
 */
export function isDueQuestion({ clock }: Ctx, { subject, since, minutes }: Question): RawBuilder<boolean> {
  const countPeriods = (moment: RawBuilder<unknown>) =>
    sql`floor(extract(epoch from ${moment} - ${since}) / 60 / ${minutes})`;
  const asked = sql`coalesce((select q.asked_at from gateway_questions q where q.subject = ${subject}), ${since})`;
  return sql<boolean>`${countPeriods(sql`${clock.now()}::timestamptz`)} > ${countPeriods(asked)}`;
}

/** Records that Razorpay is asked about a subject, now or at an earlier moment. */
export async function noteQuestion({ db, clock }: Ctx, subject: string, at = clock.now()): Promise<void> {
  await db
    .insertInto('gateway_questions')
    .values({ subject, asked_at: at })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ asked_at: at }))
    .execute();
}

/** Returns when Razorpay was last asked about a subject. */
export async function readLastQuestion({ db }: Ctx, subject: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('gateway_questions')
    .select('asked_at')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.asked_at;
}

/** The longest period between two questions is a day, so a question that was not asked for a week is no longer needed. */
const keptMs = 7 * dayMs;

/** Deletes the times of old questions; a deleted question that is asked again after all is due at once. */
export async function deleteOldQuestions({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('gateway_questions')
    .where('asked_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute();
}
