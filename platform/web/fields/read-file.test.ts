import { expect, test } from 'vitest';
import { readFile, UnreadablePhoto } from './read-file.ts';

// Node draws no pictures, as a browser that does not know the format draws none.

test.each(['image/heic', 'image/heif', 'image/avif'])(
  'a photo that cannot be drawn here is named so: %s',
  async (type) => {
    await expect(readFile(new File(['photo'], 'IMG_1.HEIC', { type }))).rejects.toThrow(UnreadablePhoto);
  },
);

test("a file in Apple's format is a photo by its name, where the browser does not know its type", async () => {
  await expect(readFile(new File(['photo'], 'IMG_1.HEIC'))).rejects.toThrow(UnreadablePhoto);
});

test('a scan goes nowhere where only a PDF will do and the browser cannot draw it', async () => {
  const scan = new File(['scan'], 'scan.tiff', { type: 'image/tiff' });
  await expect(readFile(scan, { asPdf: true })).rejects.toThrow(UnreadablePhoto);
});
