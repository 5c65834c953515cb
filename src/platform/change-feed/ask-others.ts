import { setTimeout as sleep } from 'node:timers/promises';
import { type MemorySession, silenceMs } from './memory-session.ts';

/** Makes sure that the other processes have heard what this one has heard. */
export type Asking = {
  /** Something was heard that pages show. */
  count: () => void;
  /** What another process asks or answers. */
  hear: (channel: string, payload: string) => void;
  /** Answers what was asked while the session was being opened. */
  catchUp: () => void;
  /** Resolves when everything counted so far has been heard by whoever answers from memory. */
  settle: () => Promise<void>;
};
type Round = { number: number; heardBy: Set<string>; wake: () => void };
type Other = { session: string; isThere: boolean };

// Asked in the same statement as it is found out whom: who is not among them yet will forget everything after this moment. Notifications
// arrive in the order of their commits, so who answers has heard whatever was committed before the question.
const ask = `
  with others as materialized (
    select m.session, exists (select 1 from pg_stat_get_activity(null) a where a.application_name = m.session) as "isThere"
      from memories m where m.session <> $1),
  asked as materialized (
    select case when exists (select 1 from others) then pg_notify('haat_asked', $2) end)
  select others.* from others, asked`;
const answer = `select pg_notify('haat_heard', $1)`;
const cutOff = `
  select pg_terminate_backend(pid) from pg_stat_get_activity(null) where application_name = any($1)`;

const lookAgainMs = 50;

export function createAsking(findSession: () => MemorySession | undefined): Asking {
  let counted = 0;
  let settled = 0;
  let round: Round = { number: 0, heardBy: new Set(), wake() {} };
  let running: Promise<void> | undefined;
  const unanswered: string[] = [];

  async function settle(): Promise<void> {
    const wanted = counted;
    while (settled < wanted) await (running ??= runRound().finally(() => (running = undefined)));
  }

  async function runRound(): Promise<void> {
    const upTo = counted;
    round = { number: round.number + 1, heardBy: new Set(), wake() {} };
    try {
      await askOthers(await waitForSession(), round);
    } catch {
      // Then all leases of this moment are waited out.
      await sleep(silenceMs);
    }
    settled = Math.max(settled, upTo);
  }

  async function waitForSession(): Promise<MemorySession> {
    for (let waited = 0; waited < silenceMs; waited += lookAgainMs) {
      const session = findSession();
      if (session) return session;
      await sleep(lookAgainMs);
    }
    throw new Error('nobody can be asked');
  }

  async function askOthers(session: MemorySession, asked: Round): Promise<void> {
    const others = await session.query<Other>({
      name: 'ask',
      text: ask,
      values: [session.name, `${session.name}/${asked.number}`],
    });
    const silent = () => others.filter((other) => !asked.heardBy.has(other.session));
    if (silent().length === 0) return;
    await new Promise<void>((resolve) => {
      const outlasted = setTimeout(resolve, silenceMs);
      asked.wake = () => {
        if (silent().length > 0) return;
        clearTimeout(outlasted);
        resolve();
      };
    });
    if (silent().length > 0 && findSession() === session) await dismiss(session, silent());
  }

  function hear(channel: string, payload: string) {
    if (channel === 'haat_asked') return reply(payload);
    const [asker, number, name] = payload.split('/');
    if (asker !== findSession()?.name || Number(number) !== round.number) return;
    round.heardBy.add(name!);
    round.wake();
  }

  function reply(question: string) {
    const session = findSession();
    if (!session) return void unanswered.push(question);
    if (question.startsWith(`${session.name}/`)) return;
    const values = [`${question}/${session.name}`];
    void session.query({ name: 'answer', text: answer, values }).catch(() => {});
  }

  function catchUp() {
    for (const question of unanswered.splice(0)) reply(question);
  }

  return { count: () => void (counted += 1), hear, catchUp, settle };
}

/**
 * Its lease is over. A session that is still there is ended, so that nobody waits for it again; one that was gone already is forgotten.
 * Never both at once: a session may be forgotten only by who waited after having seen that it was gone.
 */
async function dismiss(session: MemorySession, silent: Other[]): Promise<void> {
  const [there, gone] = [true, false].map((isThere) =>
    silent.filter((other) => other.isThere === isThere).map((other) => other.session),
  );
  await session.query({ text: cutOff, values: [there] }).catch(() => {});
  await session
    .query({ text: 'delete from memories where session = any($1)', values: [gone] })
    .catch(() => {});
}
