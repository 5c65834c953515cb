import type { Plugin } from 'vite';

const ofRouter = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(routeModules|routes|components)\.js$/;

/** Each `from` is what the router does, its `to` what it does instead. */
const changes = {
  routeModules: {
    from: /catch \(error\) \{[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);\s*\}/,
    to: `catch { return lost(); }
}
export function lost() {
  setTimeout(() => {
    let { location } = window.__reactRouterDataRouter.state.navigation;
    if (location) window.location.assign(location.pathname + location.search + location.hash);
  });
  return new Promise(() => {});`,
  },
  routes: {
    from: /import\(([^)]*route\.clientMiddlewareModule\s*)\)([\s\S]*)$/,
    to: 'import($1).catch(lost)$2\nimport { lost } from "./routeModules.js";',
  },
  // This makes room for it: the shop has no server components, whose pages the router would fetch beforehand.
  components: { from: /if \(rsc\) return [^;]*RSCPrefetchPageLinksImpl[^;]*;/, to: '' },
};

/**
 * Takes the reload out of the router. When it cannot load the script of another page, without a network or after an upgrade, it reloads the
 * page, even where somebody only points at a link, and what was typed is lost. Now it loads the page that somebody goes to as a document. It
 * looks a moment later where that is, because a script that could not be loaded once fails at once.
 */
export function lostRouteModules(): Plugin {
  return {
    name: 'lost-route-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const file = ofRouter.exec(id)?.[1] as keyof typeof changes | undefined;
      if (!file) return undefined;
      const { from, to } = changes[file];
      if (!from.test(code)) this.error('The router loads the scripts of its pages in another way.');
      return { code: code.replace(from, to), map: null };
    },
  };
}
