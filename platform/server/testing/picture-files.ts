import { crc32, deflateSync } from 'node:zlib';

/** A PNG whose header claims this size; the pixels are those of a small white picture. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(height, 64) * (Math.min(width, 64) + 1), 255));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The markers of a JPEG of this size, with a scan that holds nothing. */
export function jpeg(width: number, height: number, comment = ''): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const remark = Buffer.concat([
    Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 0xff]),
    Buffer.from(comment),
  ]);
  const application = Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xff, 0, 0x55]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), application, remark, frame, scan, Buffer.from([0xff, 0xd9])]);
}

export interface MadeTiff {
  readonly pages?: number;
  readonly bigEndian?: boolean;
  readonly width?: number;
  readonly height?: number;
  /** Where the pixels of each page are said to stand; by default they stand there. */
  readonly offset?: number;
  /** The last directory leads back to the first. */
  readonly endless?: boolean;
}

/** Black-and-white pages of 8 × 8 pixels, one strip each; the header may claim more. */
export function tiff({
  pages = 1,
  bigEndian = false,
  width = 8,
  height = 8,
  offset = 8,
  endless = false,
}: MadeTiff = {}): Buffer {
  const directoryBytes = 2 + 8 * 12 + 4;
  const file = Buffer.alloc(16 + pages * directoryBytes);
  const short = (value: number, at: number) =>
    void (bigEndian ? file.writeUInt16BE(value, at) : file.writeUInt16LE(value, at));
  const long = (value: number, at: number) =>
    void (bigEndian ? file.writeUInt32BE(value, at) : file.writeUInt32LE(value, at));
  file.write(bigEndian ? 'MM' : 'II');
  short(42, 2);
  long(16, 4);
  file.fill(0xaa, 8, 16);
  for (let page = 0; page < pages; page++) {
    const start = 16 + page * directoryBytes;
    const tags: [tag: number, type: 3 | 4, value: number][] = [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 1],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, offset],
      [278, 4, height],
      [279, 4, 8],
    ];
    short(tags.length, start);
    for (const [at, [tag, type, value]] of tags.entries()) {
      const place = start + 2 + at * 12;
      short(tag, place);
      short(type, place + 2);
      long(1, place + 4);
      if (type === 3) short(value, place + 8);
      else long(value, place + 8);
    }
    long(page < pages - 1 ? start + directoryBytes : endless ? 16 : 0, start + 2 + tags.length * 12);
  }
  return file;
}

/** A ZIP with one stored file, as a JAR or an office document is. */
export function zip(name = 'META-INF/MANIFEST.MF', content = 'Manifest-Version: 1.0\n', before = 0): Buffer {
  const sum = crc32(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(sum, 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name + content)]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  directory.writeUInt32LE(before, 42);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(before + local.length, 16);
  return Buffer.concat([local, directory, end]);
}
