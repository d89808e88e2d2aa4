import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { quickBuild } from './vite/precompressed.ts';

/** `npm start`: builds the web app and the server's bundle when they are missing or older than their sources, then becomes the server. */
const root = path.resolve(import.meta.dirname, '..');
const shared = ['platform', 'modules'];
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
/** Lies beside pages that were built quickly; production builds them again. */
const quickPages = path.join(root, 'dist/quick-pages');
const isProduction = process.env['NODE_ENV'] === 'production';

interface Made {
  readonly what: string;
  readonly file: string;
  readonly sources: readonly string[];
  readonly command: readonly string[];
}

const web: Made = {
  what: 'the web app',
  file: 'dist/web/index.html',
  sources: [...shared, 'web', 'tools/vite', 'vite.config.ts', 'package-lock.json'],
  command: [vite, 'build', '--logLevel', 'error'],
};
const server: Made = {
  what: 'the server',
  file: 'dist/server/main.js',
  sources: [...shared, 'server', 'database', 'tools/vite', 'tools/server-bundle.ts', 'package-lock.json'],
  command: ['tools/server-bundle.ts'],
};

function newestChange(place: string): number {
  if (!fs.existsSync(place)) return 0;
  if (!fs.statSync(place).isDirectory()) return fs.statSync(place).mtimeMs;
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((newest, entry) => Math.max(newest, fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs), 0);
}

function isFresh({ file, sources }: Made): boolean {
  const made = path.join(root, file);
  return (
    fs.existsSync(made) &&
    Math.max(...sources.map((name) => newestChange(path.join(root, name)))) <= fs.statSync(made).mtimeMs
  );
}

/** In a process of its own: a build sets NODE_ENV to production for what runs after it. */
async function build({ what, command }: Made): Promise<void> {
  process.stdout.write(`Building ${what} …\n`);
  const env = { ...process.env, ...(!isProduction && { [quickBuild]: '1' }) };
  const [status] = await once(spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env }), 'exit');
  if (status !== 0) process.exit(typeof status === 'number' ? status : 1);
}

async function buildWeb(): Promise<void> {
  if (isFresh(web) && !(isProduction && fs.existsSync(quickPages))) return;
  await build(web);
  if (isProduction) fs.rmSync(quickPages, { force: true });
  else fs.writeFileSync(quickPages, '');
}

await Promise.all([buildWeb(), isFresh(server) ? undefined : build(server)]);
process.argv.push('--bundled');
await import('../server/start.ts');
