/**
 * What happens in the open page when a file changes: a new catalogue reloads it (an unsaved form offers its drafts back and
 * does not ask whether to leave), the server's own files leave it alone, everything else is Vite's business.
 */
const script = '/@follow-schemas';

/** `generated` is the folder of generated files, with a slash at its end. */
export function followSchemas(generated) {
  return {
    name: 'follow-schemas',
    resolveId: (id) => (id === script ? id : undefined),
    load: (id) => (id === script ? inThePage : undefined),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: script }, injectTo: 'head' }],
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client') return undefined;
      if (modules.length === 0) return file.endsWith('.html') ? undefined : [];
      if (!file.startsWith(generated)) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'custom', event: 'schemas-changed' });
      return [];
    },
  };
}

const inThePage = `
import.meta.hot.on('schemas-changed', () => {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
});
`;
