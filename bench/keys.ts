import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tools/launch-browser.ts';
import { signInPage } from './frames.ts';

export interface KeysMeasured {
  readonly lines: number;
  /** Milliseconds from a key to the frame that shows it. */
  readonly p50: number;
  readonly p95: number;
}

const sizes = [4, 300];

/** From a key to its frame, in an order of four lines and in one of three hundred: both must feel alike. */
export async function measureKeys({ serverUrl }: { readonly serverUrl: string }): Promise<KeysMeasured[]> {
  const browser = await launchBrowser();
  try {
    const measured: KeysMeasured[] = [];
    for (const lines of sizes) measured.push(await type(browser, serverUrl, lines));
    return measured;
  } finally {
    await browser.close();
  }
}

async function type(browser: Browser, serverUrl: string, lines: number): Promise<KeysMeasured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signInPage(page, serverUrl);
    await page.goto(`${serverUrl}/createPurchaseOrder`);
    const grid = page.getByRole('grid');
    await grid.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
    await paste(page, Array.from({ length: lines }, (_, line) => `Bolt M${line}\t${line + 1}`).join('\n'));
    await grid
      .getByRole('row')
      .nth(lines + 1)
      .waitFor({ state: 'attached' });
    const cell = grid
      .getByRole('row')
      .nth(Math.ceil(lines / 2))
      .getByRole('gridcell')
      .nth(1);
    await cell.click();
    await page.evaluate(watchKeys);
    for (let round = 0; round < 8; round++) {
      await page.keyboard.type('Bolt M12', { delay: 30 });
      await page.keyboard.press('Enter', { delay: 30 });
      await page.keyboard.press('ArrowUp', { delay: 30 });
    }
    if ((await cell.textContent()) !== 'Bolt M12') throw new Error('What was typed did not arrive in its cell.');
    const times = (await page.evaluate('keyTimes')) as readonly number[];
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
    return { lines, p50: at(0.5), p95: at(0.95) };
  } finally {
    await context.close();
  }
}

const watchKeys = `keyTimes = [];
addEventListener('keydown', ({ timeStamp }) =>
  requestAnimationFrame(() => setTimeout(() => keyTimes.push(performance.now() - timeStamp))), { capture: true });`;

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
}

export function printKeys(measured: readonly KeysMeasured[]): void {
  if (measured.length === 0) return;
  console.table(
    measured.map(({ lines, p50, p95 }) => ({ lines, 'key to frame, p50 ms': p50.toFixed(0), p95: p95.toFixed(0) })),
  );
}
