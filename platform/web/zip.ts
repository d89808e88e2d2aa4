/*
 * A zip archive, made here because the packages that make one compress large files in workers which they start from
 * blob: addresses, and the page's content security policy refuses those. The browser's own compression does the work.
 */

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Little-endian fields of 2 or 4 bytes, as zip headers are made of. */
function header(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let offset = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
    offset += size;
  }
  return new Uint8Array(view.buffer);
}

const deflate = 8;
const version = 20;
const utf8Names = 0x0800;
/** 1980-01-01: the archive does not say when it was made. */
const date = 0x0021;

/** Texts by path, as one archive. */
export async function zip(files: Readonly<Record<string, string>>, type: string): Promise<Blob> {
  const text = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, plain] = [text.encode(path), text.encode(content)];
    const packed = await deflated(plain);
    // The same in both headers: version, flags, method, time, date, checksum, sizes, length of the name, extra field.
    const about = [
      [2, version],
      [2, utf8Names],
      [2, deflate],
      [2, 0],
      [2, date],
      [4, crc32(plain)],
      [4, packed.length],
      [4, plain.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const local = header([4, 0x04034b50], ...about);
    parts.push(local, name, packed);
    // Comment, disk, attributes inside and outside, where the file begins.
    directory.push(header([4, 0x02014b50], [2, version], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    offset += local.length + name.length + packed.length;
  }
  const count = directory.length / 2;
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = header([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...directory, end], { type });
}
