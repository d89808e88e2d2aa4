import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** `npm start`: builds the web app and the server's bundle when they are missing or older than their sources, then becomes the server. */
const root = path.resolve(import.meta.dirname, '..');

function newestChange(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((newest, entry) => Math.max(newest, fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs), 0);
}

/** Makes what is older than its sources, in a process of its own: a build sets NODE_ENV to production for what runs after it. */
function build(what: string, made: string, sources: readonly string[], command: readonly string[]): void {
  const file = path.join(root, made);
  const folders = sources.map((name) => path.join(root, name)).filter((folder) => fs.existsSync(folder));
  if (fs.existsSync(file) && Math.max(...folders.map(newestChange)) <= fs.statSync(file).mtimeMs) return;
  process.stdout.write(`Building ${what} …\n`);
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const shared = ['platform', 'modules'];
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
build('the web app', 'dist/web/index.html', [...shared, 'web', 'tools/vite'], [vite, 'build', '--logLevel', 'error']);
build('the server', 'dist/server/main.js', [...shared, 'server', 'database', 'tools/vite'], ['tools/server-bundle.ts']);
process.argv.push('--bundled');
await import('../server/start.ts');
