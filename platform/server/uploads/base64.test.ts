import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './base64.ts';

const limit = 10_000_000;

describe('base64', () => {
  it.each([1, 2, 3, 4, 255, 100_000, limit])('of %i bytes, alone and as a data URL', (length) => {
    const bytes = randomBytes(length);
    const encoded = bytes.toString('base64');
    for (const value of [
      encoded,
      `data:application/pdf;base64,${encoded}`,
      `data:;base64,${encoded}`,
      `data:text/plain;charset=utf-8;base64,${encoded}`,
    ]) {
      const decoded = decodeBase64(value, limit);
      expect(decoded.ok && Buffer.from(decoded.bytes).equals(bytes)).toBe(true);
    }
  });

  it.each(['', 'data:application/pdf;base64,'])('%j is empty', (value) => {
    expect(decodeBase64(value, limit)).toMatchObject({ ok: false, code: 'fileEmpty' });
  });

  it.each([
    ['no base64', '%PDF-1.7'],
    ['cut off', 'AAA'],
    ['cut off in the padding', 'AA='],
    ['with too much padding', 'A==='],
    ['padding alone', '===='],
    ['padding in the middle', 'AA==AAAA'],
    ['with a line break', 'AAAA\nAAAA'],
    ['with a blank behind it', 'AAAA '],
    ['in the alphabet of URLs', 'AA-_'],
    ['with stray bits', 'AB=='],
    ['with stray bits, once padded', 'AAB='],
    ['with letters of another alphabet', 'ААAA'],
    ['a data URL of text', 'data:text/plain,hello'],
    ['a data URL without its comma', 'data:application/pdf;base64'],
    ['a data URL with a strange type', 'data:<script>;base64,AAAA'],
    ['a data URL in a data URL', 'data:;base64,data:;base64,AAAA'],
  ])('%s is damaged', (_, value) => {
    expect(decodeBase64(value, limit)).toMatchObject({ ok: false, code: 'fileDamaged' });
  });

  it('is refused by its length before anything is decoded', () => {
    expect(decodeBase64('A'.repeat(14_000_000), limit)).toMatchObject({
      code: 'fileTooLarge',
      details: { limit: '10 MB' },
    });
    expect(decodeBase64(Buffer.alloc(limit + 1).toString('base64'), limit)).toMatchObject({ code: 'fileTooLarge' });
  });
});
