import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../tools/launch-browser.ts';

export interface PageFigures {
  readonly page: string;
  readonly requests: number;
  /** Kilobytes as they travel, compressed. */
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly usable: number;
  readonly shift: number;
}

export interface PageVisit {
  readonly name: string;
  readonly url: string;
  /** The first control that the person needs; the page is usable once it is there and can be clicked. */
  readonly usable: string;
  readonly network: { readonly megabits: number; readonly latency: number };
  readonly processor: number;
  readonly width: number;
}

export const slowPhone = { network: { megabits: 1.44, latency: 562 }, processor: 4, width: 390 } as const;
export const officeLine = { network: { megabits: 10, latency: 40 }, processor: 2, width: 1440 } as const;

/** Opens each page in a fresh profile, under its network and processor, and reads what the browser itself measured. */
export async function visitPages(visits: readonly PageVisit[]): Promise<PageFigures[]> {
  const browser = await launchBrowser();
  try {
    const figures: PageFigures[] = [];
    for (const visit of visits) {
      const context = await browser.newContext({
        viewport: { width: visit.width, height: 844 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      figures.push(await visitPage(page, await context.newCDPSession(page), visit));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: keeps what the browser reports of its largest paint and of shifts. */
const observers = `
  globalThis.seen = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.paint = entry.startTime))).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.shift += entry.value))).observe({ type: 'layout-shift', buffered: true });
`;

async function visitPage(page: Page, session: CDPSession, visit: PageVisit): Promise<PageFigures> {
  const bytes = { Script: 0, Stylesheet: 0, Font: 0 } as Record<string, number>;
  const types = new Map<string, string>();
  let requests = 0;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: visit.network.latency,
    downloadThroughput: (visit.network.megabits * 1e6) / 8,
    uploadThroughput: 750e3 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: visit.processor });
  session.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type && type in bytes) bytes[type]! += encodedDataLength;
  });
  await page.addInitScript(observers);
  const started = Date.now();
  await page.goto(visit.url, { waitUntil: 'commit' });
  await page.locator(visit.usable).first().waitFor({ state: 'visible', timeout: 60_000 });
  await page.locator(visit.usable).first().click({ trial: true });
  const usable = Date.now() - started;
  await page.waitForTimeout(500);
  const seen = (await page.evaluate('globalThis.seen')) as { paint: number; shift: number };
  const kilobytes = (type: string) => Math.round((bytes[type]! / 1024) * 10) / 10;
  return {
    page: visit.name,
    requests,
    script: kilobytes('Script'),
    style: kilobytes('Stylesheet'),
    font: kilobytes('Font'),
    largestPaint: Math.round(seen.paint),
    usable,
    shift: Math.round(seen.shift * 1000) / 1000,
  };
}
