import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * The browser for the tests: the one of `CHROMIUM_PATH`, one that is installed, or one that is installed now (Debian's
 * package as root, otherwise Playwright's own download).
 */
export function findBrowser(): string {
  const found = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((file) => file !== undefined && fs.existsSync(file));
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (fs.existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return '';
}

/** As root a browser has no sandbox to use; the other flags keep it from talking to anybody but the product. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
