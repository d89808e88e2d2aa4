import { defineConfig } from 'vitest/config';

// Projects by zone: shared code, and the parts of browser code that need no page, run alone; server code runs against a
// real PostgreSQL that the setup starts once.
export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    projects: [
      {
        test: {
          name: 'shared',
          include: ['{platform,platform/identifiers,platform/lines,modules/*}/*.test.ts'],
          // Thousands of made-up values take longer on a machine that does other things too.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['{platform,modules/*}/web/**/*.test.ts', 'web/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: [
            '{platform,modules/*}/server/**/*.test.ts',
            'server/**/*.test.ts',
            'database/**/*.test.ts',
            'tools/*.test.ts',
          ],
          globalSetup: ['platform/server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
