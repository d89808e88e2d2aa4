import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { S3mini } from 's3mini';

/** Where the bytes of documents live. What they are, whose and of which type, is known to the database alone. */
export interface FileStore {
  /** Stored durably once it returns. A name is written once: putting the same bytes again is harmless. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Whether files can be stored now; for `/ready`. */
  ready(): Promise<boolean>;
}

/** A name that says nothing and cannot be guessed: 32 random bytes in base64url. */
export function newFileName(): string {
  return randomBytes(32).toString('base64url');
}

/** Names are ours alone, so another form is a fault (or an attempt at a path) and never reaches the disk or the bucket. */
function checked(name: string): string {
  if (!/^[A-Za-z0-9_-]{43}$/.test(name)) throw new TypeError('not the name of a stored file');
  return name;
}

/** Left by a process that was killed while it wrote. */
const abandonedAfterMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Files in a folder of this machine, `<folder>/ab/cd/abcd…`: two levels keep directories small. Written beside, forced to
 * disk, then renamed, so that a file is there whole or not at all, also after a power cut.
 */
export function localFiles(folder: string): FileStore {
  const incoming = path.join(folder, 'incoming');
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name.slice(2, 4), name);
  let prepared: Promise<void> | undefined;
  const preparedOnce = () =>
    (prepared ??= prepare(incoming).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));

  return {
    async put(name, bytes) {
      const place = placeOf(checked(name));
      await preparedOnce();
      const temporary = path.join(incoming, `${name}.${randomBytes(6).toString('hex')}`);
      try {
        await writeDurably(temporary, bytes);
        const made = await mkdir(path.dirname(place), { recursive: true });
        await rename(temporary, place);
        await syncFolders(path.dirname(place), made ? folder : path.dirname(place));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(name) {
      return readFile(placeOf(checked(name))).catch(undefinedWhereMissing);
    },
    async remove(name) {
      await rm(placeOf(checked(name)), { force: true });
    },
    async ready() {
      try {
        await preparedOnce();
        await access(incoming, constants.W_OK);
        return true;
      } catch {
        prepared = undefined;
        return false;
      }
    },
  };
}

async function prepare(incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name);
    const age = await stat(file).then(({ mtimeMs }) => Date.now() - mtimeMs, undefinedWhereMissing);
    if (age !== undefined && age > abandonedAfterMilliseconds) await rm(file, { force: true });
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The names in a folder are data of their own: a new name survives a power cut once its folder was forced to disk too. */
async function syncFolders(innermost: string, outermost: string): Promise<void> {
  // Windows knows no such call, and journals names by itself.
  if (process.platform === 'win32') return;
  for (let folder = innermost; ; folder = path.dirname(folder)) {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
    if (folder === outermost) return;
  }
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

export interface S3Options {
  /** The address of the service, e.g. `https://s3.af-south-1.amazonaws.com`; the bucket is addressed by path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The longest one call may take; 30 s by default. */
  readonly timeoutMilliseconds?: number;
}

/** Files in a bucket of any S3-compatible service, so that several servers share them. */
export function s3Files(options: S3Options): FileStore {
  const bucket = new S3mini({
    endpoint: new URL(options.bucket, `${options.endpoint.replace(/\/$/, '')}/`).href,
    region: options.region,
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    requestAbortTimeout: options.timeoutMilliseconds ?? 30_000,
  });
  return {
    async put(name, bytes, contentType) {
      await bucket.putObject(checked(name), bytes, contentType);
    },
    async get(name) {
      const content = await bucket.getObjectArrayBuffer(checked(name));
      return content ? new Uint8Array(content) : undefined;
    },
    async remove(name) {
      await bucket.deleteObject(checked(name));
    },
    ready: () => bucket.bucketExists().catch(() => false),
  };
}
