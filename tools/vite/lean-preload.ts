import type { Plugin } from 'vite';

/**
 * What a page does before each `import()`: it asks for all files of the part at once, so that a phone does not wait for one
 * after the other. Vite's own is five times longer, for styles of parts, other addresses and keys of a content policy. Public
 * pages have one style for all, and are served from the root of their address.
 */
const helper = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};
`;

/** Puts our own lines in the place of Vite's. */
export function leanPreload(): Plugin {
  let isReplaced = false;
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return { code: helper, moduleSideEffects: false };
      },
    },
    generateBundle(_, bundle) {
      if (!isReplaced) this.error('Vite calls what it does before an import() by another name now.');
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (styles.length > 1)
        this.error(`A part has a style of its own, which nobody would fetch: ${styles.join(', ')}.`);
    },
  };
}
