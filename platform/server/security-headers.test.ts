import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { securityHeaders } from './security-headers.ts';

const pictures = (tilesUrl?: string) =>
  /img-src [^;]*/.exec(securityHeaders(undefined, false, tilesUrl)['content-security-policy'] ?? '')?.[0];

test('pictures come from here alone, and from the tile server of this installation', () => {
  expect(pictures()).toBe(`img-src 'self' data: blob:`);
  expect(pictures('https://tiles.example:8443/v1/{z}/{x}/{y}.png?key=secret')).toBe(
    `img-src 'self' data: blob: https://tiles.example:8443`,
  );
  expect(pictures()).toBe(`img-src 'self' data: blob:`);
});

test('a tile server is named by an address that says where its pictures are', () => {
  const read = (address: string) => readConfig({ MAP_TILES_URL: address }).MAP_TILES_URL;
  expect(read('https://tiles.example/{z}/{x}/{y}.png')).toBe('https://tiles.example/{z}/{x}/{y}.png');
  expect(readConfig({}).MAP_TILES_URL).toBeUndefined();
  for (const wrong of ['https://tiles.example/{z}/{x}.png', 'javascript:{z}{x}{y}', 'tiles/{z}/{x}/{y}.png'])
    expect(() => read(wrong), wrong).toThrow('MAP_TILES_URL');
});
