import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { browserArguments, findBrowser } from './browser.ts';

/** A browser as the browser tests use it, for what measures or photographs pages outside them. */
export function launchBrowser(): Promise<Browser> {
  const found = findBrowser();
  const options: LaunchOptions = { args: browserArguments };
  return chromium.launch(found ? { ...options, executablePath: found } : options);
}
