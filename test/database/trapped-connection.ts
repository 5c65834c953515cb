import { type Socket, createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import type { ConnectionParts } from '#platform/postgres/connection.ts';

/** Where a program is stopped: at a statement, or at the commit of the transaction that contained it. */
export type Trap = {
  says: RegExp;
  at: 'statement' | 'commit';
  /** Before the server receives the statement, or after the server has run it and before the program gets the result. */
  when: 'before' | 'after';
};

/** A connection to the database that stops at a named step and reports it; a stopped session never continues. */
export type TrappedConnection = {
  url: string;
  /** Resolves when a program has reached the trap. Any later statement of that session waits forever. */
  set: (trap: Trap) => Promise<void>;
  close: () => void;
};

type Armed = { trap: Trap; spring: () => void };

/** Opens the database at a loopback port and parses just enough of the protocol to recognise statements. */
export async function openTrappedConnection(connection: ConnectionParts): Promise<TrappedConnection> {
  const sockets: Socket[] = [];
  let armed: Armed | undefined;
  const server = createServer((program) => {
    const inside = createConnection(join(connection.host, `.s.PGSQL.${connection.port}`));
    sockets.push(program, inside);
    follow(program, inside, {
      find: () => armed,
      clear: () => {
        armed = undefined;
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const { user, password, database } = connection;
  return {
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    set: (trap) =>
      new Promise((resolve) => {
        armed = { trap, spring: resolve };
      }),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

type Traps = { find: () => Armed | undefined; clear: () => void };

function follow(program: Socket, inside: Socket, traps: Traps): void {
  const session = new Session();
  let isCaught = false;
  let springs: (() => void) | undefined;
  for (const [one, other] of [
    [program, inside],
    [inside, program],
  ] as const) {
    one.on('error', () => {});
    one.on('close', () => other.destroy());
  }

  program.on('data', (chunk) => {
    for (const message of session.hear(chunk)) {
      if (isCaught) return;
      const armed = traps.find();
      if (armed && session.isAt(armed.trap, message)) {
        traps.clear();
        isCaught = true;
        if (armed.trap.when === 'before') return armed.spring();
        springs = armed.spring;
        awaited = armed.trap.at === 'commit' ? 'COMMIT\0' : 'SELECT ';
      }
      inside.write(message.bytes);
      // A bound statement runs only when it is executed, and the program's Execute comes after the message that was caught.
      if (springs && message.bytes[0] === bind) inside.write(execute);
    }
  });
  let answers = '';
  let awaited = '';
  inside.on('data', (chunk) => {
    if (!springs) return void program.write(chunk);
    // Several statements may be pipelined: the responses of earlier ones come first.
    answers += chunk.toString('latin1');
    if (answers.includes(awaited)) springs();
  });
}

const bind = 'B'.charCodeAt(0);
/** Execute of the unnamed portal, then Sync. */
const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);

type Message = { bytes: Buffer; says?: string };

/** Parses the client's half of PostgreSQL's protocol, version 3: the current statement, and the earlier ones of its transaction. */
class Session {
  private rest = Buffer.alloc(0);
  private hasStarted = false;
  private readonly prepared = new Map<string, string>();
  private transaction: string[] = [];

  /** Returns the complete messages, each with the statement that it runs. */
  hear(chunk: Buffer): Message[] {
    this.rest = Buffer.concat([this.rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const head = this.hasStarted ? 1 : 0;
      if (this.rest.length < head + 4) return messages;
      const length = head + this.rest.readUInt32BE(head);
      if (this.rest.length < length) return messages;
      const bytes = this.rest.subarray(0, length);
      this.rest = this.rest.subarray(length);
      messages.push(this.hasStarted ? this.read(bytes) : { bytes });
      this.hasStarted = true;
    }
  }

  isAt({ says, at }: Trap, message: Message): boolean {
    if (message.says === undefined) return false;
    if (at === 'statement') return says.test(message.says);
    return /^commit/i.test(message.says) && this.transaction.some((said) => says.test(said));
  }

  private read(bytes: Buffer): Message {
    const kind = String.fromCharCode(bytes[0]!);
    const [first = '', second = ''] = bytes.subarray(5).toString('latin1').split('\0', 2);
    if (kind === 'P') this.prepared.set(first, second);
    if (kind !== 'Q' && kind !== 'B') return { bytes };
    // A Bind names its portal, then the statement.
    const says = kind === 'Q' ? first : (this.prepared.get(second) ?? '');
    if (/^(begin|start transaction)/i.test(says)) this.transaction = [];
    else this.transaction.push(says);
    return { bytes, says };
  }
}
