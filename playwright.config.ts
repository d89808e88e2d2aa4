import { defineConfig } from '@playwright/test';
import { browserArguments } from './tools/browser.ts';

const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Each file starts a server of its own; two at once is what two processors carry.
  workers: 2,
  fullyParallel: false,
  // Once more on a machine that does other things too; a test that needs it is named at the end.
  retries: 1,
  projects: [
    { name: 'product', testIgnore: 'first-start.spec.ts' },
    // Builds the pages anew, so it must not run beside those who are looking at them.
    { name: 'first start', testMatch: 'first-start.spec.ts', dependencies: ['product'] },
  ],
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    launchOptions: { executablePath, args: browserArguments },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'retain-on-failure',
  },
});
