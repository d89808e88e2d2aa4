import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFiles, newFileName, s3Files, type FileStore, type S3Options } from './files.ts';

let folder: string;
let bucket: S3rver;
let s3: S3Options;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'haulway-files-'));
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'buckets'),
    vhostBuckets: false,
    configureBuckets: [{ name: 'documents' }],
  });
  const { port } = await bucket.run();
  // The credentials that s3rver is born with.
  s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'documents',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => localFiles(path.join(folder, 'files'))],
  ['a bucket', () => s3Files(s3)],
];

describe.each(stores)('%s', (_, open) => {
  it.each([
    ['nothing', 0],
    ['one byte', 1],
    ['a document', 100_000],
    ['the largest upload', 10_000_000],
  ])('keeps %s', async (_size, length) => {
    const files = open();
    const name = newFileName();
    const bytes = Buffer.alloc(length, 'a\u0000ÿ%');
    await files.put(name, bytes, 'application/pdf');
    // Another process, knowing only the name.
    expect(Buffer.from((await open().get(name)) ?? 'missing').equals(bytes)).toBe(true);
  });

  it('takes the same file twice', async () => {
    const files = open();
    const name = newFileName();
    await files.put(name, Buffer.from('first'), 'text/plain');
    await files.put(name, Buffer.from('first'), 'text/plain');
    expect(Buffer.from((await files.get(name)) ?? '').toString()).toBe('first');
  });

  it('knows what it does not have, and removes without complaint', async () => {
    const files = open();
    const name = newFileName();
    expect(await files.get(name)).toBeUndefined();
    await files.remove(name);
    await files.put(name, Buffer.from('x'), 'text/plain');
    await files.remove(name);
    expect(await files.get(name)).toBeUndefined();
  });

  it('keeps many at once apart', async () => {
    const files = open();
    const names = Array.from({ length: 50 }, newFileName);
    await Promise.all(names.map((name) => files.put(name, Buffer.from(name), 'text/plain')));
    const read = await Promise.all(names.map(async (name) => Buffer.from((await files.get(name)) ?? '').toString()));
    expect(read).toEqual(names);
  });

  it('is ready', async () => {
    expect(await open().ready()).toBe(true);
  });

  it.each([
    '',
    '..',
    '../../../../../../../../../etc/passwd',
    'a/../../../../../../../../../../../etc/passwd',
    `${'a'.repeat(42)}/`,
    `${'a'.repeat(42)}\u0000`,
    `${'a'.repeat(43)}\n`,
    'a'.repeat(44),
    '%2e%2e%2f'.repeat(5).slice(0, 43),
    '..'.padEnd(43, 'a'),
    '\\..\\'.padEnd(43, 'a'),
    'C:'.padEnd(43, 'a'),
  ])('refuses %j, which is not one of its names', async (name) => {
    const files = open();
    await expect(files.put(name, Buffer.from('x'), 'text/plain')).rejects.toThrow(TypeError);
    await expect(files.get(name)).rejects.toThrow(TypeError);
    await expect(files.remove(name)).rejects.toThrow(TypeError);
  });
});

describe('a folder', () => {
  it('fans out over two levels, and leaves nothing half written', async () => {
    const place = path.join(folder, 'fan');
    const name = newFileName();
    await localFiles(place).put(name, Buffer.from('whole'), 'text/plain');
    expect(await readFile(path.join(place, name.slice(0, 2), name.slice(2, 4), name), 'utf8')).toBe('whole');
    expect(await readdir(path.join(place, 'incoming'))).toEqual([]);
  });

  it('sweeps up what a killed process left, once it is a day old', async () => {
    const place = path.join(folder, 'swept');
    const incoming = path.join(place, 'incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(path.join(incoming, 'old'), 'half');
    await writeFile(path.join(incoming, 'new'), 'half');
    const yesterday = Date.now() / 1000 - 25 * 60 * 60;
    await utimes(path.join(incoming, 'old'), yesterday, yesterday);
    await localFiles(place).ready();
    expect(await readdir(incoming)).toEqual(['new']);
  });

  it('says when it cannot be used, fails a write whole, and recovers', async () => {
    const place = path.join(folder, 'broken');
    await writeFile(place, 'a file stands where the folder should');
    const files = localFiles(place);
    expect(await files.ready()).toBe(false);
    await expect(files.put(newFileName(), Buffer.from('x'), 'text/plain')).rejects.toThrow();
    await rm(place);
    expect(await files.ready()).toBe(true);
  });

  it('does not follow a link that was put in place of a new file', async () => {
    const place = path.join(folder, 'linked');
    const files = localFiles(place);
    const name = newFileName();
    const target = path.join(folder, 'target');
    await writeFile(target, 'untouched');
    const inner = path.join(place, name.slice(0, 2), name.slice(2, 4));
    await mkdir(inner, { recursive: true });
    await symlink(target, path.join(inner, name));
    await files.put(name, Buffer.from('new'), 'text/plain');
    expect(await readFile(target, 'utf8')).toBe('untouched');
    expect(Buffer.from((await files.get(name)) ?? '').toString()).toBe('new');
  });
});

describe('a bucket', () => {
  it('that is missing, foreign or gone is not ready, and refuses to pretend', async () => {
    const missing = s3Files({ ...s3, bucket: 'elsewhere' });
    expect(await missing.ready()).toBe(false);
    await expect(missing.put(newFileName(), Buffer.from('x'), 'text/plain')).rejects.toThrow();
    const foreign = s3Files({ ...s3, accessKeyId: 'STRANGER' });
    expect(await foreign.ready()).toBe(false);
    await expect(foreign.get(newFileName())).rejects.toThrow();
    const gone = s3Files({ ...s3, endpoint: 'http://127.0.0.1:1' });
    expect(await gone.ready()).toBe(false);
  });

  it('that never answers is given up', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const files = s3Files({ ...s3, endpoint, timeoutMilliseconds: 200 });
    await expect(files.get(newFileName())).rejects.toThrow();
    silent.closeAllConnections();
    silent.close();
  });
});
