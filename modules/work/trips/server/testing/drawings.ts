import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';

/** A white picture with black pixels, as a phone's canvas sends it. */
function picture(width: number, height: number, isInk: (x: number, y: number) => boolean): string {
  const rows = Buffer.alloc(height * (1 + width * 4), 255);
  for (let y = 0; y < height; y++) {
    rows[y * (1 + width * 4)] = 0;
    for (let x = 0; x < width; x++)
      if (isInk(x, y)) rows.fill(0, y * (1 + width * 4) + 1 + x * 4, y * (1 + width * 4) + 4 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = Buffer.concat([
    mark,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A line across the box. */
export const drawn = (): string =>
  picture(200, 80, (x, y) => x > 20 && x < 180 && Math.abs(y - 40 - Math.sin(x / 9) * 20) < 2);
/** Where a finger touched the glass by chance. */
export const dot = (): string => picture(200, 80, (x, y) => Math.hypot(x - 100, y - 40) < 5);
