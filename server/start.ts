import path from 'node:path';
import { memoryEnvironment, memoryFlags } from './memory.ts';

/**
 * How the server is started: Node reads the bounds on memory before anything of ours runs, so this process becomes another
 * one with the same number. Where a system cannot do that (Windows), the server runs without them.
 */
const main = path.join(import.meta.dirname, 'main.ts');
if (process.platform === 'win32') await import('./main.ts');
else
  process.execve!(
    process.execPath,
    [process.execPath, ...memoryFlags, ...process.execArgv, main, ...process.argv.slice(2)],
    { ...memoryEnvironment, ...process.env },
  );
