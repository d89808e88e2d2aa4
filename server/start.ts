import path from 'node:path';
import { memoryEnvironment, memoryFlags } from './memory.ts';

/**
 * How the server is started: Node reads the bounds on memory before anything of ours runs, so this process becomes another
 * one with the same number. Where a system cannot do that (Windows), the server runs without them.
 *
 * Node keeps what it made of the sources for the next start (decision 0077). With `--warm` it makes that alone.
 */
const isWarming = process.argv.includes('--warm');
const main = path.join(import.meta.dirname, isWarming ? 'warm.ts' : 'main.ts');
const compiled = { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../.cache/node') };
if (process.platform === 'win32') await import(isWarming ? './warm.ts' : './main.ts');
else
  process.execve!(
    process.execPath,
    [process.execPath, ...memoryFlags, ...process.execArgv, main, ...process.argv.slice(2)],
    { ...memoryEnvironment, ...compiled, ...process.env },
  );
