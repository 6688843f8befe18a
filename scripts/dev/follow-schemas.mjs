/** Extends Vite's reloading: server files do not reload the page, and reloading does not ask about unsaved changes. */
const script = '/@reload-without-asking';

export function followSchemas() {
  return {
    name: 'follow-schemas',
    resolveId: (id) => (id === script ? id : undefined),
    load: (id) => (id === script ? inThePage : undefined),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: script }, injectTo: 'head' }],
    hotUpdate({ file, modules }) {
      const ofThePage = modules.length > 0 || file.endsWith('.html');
      return this.environment.name === 'client' && !ofThePage ? [] : undefined;
    },
  };
}

/**
 * A form with unsaved changes asks before the page is left; since it restores them after a reload, asking is
 * unnecessary here.
 */
const inThePage = `
import.meta.hot.on('vite:beforeFullReload', () => {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
});
`;
