import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../tools/launch-browser.ts';
import { signInPage } from './frames.ts';
import { median } from './load.ts';

export interface ScreenFigures {
  readonly screen: string;
  /** Chosen in the menu of a desk that is there, or opened by its address. */
  readonly way: 'chosen' | 'address';
  /** With nothing of it in the cache of the browser, or all of it. */
  readonly cache: 'cold' | 'warm';
  /** Milliseconds until its first rows are there, and until its call for them left. */
  readonly rows: number;
  readonly asked: number;
  /** Files of scripts, and kilobytes as they travelled. */
  readonly scripts: number;
  readonly kilobytes: number;
  readonly calls: number;
}

export interface ScreensMeasured {
  readonly screens: readonly ScreenFigures[];
  /** All that the page of the sign-in fetches before anybody types, and while they do. */
  readonly signIn: { readonly kilobytes: number; readonly scripts: number; readonly usable: number };
}

interface Desk {
  readonly name: string;
  readonly path: string;
  readonly row: string;
  /** The operation that brings the rows. */
  readonly asks: string;
}

const desks: readonly Desk[] = [
  { name: 'loads', path: '/manageLoads', row: 'tr[data-row]', asks: 'getLoads' },
  { name: 'proofs', path: '/podstaging', row: '.list-screen li button[aria-current]', asks: 'getPods' },
  { name: 'suppliers', path: '/manage-carrier', row: 'tr[data-row]', asks: 'getAllCarriersByClientName' },
  { name: 'dashboard', path: '/dashboard/1', row: 'main li .tabular-nums', asks: 'getLoadBoard' },
];

/** An office line: 5 Mbit/s, and 28 ms there and back. */
const line = { offline: false, latency: 28, downloadThroughput: 5e6 / 8, uploadThroughput: 5e6 / 8 };
const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const limit = { chosen: { cold: 800, warm: 400 }, address: { cold: Infinity, warm: Infinity } } as const;

/** How soon a screen that is opened for the first time has its rows. */
export async function measureScreens({ serverUrl }: { readonly serverUrl: string }): Promise<ScreensMeasured> {
  const browser = await launchBrowser();
  try {
    const screens: ScreenFigures[] = [];
    for (const desk of desks)
      for (const way of ['chosen', 'address'] as const)
        screens.push(...(await openings(browser, serverUrl, desk, way)));
    return { screens, signIn: await signIn(browser, serverUrl) };
  } finally {
    await browser.close();
  }
}

async function openings(
  browser: Browser,
  serverUrl: string,
  desk: Desk,
  way: ScreenFigures['way'],
): Promise<ScreenFigures[]> {
  const [cold, warm]: [Opening[], Opening[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    try {
      for (const into of [cold, warm]) into.push(await open(context, serverUrl, desk, way));
    } finally {
      await context.close();
    }
  }
  return [
    { screen: desk.name, way, cache: 'cold', ...middle(cold) },
    { screen: desk.name, way, cache: 'warm', ...middle(warm) },
  ];
}

type Opening = Pick<ScreenFigures, 'rows' | 'asked' | 'scripts' | 'kilobytes' | 'calls'>;

function middle(all: readonly Opening[]): Opening {
  const of = (each: keyof Opening) => Math.round(median(all.map((opening) => opening[each])));
  return {
    rows: of('rows'),
    asked: of('asked'),
    scripts: of('scripts'),
    kilobytes: of('kilobytes'),
    calls: of('calls'),
  };
}

/** A tab of its own, as a person opens it; what the frame of the desk needs is there before a screen is chosen. */
async function open(
  context: BrowserContext,
  serverUrl: string,
  { path, row, asks }: Desk,
  way: ScreenFigures['way'],
): Promise<Opening> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  try {
    await signInPage(page, serverUrl);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    if (way === 'chosen') {
      await page.goto(`${serverUrl}/landing`, { waitUntil: 'commit' });
      await page.locator('main h1').first().waitFor();
      // What the frame fetches beside itself is there too.
      await page.waitForTimeout(2500);
    }
    const seen = watchNetwork(session);
    await page.addInitScript(waitForRows(row));
    const began = Date.now();
    let rows: number;
    if (way === 'chosen') {
      await page.evaluate(waitForRows(row));
      rows = (await page.evaluate(
        `(() => { const began = performance.now(); history.pushState({}, '', '${path}'); return rowsAreThere.then((at) => at - began); })()`,
      )) as number;
    } else {
      await page.goto(`${serverUrl}${path}`, { waitUntil: 'commit' });
      rows = (await page.evaluate('rowsAreThere')) as number;
    }
    await page.waitForTimeout(1000);
    const asked = seen.calls.find(({ operation }) => operation === asks);
    return {
      rows,
      asked: asked ? asked.at - began : -1,
      scripts: seen.scripts(),
      kilobytes: seen.kilobytes(),
      calls: seen.calls.length,
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page: says when the first row was drawn, in milliseconds since the page began. */
const waitForRows = (row: string) => `
  globalThis.rowsAreThere = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no rows came')), 20_000);
    const look = () => {
      if (document.querySelector(${JSON.stringify(row)})) requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
  // Whoever evaluates these lines does not wait for the rows.
  undefined;
`;

function watchNetwork(session: CDPSession) {
  const calls: { readonly operation: string; readonly at: number }[] = [];
  const scripts = new Set<string>();
  const fromCache = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request, requestId, wallTime, type }) => {
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
    const operation = /"operation":"(\w+)"/.exec(request.postData ?? '')?.[1];
    if (operation !== undefined) calls.push({ operation, at: wallTime * 1000 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void fromCache.add(requestId));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  return { calls, scripts: () => scripts.size, kilobytes: () => bytes / 1024 };
}

async function signIn(browser: Browser, serverUrl: string): Promise<ScreensMeasured['signIn']> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  const seen = watchNetwork(session);
  const began = Date.now();
  await page.goto(`${serverUrl}/login`, { waitUntil: 'commit' });
  await page.locator('input[type=password]').click({ trial: true });
  const usable = Date.now() - began;
  await page.waitForTimeout(2000);
  const signedOut = { kilobytes: seen.kilobytes(), scripts: seen.scripts(), usable };
  await context.close();
  return signedOut;
}

export function printScreens(measured: ScreensMeasured | undefined): void {
  if (!measured) return;
  const { screens, signIn: page } = measured;
  console.table(
    screens.map(({ screen, way, cache, rows, asked, scripts, kilobytes, calls }) => {
      const most = limit[way][cache];
      return {
        screen,
        way,
        cache,
        'rows after ms': rows,
        'call left after ms': asked,
        'files of scripts': scripts,
        KB: kilobytes,
        calls,
        'at most': most === Infinity ? '' : most,
        holds: most === Infinity ? '' : rows <= most ? 'yes' : 'NO',
      };
    }),
  );
  const holds = page.kilobytes <= 190 ? 'yes' : 'NO';
  console.table([{ 'sign-in page, KB (≤ 190)': page.kilobytes.toFixed(0), ...page, holds }]);
}
