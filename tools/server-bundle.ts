import path from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Writes the server as a few files to `dist/server` (decision 0112). A start from the sources reads 1,900 of them. Whatever is found by where a
 * source lies (migrations, threads, fonts) is found there still.
 */
const root = path.resolve(import.meta.dirname, '..');
const out = path.resolve(process.argv[2] ?? path.join(root, 'dist/server'));
const sources = path.relative(out, root);

/** Packages that read files beside themselves, or are no JavaScript. All are loaded late. */
const apart = ['@napi-rs/canvas', 'pdfjs-dist', 'pdfkit', 'pg-native', 'zxing-wasm'];
/** They look beside themselves for threads and files that the product does not use. */
const harmless = /node_modules[\\/](?:pino|thread-stream)[\\/]/;

/** A place in the sources, as seen from the bundle. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      const file = path.relative(root, id);
      if (file.includes('node_modules')) {
        if (/\bimport\.meta\.(?:url|dirname|filename)\b|\b__dirname\b/.test(code) && !harmless.test(id))
          throw new Error(`${file} reads files beside itself: name its package among those that stay apart.`);
        return undefined;
      }
      if (!code.includes('import.meta.') || file.startsWith('..')) return undefined;
      return {
        code: code
          .replaceAll(
            'import.meta.dirname',
            `(import.meta.dirname + ${JSON.stringify(`/${sources}/${path.dirname(file)}`)})`,
          )
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(`${sources}/${file}`)}, import.meta.url).href`),
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
  ssr: { noExternal: true, external: apart },
  build: {
    ssr: true,
    outDir: out,
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
