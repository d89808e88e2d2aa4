import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword, people, startProduct, type Product } from '../server.ts';
import { launchBrowser } from '../../tools/launch-browser.ts';
import { contractorDeskShots, contractorShots } from './contractor-scenes.ts';
import { customerShots } from './customer-scenes.ts';
import { deskShots, publicShots } from './scenes.ts';

/** `npm run shots`: photographs each screen of the real product at both widths in both themes, with axe on each. */
const folder = path.resolve('shots');
const widths = [390, 1440] as const;
const schemes = ['light', 'dark'] as const;
/** Names of scenes to take; all when none is given. */
const wanted = process.argv.slice(2);

fs.mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await launchBrowser();
let faults = 0;
try {
  for (const scheme of schemes) {
    for (const width of widths) {
      await withContext(browser, scheme, width, (context) => publicShots(context, product, takerFor(scheme, width)));
      await withContext(browser, scheme, width, (context) => customerShots(context, product, takerFor(scheme, width)));
      await withContext(browser, scheme, width, (context) =>
        contractorShots(context, product, takerFor(scheme, width)),
      );
      await withContext(browser, scheme, width, async (context) => {
        const page = await signedIn(context, product);
        await deskShots(page, product, takerFor(scheme, width));
        await contractorDeskShots(page, product, takerFor(scheme, width));
      });
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(faults === 0 ? 'axe found no violation' : `axe found ${faults} violations`);
process.exit(faults === 0 ? 0 : 1);

async function withContext(
  from: Browser,
  colorScheme: 'light' | 'dark',
  width: number,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await from.newContext({
    colorScheme,
    viewport: { width, height: width === 390 ? 844 : 900 },
    deviceScaleFactor: 1,
    hasTouch: width === 390,
    isMobile: width === 390,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    serviceWorkers: 'block',
  });
  try {
    await use(context);
  } finally {
    await context.close();
  }
}

async function signedIn(context: BrowserContext, { url }: Product): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(people.administrator);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/dashboard/);
  return page;
}

/** Takes one picture, says so, and lets axe look at the page. */
export type Take = (page: Page, name: string) => Promise<void>;

function takerFor(scheme: string, width: number): Take {
  return async (page, name) => {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) return;
    await page.waitForTimeout(250);
    await page.screenshot({ path: path.join(folder, `${name}-${width}-${scheme}.png`), fullPage: true });
    const { violations } = await new AxeBuilder({ page: page as never }).analyze();
    faults += violations.length;
    for (const { id, nodes } of violations)
      console.log(
        `${name} ${width} ${scheme}: ${id} ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
      );
  };
}
