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
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    launchOptions: { executablePath, args: browserArguments },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'retain-on-failure',
  },
});
