import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** `npm start`: builds the web app when it is missing or older than its sources, then runs the server in this process. */
const root = path.resolve(import.meta.dirname, '..');
const built = path.join(root, 'dist/web/index.html');

function newestChange(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((newest, entry) => Math.max(newest, fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs), 0);
}

const sources = ['web', 'platform', 'modules', 'tools/vite']
  .map((name) => path.join(root, name))
  .filter((folder) => fs.existsSync(folder));
const isStale = !fs.existsSync(built) || Math.max(...sources.map(newestChange)) > fs.statSync(built).mtimeMs;
if (isStale) {
  process.stdout.write('Building the web app …\n');
  // In a process of its own: the build sets NODE_ENV to production for whatever runs after it.
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../server/start.ts');
