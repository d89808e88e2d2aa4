import os from 'node:os';
import { defineConfig } from 'vitest/config';

if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error(
    `Node 24 is needed, and this is ${process.version}. Run “npx vitest …” or “npm test”: they use the Node of the package.`,
  );

/**
 * These files change what other files of the same process would see, or start processes of their own that need both
 * processors. Each has a process to itself.
 */
const alone = [
  // Takes the modules out of the cache to see them without their neighbours.
  'platform/phone-check.test.ts',
  // Compile or kill whole servers.
  'server/durability.test.ts',
  'server/reminders.test.ts',
  'tools/new-module.test.ts',
];

/** Ends what hangs. A test is not to fail because other work takes the processors: at a load of twenty all takes ten times as long. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

/** PostgreSQL is started once for the projects that need it. */
const withDatabase = {
  globalSetup: ['platform/server/testing/global-setup.ts'],
  ...patience,
};

// Projects by zone: shared code, and the parts of browser code that need no page, run alone; server code runs against a
// real PostgreSQL that the setup starts once. Files of one project share the modules they import: reading them took
// longer than the tests. A file may not rely on being the first to import a module.
export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    // Vitest leaves one processor idle, which is half of a small machine; most of a server test waits for the database.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    isolate: false,
    // By itself `expect.poll` gives up after a second: a message that is sent takes longer on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'alone', include: alone, isolate: true, ...withDatabase } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{platform,platform/identifiers,platform/lines,modules/*/*}/*.test.ts'],
          exclude: alone,
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['{platform,modules/*/*}/web/**/*.test.ts', 'web/**/*.test.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            '{platform,modules/*/*}/server/**/*.test.ts',
            'server/**/*.test.ts',
            'database/**/*.test.ts',
            'tools/*.test.ts',
          ],
          exclude: alone,
          ...withDatabase,
        },
      },
    ],
  },
});
