import { codeOf } from './error-code.ts';

/** The parameters by which node-postgres reaches a server; `host` is a directory when it listens on a Unix socket. */
export type ConnectionParts = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** A DATABASE_URL, or the parts that `startEmbedded` returns. */
export type Connection = string | ConnectionParts;

/** Returns a connection in the form that node-postgres and the queue accept. */
export function toClientConfig(connection: Connection): { connectionString: string } | ConnectionParts {
  return typeof connection === 'string' ? { connectionString: connection } : connection;
}

/** Returns whether the server is running but does not accept connections yet. */
export function isStartingUp(error: unknown): boolean {
  return codeOf(error) === '57P03';
}

const goneCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|57P0[123]|08\w{3}|53300)$/;
const goneWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Returns whether the database could not be reached or the connection was lost: a later attempt may succeed. */
export function isDatabaseGone(error: unknown): boolean {
  const { syscall, message = '' } = (error ?? {}) as { syscall?: string; message?: string };
  const isCall = syscall === undefined || syscall === 'connect' || syscall === 'read' || syscall === 'write';
  return (isCall && goneCodes.test(codeOf(error))) || goneWords.test(message);
}

/**
 * Turns a failure to reach the database into a sentence that says what to check; it never shows the password. `variable` is the environment
 * variable that names the server.
 */
export function connectionFailure(error: unknown, connection: Connection, variable = 'DATABASE_URL'): Error {
  const { server, database, user } = describe(connection);
  const setting = typeof connection === 'string' ? variable : 'the embedded database';
  const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
  const sentences: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${server}: is the database server running, and is the port right?`,
    ENOENT: `nothing answers at ${server}: is the database server running?`,
    EACCES: `this user may not connect to ${server}`,
    ENOTFOUND: `the machine ${server} is not known: is its name spelt right?`,
    EAI_AGAIN: `the machine ${server} could not be looked up: does the name service work?`,
    ETIMEDOUT: `${server} does not answer: is it the right machine, and does its firewall let this one in?`,
    '28P01': `${server} refuses the password of the user "${user}"`,
    '28000': `${server} refuses the user "${user}": ${reason}`,
    '3D000': `there is no database "${database}" at ${server}: create it first`,
    '53300': `${server} has no free connection left: raise its max_connections, or lower the pool size`,
    '57P03': `${server} is starting up and did not get ready within a minute`,
    '08P01': `${server} did not accept the session's settings (${reason}): is it a pooler that must let them pass?`,
  };
  const isTimeout = /timeout/i.test(reason) ? sentences['ETIMEDOUT'] : undefined;
  const sentence = sentences[codeOf(error)] ?? isTimeout ?? `${server} could not be used: ${reason}`;
  return new Error(`${setting}: ${sentence}`, { cause: error });
}

function describe(connection: Connection): {
  server: string;
  database: string;
  user: string;
} {
  if (typeof connection !== 'string') {
    return { ...connection, server: connection.host };
  }
  const { hostname, port, pathname, searchParams, username } = new URL(connection);
  const host = hostname || (searchParams.get('host') ?? 'localhost');
  return {
    server: port ? `${host}:${port}` : host,
    database: decodeURIComponent(pathname.slice(1)),
    user: decodeURIComponent(username),
  };
}
