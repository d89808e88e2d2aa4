import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';

/** `npm run dev`: the server restarts and the pages reload when their sources change. */
const root = path.resolve(import.meta.dirname, '..');
const port = process.env['PORT'] ?? '3000';
const watched = ['server', 'platform', 'modules', 'database'].map(
  (folder) => `--watch-path=${path.join(root, folder)}`,
);
const server = spawn(process.execPath, [...watched, 'server/main.ts', '--without-pages'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
});

process.env['HAULWAY_API'] = `http://localhost:${port}`;
const pages = await createServer({ configFile: path.join(root, 'vite.config.ts'), server: { host: '127.0.0.1' } });
await pages.listen();
pages.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill('SIGTERM');
    server.once('exit', () => void pages.close().then(() => process.exit(0)));
  });
}
