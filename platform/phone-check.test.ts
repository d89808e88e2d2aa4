import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());
/** As when nothing was imported yet. */
const fresh = async () => {
  vi.resetModules();
  return await import('./phone-check.ts');
};

test('without the numbering plans no number passes, except on a page that still fetches them', async () => {
  const { phoneProblems } = await fresh();
  expect(() => phoneProblems('12345')).toThrow('phone.ts');
  vi.stubGlobal('document', {});
  expect(phoneProblems('12345')).toEqual([]);
});

test('with the plans a number is checked as phone.ts does it', async () => {
  const { phoneProblems } = await fresh();
  await import('./phone.ts');
  vi.stubGlobal('document', {});
  expect(phoneProblems('12345', { country: 'ZA' })).toEqual([{ level: 'E', code: 'phoneInvalid' }]);
  expect(phoneProblems('011 555 0100', { mobile: true })).toEqual([{ level: 'E', code: 'phoneNotMobile' }]);
  expect(phoneProblems('082 123 4567')).toEqual([]);
});
