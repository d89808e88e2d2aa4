import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { everythingOf } from './vite/bundle-graph.ts';

interface Made {
  readonly of: readonly string[];
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
}

const bundleOf = (chunks: Readonly<Record<string, Made>>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { of, imports = [], later = [] }]) => [
      fileName,
      { type: 'chunk', fileName, moduleIds: of, imports, dynamicImports: later },
    ]),
  ) as unknown as Rolldown.OutputBundle;

test('a flow keeps its own parts and the words of what it shares, and no form of another flow', () => {
  const bundle = bundleOf({
    'trip.js': { of: ['/modules/work/trips/web/trip/DriverPage.tsx'], imports: ['base.js'], later: ['sheet.js'] },
    'sheet.js': { of: ['/modules/work/trips/web/trip/Acts.tsx'], later: ['sheet-fr.js'] },
    'sheet-fr.js': { of: ['/modules/work/trips/messages/sheet/fr.ts'] },
    'base.js': {
      of: ['/platform/web/rpc.ts', '/platform/messages/public/index.ts'],
      later: ['public-fr.js', 'registration.js', 'notices.js'],
    },
    'public-fr.js': { of: ['/platform/messages/public/fr.ts'] },
    'registration.js': {
      of: ['/modules/parties/suppliers/web/public.ts', '/modules/parties/suppliers/messages/registration/index.ts'],
      later: ['form.js'],
    },
    'form.js': { of: ['/modules/parties/suppliers/web/RegistrationForm.tsx'] },
    'notices.js': { of: ['/platform/web/notices/Notices.tsx'] },
  });
  expect(everythingOf(bundle, 'trip.js', '/modules/work/trips/').toSorted()).toEqual([
    'base.js',
    'public-fr.js',
    'sheet-fr.js',
    'sheet.js',
    'trip.js',
  ]);
});
