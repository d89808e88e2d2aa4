import path from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Writes the server as a few files to `dist/server` (decision 0112). A start from the sources reads 1,900 of them. Whatever is found by where a
 * source lies (migrations, threads, fonts) is found there still.
 */
const root = path.resolve(import.meta.dirname, '..');

/** A place in the sources, as seen from the bundle. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      const file = path.relative(root, id);
      if (!code.includes('import.meta.') || file.startsWith('..') || file.startsWith('node_modules')) return undefined;
      return {
        code: code
          .replaceAll(
            'import.meta.dirname',
            `(import.meta.dirname + ${JSON.stringify(`/../../${path.dirname(file)}`)})`,
          )
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(`../../${file}`)}, import.meta.url).href`),
        map: null,
      };
    },
  };
}

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [placesOfSources()],
  ssr: { noExternal: true, external: ['pg-native'] },
  build: {
    ssr: true,
    outDir: path.join(root, 'dist/server'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: path.join(root, 'server/main.ts'), warm: path.join(root, 'server/warm.ts') },
      output: {
        // All in one folder: places are counted from there.
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'failure-texts', test: /[\\/]messages[\\/]failures[\\/]/ }] },
        banner: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
      },
    },
  },
});
