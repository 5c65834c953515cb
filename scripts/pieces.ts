import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Look = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const frame = /\/src\/web\/root\.tsx$/;
const productPages = /\/src\/web\/[\w-]+\/(home|category|products|search|product)\.route\.tsx$/;
const lists = new Set(['category.route.tsx', 'products.route.tsx', 'search.route.tsx']);
const schemas = /\/node_modules\/zod\/|zod-without-eval/;
const ours = /\/src\/(web|ui|contract|domain)\/|\/node_modules\/zustand\/|vite\/preload-helper/;
const pages = /\.route\.tsx$/;
/** Modules that are always shared, even if only one page of products and another page import them. */
const common =
  /\/src\/(ui|contract|domain|web\/(shell|state|page-states|product-card|stock-request|rendering))\//;

/**
 * Bundles the browser's scripts into few files: sixty small ones would each have their own headers and hardly compress. Each library has
 * its own file, so that it stays in the visitor's cache when the shop changes, and so that no page loads a library that it does not use.
 */
export function inPieces(): Plugin {
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: 'router', test: /\/node_modules\/react-router\//, priority: 3 },
    { name: 'schemas', test: schemas, priority: 3 },
    { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2, priority: 2 },
    { name: nameByUse(), debugName: 'ours', priority: 1 },
  ];
  return {
    name: 'in-pieces',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Without this option a chunk includes every import of its modules, also those that are only used elsewhere.
    options: (options) => ({
      ...options,
      preserveEntrySignatures: 'allow-extension',
      // Sentences are constants of each area's words.ts: a chunk then holds those of its own components.
      optimization: { ...options.optimization, inlineConst: { mode: 'all' } },
    }),
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups, includeDependenciesRecursively: false },
    }),
  };
}

/**
 * Groups our own modules: those of the frame of every page, those that only lists share, then those that lists share with home or product.
 */
function nameByUse(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, Set<string>>();
  return (id, look) => {
    const bringsSchemas = look.getModuleInfo(id)?.importedIds.some((each) => schemas.test(each));
    if (!ours.test(id) || bringsSchemas) return null;
    const roots = findRoots(id, look, known);
    if ([...roots].some((root) => frame.test(root))) return 'shell';
    const ofProducts = [...roots].filter((root) => productPages.test(root));
    const isShared = ofProducts.length > 1 || (ofProducts.length === 1 && common.test(id));
    if (!isShared || roots.size === 1) return null;
    return ofProducts.every((root) => lists.has(basename(root))) ? 'lists' : 'browsing';
  };
}

/** Returns the roots from which a module is loaded: the frame, pages, and modules that are imported on demand. */
function findRoots(id: string, look: Look, known: Map<string, Set<string>>): Set<string> {
  const found = known.get(id);
  if (found) return found;
  const path = id.split('?')[0]!;
  const roots = new Set<string>();
  known.set(id, roots);
  const { importers = [], dynamicImporters = [] } = look.getModuleInfo(id) ?? {};
  if (frame.test(path) || pages.test(path) || dynamicImporters.length > 0) roots.add(path);
  // A module that is loaded on demand belongs to no page. Other imports of it run only on the server, or on pages without a budget.
  if (dynamicImporters.length > 0) return roots;
  for (const importer of importers) for (const root of findRoots(importer, look, known)) roots.add(root);
  return roots;
}
