import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import type { Answer } from '#platform/envelope.ts';
import { memoryEnvironment, memoryFlags } from '../memory.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What the server printed. */
  readonly output: () => string;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the product as a process of its own, and waits until it is ready: from its sources, or as `npm run build` made it. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  { pages = false, isBundled = false } = {},
): Promise<ServerProcess> {
  const port = environment['PORT'] ?? String(await freePort());
  const main = isBundled ? 'dist/server/main.js' : 'server/main.ts';
  const child = spawn(process.execPath, [...memoryFlags, main, ...(pages ? [] : ['--without-pages'])], {
    cwd: root,
    // Not the test runner's own environment: it sets names that are settings here.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...memoryEnvironment,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      CALLS_PER_SECOND: '0',
      PUBLIC_CALLS_PER_MINUTE: '0',
      MEGABYTES_PER_MINUTE: '0',
      CONNECTIONS_PER_ADDRESS: '0',
      SOCKETS_PER_ADDRESS: '0',
      LEAVE_MILLISECONDS: '100',
      // Reading the sources takes longer than all else that a start does; the second start finds them read.
      NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://localhost:${port}`;
  await ready(url, child, () => printed);
  return {
    url,
    pid: child.pid!,
    output: () => printed,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

/** Longer than a first start, with its database and its demonstration, takes on a machine that is busy with other things. */
const patience = 600_000;

async function ready(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (child.exitCode !== null) throw new Error(`the server ended at once: ${printed()}`);
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok && printed().includes('is running at')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not become ready: ${printed()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** A call over HTTP, as an independent client makes it. */
export async function rpc(
  url: string,
  operation: string,
  payload: unknown,
  envelope: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Answer; headers: Headers }> {
  const answer = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      clientVersion: '0.1.335',
      sessionId: '',
      service: 'tripDirector',
      operation,
      lockId: null,
      language: 'en',
      partition: '',
      payload,
      ...envelope,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer, headers: answer.headers };
}
