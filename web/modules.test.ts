import { expect, test, vi } from 'vitest';
import { screensOf } from '#platform/web/module.ts';
import { isPublicAddress } from './public-address.ts';
import { texts as english } from './titles/en.ts';

// The modules ask at once which language the page begins in.
vi.stubGlobal('location', { search: '', pathname: '/', hash: '' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {}, addEventListener: () => {} });
vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', () => {});

const { webModules } = await import('./modules.ts');
const screens = screensOf(webModules);

test('every screen has an address of its own, and one that says where it was opened from names a screen', () => {
  const paths: readonly string[] = screens.map(({ path }) => path.toLowerCase());
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
  expect(paths.length).toBeGreaterThan(60);
  for (const { parent } of screens) if (parent) expect(paths).toContain(parent.toLowerCase().replace(/\/1$/, '/$id'));
});

test('no screen of the desk stands at the address of a flow, in whatever case', () => {
  const taken = screens.filter(({ path }) => isPublicAddress({ pathname: path, hash: '' }));
  expect(taken.map(({ path }) => path)).toEqual([]);
});

test('every title is in the catalogue that is made from the modules', () => {
  const pages = webModules.flatMap(({ recordPages = {} }) => Object.values(recordPages));
  for (const { title } of [...screens, ...pages]) expect(Object.keys(english)).toContain(title);
});

test('a noun is led to by one module, and its page is one of the screens', () => {
  const channels = webModules.flatMap(({ recordPages = {} }) => Object.keys(recordPages));
  expect(new Set(channels).size).toBe(channels.length);
  const paths = screens.map(({ path }) => path as string);
  for (const { recordPages = {} } of webModules)
    for (const { path } of Object.values(recordPages)) expect(paths).toContain(path('$id').split('?')[0]);
});
