import { defineConfig } from '@playwright/test';
import { browserArguments } from './tools/browser.ts';

const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '.cache/playwright',
  // A journey of two people on a machine that is busy with other work; a press or a look that never comes ends far sooner.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // Two at once is what two processors carry. A file stays with one worker, because its tests follow one another in the
  // same product; `every-screen` only looks, and is parallel itself.
  workers: 2,
  fullyParallel: false,
  // Another try tells a race from a defect; what needed it is named at the end of `npm test`, to be looked into.
  retries: process.env['CI'] ? 2 : 0,
  projects: [
    { name: 'product', testIgnore: ['first-start.spec.ts', 'every-screen.spec.ts'] },
    // Many short tests after the long files, so that no worker is idle while the other has a long one left.
    { name: 'every screen', testMatch: 'every-screen.spec.ts' },
    // Builds the pages anew, so it must not run beside those who are looking at them.
    { name: 'first start', testMatch: 'first-start.spec.ts', dependencies: ['product', 'every screen'] },
  ],
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    launchOptions: { executablePath, args: browserArguments },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // An element that fades has a lower contrast meanwhile, and a check sometimes meets it then.
    reducedMotion: 'reduce',
    // To record one takes a third more of the runner's time; the second try of a failure records it.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    // Without them a press that never comes lasts as long as its whole test, and says nothing of where it was.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
