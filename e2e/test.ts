import { type Page, test as plain } from '@playwright/test';
import { people, type Product, signIn } from './server.ts';
import { sharedProduct } from './shared-servers.ts';

interface OfWorker {
  /**
   * One server on one copy of the demonstration for all files that a worker runs, kept when a failed test ends the worker.
   * Tests bring records of their own, with
   * names that no other file uses, and leave people, roles and settings as they were; what cannot takes `startProduct`.
   */
  readonly shared: Product;
  /** A page on which the administrator is signed in, once for a worker; for tests that only look at screens. */
  readonly desk: Page;
}

/**
 * All files import this `test`, also those that need no server: workers are kept from file to file only when they are made
 * alike. What is not asked for is not started.
 */
export const test = plain.extend<object, OfWorker>({
  shared: [
    // Playwright reads from the pattern which other fixtures are needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex, workerIndex, project }) => {
      // Tests that only look leave nothing behind. After others a second try would meet the records of the first.
      const mayKeep = project.retries === 0 || project.name === 'every screen';
      await use(await sharedProduct({ project: project.name, parallelIndex, workerIndex, mayKeep }));
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  desk: [
    async ({ browser, shared }, use) => {
      const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
      await signIn(page, shared, people.administrator);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
