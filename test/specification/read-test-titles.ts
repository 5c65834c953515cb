import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

type Node = { type: string; [key: string]: unknown };

/** Functions whose first argument is a sentence that the file proves; `describe` only groups such sentences. */
const proving = new Set(['test', 'it', 'step']);
const notRun = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);

/** Returns the titles of a file's tests and steps from its source, each alone and after the title of its group. */
export function readTestTitles(path: string): string[] {
  const titles: string[] = [];
  visit(parseAst(readFileSync(path, 'utf8'), { lang: 'ts' }) as unknown as Node, '', titles);
  return titles;
}

function visit(node: Node, group: string, titles: string[]): void {
  const call = node.type === 'CallExpression' ? readCall(node) : undefined;
  if (call && call.path.some((word) => notRun.has(word))) return;
  const title = call && readTitle((node.arguments as Node[])[0]);
  if (title && proving.has(call.path[0]!)) titles.push(title, ...(group ? [`${group} › ${title}`] : []));
  const inner = title && call.path[0] === 'describe' ? [group, title].filter(Boolean).join(' › ') : group;
  for (const child of childrenOf(node)) visit(child, inner, titles);
}

/** Returns the names of a call: those of `test.each(rows)(…)` are test and each. */
function readCall({ callee }: Node): { path: string[] } | undefined {
  const { type, name, object, property } = callee as Node;
  if (type === 'Identifier') return { path: [name as string] };
  if (type === 'CallExpression') return readCall(callee as Node);
  if (type !== 'MemberExpression') return undefined;
  const before = readCall({ type: 'CallExpression', callee: object });
  return before && { path: [...before.path, (property as Node).name as string] };
}

function readTitle(argument: Node | undefined): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return undefined;
  return (argument.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('${…}');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
