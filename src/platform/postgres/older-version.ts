/** The comment in which a migration declares effects that its statements alone do not show. */
const declared = /^-- (An|No) older version may serve meanwhile: (.+)$/m;

/**
 * Returns why an older version of the program must not serve while and after a migration runs; an empty list if it may. Tables in `made`
 * are those of earlier migrations that will run too, which no older version knows; the tables of this migration are added to them.
 * Statements whose harm depends on the data that the older version writes count as harmful unless the migration declares otherwise.
 */
export function listHarm(sql: string, made: Set<string>): string[] {
  const statements = readStatements(sql);
  for (const [, table] of statements.join(';').matchAll(/\bcreate table (?:if not exists )?(\w+)/g))
    made.add(table!);
  const [, which, why] = declared.exec(sql) ?? [];
  if (which) return which === 'No' ? [why!] : [];
  return [...new Set(statements.flatMap((statement) => judge(statement, made)))];
}

/** Returns the statements in small letters and single blanks, without comments; the text of functions and values is left out. */
function readStatements(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

function judge(statement: string, made: Set<string>): string[] {
  const [, dropped, what] =
    /^drop (table|view|materialized view|type|function|sequence) (?:if exists )?(\w+)/.exec(statement) ?? [];
  if (dropped) return made.has(what!) ? [] : [`the ${dropped} ${what} goes away`];
  const [, kind, name] = /^create or replace (function|view|trigger) (\w+)/.exec(statement) ?? [];
  if (kind) return [`the ${kind} ${name} is replaced`];
  const [, table] =
    /^create (?:constraint )?trigger .*? on (\w+)/.exec(statement) ??
    /^create unique index .*? on (?:only )?(\w+)/.exec(statement) ??
    [];
  if (table) return made.has(table) ? [] : [`${table} gets a new rule`];
  const [, altered, actions] = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(statement) ?? [];
  if (!altered || made.has(altered)) return [];
  return splitActions(actions!).flatMap((action) => judgeAction(altered, action));
}

/** Splits at the commas that are not in parentheses. */
function splitActions(actions: string): string[] {
  let depth = 0;
  const split = [...actions].map((letter) => {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    return letter === ',' && depth === 0 ? '\n' : letter;
  });
  return split
    .join('')
    .split('\n')
    .map((action) => action.trim());
}

function judgeAction(table: string, action: string): string[] {
  const [, column] = /^(?:add|drop|alter) (?:column )?(?:if (?:not )?exists )?(\w+)/.exec(action) ?? [];
  if (/^rename\b/.test(action)) return [`${table} or a part of it is renamed`];
  if (/^drop (?!constraint)/.test(action)) return [`${table}.${column} goes away`];
  if (/^alter .* set not null$/.test(action)) return [`${table}.${column} becomes required`];
  if (/^alter .* drop default$/.test(action)) return [`${table}.${column} loses its default`];
  if (/^alter .* type /.test(action)) return [`${table}.${column} changes its type`];
  if (/^add (constraint|check|unique|primary|foreign|exclude)\b/.test(action))
    return [`${table} gets a new rule`];
  if (/^add .* not null/.test(action) && !/ (default|generated) /.test(action))
    return [`${table}.${column} is required and has no default`];
  return [];
}
