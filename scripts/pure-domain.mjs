const domain = /\/src\/domain\/[\w-]+\.ts$/;

/**
 * The rules of the shop are values and functions without side effects, but a bundler cannot know that of a schema that is
 * put together by calls. This tells it so, and pages that only format a price are spared the whole of Zod (60 KB).
 */
export function pureDomain() {
  return {
    name: 'pure-domain',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!domain.test(id)) return undefined;
      return { code: markCalls(code, this.parse(code)), map: null, moduleSideEffects: false };
    },
  };
}

function markCalls(code, program) {
  const calls = program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => statement.declarations.map(({ init }) => init))
    .filter(
      (init) =>
        init?.type === 'CallExpression' ||
        init?.type === 'NewExpression' ||
        init?.type === 'ObjectExpression',
    );
  return calls
    .toReversed()
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    );
}
