import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** An archive of files, piece by piece: one file at a time is in memory. Nothing is packed; documents are already. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { path, bytes } of entries) {
    const file = new ZipPassThrough(path);
    archive.add(file);
    file.push(bytes, true);
    yield* made.splice(0);
  }
  archive.end();
  yield* made.splice(0);
}
