import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { memoryEnvironment, memoryFlags } from './memory.ts';

/**
 * How the server is started: Node reads the bounds on memory before anything of ours runs, so this process becomes another
 * one with the same number. Where a system cannot do that (Windows), the server runs without them.
 *
 * Node keeps what it compiled for the next start (decision 0077). With `--warm` it makes that alone. In production, and for
 * whoever has made sure that it is no older than the sources (`--bundled`), the server is the few files of its bundle
 * (`tools/server-bundle.ts`, decision 0113).
 */
const isWarming = process.argv.includes('--warm');
const bundle = path.resolve(import.meta.dirname, '../dist/server');
const isBundled =
  (process.env['NODE_ENV'] === 'production' || process.argv.includes('--bundled')) &&
  fs.existsSync(path.join(bundle, 'main.js'));
const name = isWarming ? 'warm' : 'main';
const main = isBundled ? path.join(bundle, `${name}.js`) : path.join(import.meta.dirname, `${name}.ts`);
const compiled = { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../.cache/node') };
if (process.platform === 'win32') await import(pathToFileURL(main).href);
else
  process.execve!(
    process.execPath,
    [process.execPath, ...memoryFlags, ...process.execArgv, main, ...process.argv.slice(2)],
    { ...memoryEnvironment, ...compiled, ...process.env },
  );
