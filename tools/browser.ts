import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** A Chromium without a window of its own: a test of pages takes a third less of the processor with it. */
const shells = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell'];
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const firstOf = (files: readonly (string | undefined)[]) =>
  files.find((file) => file !== undefined && fs.existsSync(file));

/** A package of Debian, as root; without a network the attempt ends after two minutes. */
function installed(name: string): boolean {
  console.log(`Installing ${name} for the browser tests …`);
  const options = {
    stdio: 'ignore',
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options).status === 0;
}

/**
 * The browser for the tests: the one of `CHROMIUM_PATH`, a headless shell, which Debian has as a package, a Chromium that is
 * installed, or Playwright's own download.
 */
export function findBrowser(): string {
  const known = firstOf([process.env['CHROMIUM_PATH'], ...shells]);
  if (known) return known;
  const isDebian = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  const shell = isDebian && installed('chromium-headless-shell') ? firstOf(shells) : undefined;
  const found = shell ?? firstOf(browsers);
  if (found) return found;
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
