import { sql } from 'kysely';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openDatabase, type Db } from '#platform/server/database.ts';
import { seedLoadsLarge } from '../database/seed-loads-large.ts';
import { demoPartition, demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { launchBrowser } from '../tools/launch-browser.ts';
import { administrator } from './client.ts';

export interface FramesMeasured {
  readonly view: string;
  /** Rows or cards that the view shows. */
  readonly rows: number;
  /** So many times slower than this machine's processor. */
  readonly slower: number;
  readonly changes: number;
  /** Milliseconds between two frames. */
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** Of the frames that 60 a second make in that time, so many came. */
  readonly share: number;
  /** Work of more than 50 ms in one piece. */
  readonly longTasks: number;
  /** Milliseconds of the page's main thread in a second: all of it, scripts, styles and layout. */
  readonly busy: Readonly<Record<'task' | 'script' | 'style' | 'layout', number>>;
}

const seconds = Number(process.env['BENCH_FRAME_SECONDS'] ?? 15);
const changesPerSecond = 10;
const rowsShown = 500;
/** A frame of 60 a second. */
const frame = 1000 / 60;

interface View {
  readonly name: string;
  readonly path: string;
  readonly row: string;
  /** The view is there once it shows so many. */
  readonly atLeast: number;
}

const views: readonly View[] = [
  { name: 'list of 500 loads', path: '/manageLoads', row: 'tr[data-row]', atLeast: rowsShown },
  { name: 'lanes', path: '/manageLoads/board', row: '[data-row]', atLeast: 100 },
];

/**
 * Frames of the board while loads change. The browser draws by itself, without a graphics card and without a window, sixty
 * times a second: a page that does nothing is measured first, and shows whether this machine keeps that up.
 */
export async function measureFrames(at: {
  readonly url: string;
  readonly serverUrl: string;
}): Promise<FramesMeasured[]> {
  const database = openDatabase({ url: at.url, poolSize: 2 });
  const db = database.writer(demoPartition);
  await addLoads(db);
  const browser = await launchBrowser();
  try {
    const still = { name: 'an empty page', path: '/health', row: 'body', atLeast: 1 };
    const measured = [await watch(browser, db, at.serverUrl, { view: still, slower: 1 })];
    for (const view of views)
      for (const slower of [1, 4]) measured.push(await watch(browser, db, at.serverUrl, { view, slower }));
    return measured;
  } finally {
    await browser.close();
    await database.close();
  }
}

async function addLoads(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from company where partition = ${demoPartition} and is_client limit 1`.execute(db);
  await seedLoadsLarge(db, { partition: demoPartition, companyId: rows[0]!.id, count: 1000, open: 700 });
}

interface Watched {
  readonly view: View;
  readonly slower: number;
}

async function watch(browser: Browser, db: Db, serverUrl: string, { view, slower }: Watched): Promise<FramesMeasured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signInPage(page, serverUrl);
    await page.addInitScript(`localStorage.setItem('pageSize', '${rowsShown}')`);
    await page.goto(`${serverUrl}${view.path}`);
    await page
      .locator(view.row)
      .nth(view.atLeast - 1)
      .waitFor({ state: 'attached', timeout: 60_000 });
    const ids = await page.locator(view.row).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')!));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    // What the page does as it opens is not what is measured.
    await page.waitForTimeout(3000);
    const changing = view.atLeast > 1 ? startChanging(db, ids) : undefined;
    await page.waitForTimeout(2000);
    const before = await spent(session);
    const began = performance.now();
    const { gaps, longTasks } = (await page.evaluate(watchFrames)) as Frames;
    const after = await spent(session);
    const took = (performance.now() - began) / 1000;
    const changes = await changing?.end();
    const sorted = gaps.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
    return {
      view: view.name,
      rows: ids.length,
      slower,
      changes: changes ?? 0,
      p50: at(0.5),
      p95: at(0.95),
      max: at(1),
      share: Math.min(1, gaps.length / (gaps.reduce((sum, gap) => sum + gap, 0) / frame)),
      longTasks,
      busy: Object.fromEntries(
        Object.entries(after).map(([part, value]) => [part, ((value - before[part as keyof Spent]) * 1000) / took]),
      ) as Spent,
    };
  } finally {
    await context.close();
  }
}

interface Frames {
  readonly gaps: readonly number[];
  readonly longTasks: number;
}

/** Runs in the page: for so many milliseconds. */
const watchFrames = `new Promise((resolve) => {
  const gaps = [];
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
  observer.observe({ type: 'longtask' });
  let first = 0, last = 0;
  const next = (now) => {
    if (first === 0) first = now;
    else gaps.push(now - last);
    last = now;
    if (now - first < ${seconds * 1000}) requestAnimationFrame(next);
    else setTimeout(() => resolve({ gaps, longTasks }), 200);
  };
  requestAnimationFrame(next);
})`;

type Spent = FramesMeasured['busy'];

async function spent(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
}

export async function signInPage(page: Page, serverUrl: string): Promise<void> {
  const credentials = { userRole: '', userAccount: administrator.account, password: demoPassword };
  const { body } = await rpc(serverUrl, 'login', credentials, { service: 'basis' });
  const person = body.result as { readonly sessionId: string; readonly partition: string };
  await page.goto(`${serverUrl}/health`);
  await page.evaluate(
    ([signedIn, session]) => {
      sessionStorage.setItem('signedIn', signedIn!);
      sessionStorage.setItem('session', session!);
    },
    [JSON.stringify(person), JSON.stringify({ sessionId: person.sessionId, partition: person.partition })],
  );
}

/** Ten loads a second are expected at another time, spread over the second, as carriers tell it. The socket says so. */
function startChanging(db: Db, ids: readonly string[]): { end(): Promise<number> } {
  let changes = 0;
  let isOver = false;
  const change = async () => {
    const id = ids[(changes * 37) % ids.length]!;
    await sql`
      with changed as (
        update load set eta = coalesce(eta, load_at) + interval '7 minutes', is_late = ${changes % 3 === 0}, late_minutes = ${changes % 90},
               updated_at = now()
         where partition = ${demoPartition} and id = ${id} returning id),
      told as (insert into change_event (partition, channel, event, record_id)
        select ${demoPartition}, 'loads', 'changed', id::text from changed returning id)
      select pg_notify('haulway', '') from told`.execute(db);
    changes++;
  };
  const work = (async () => {
    const began = performance.now();
    while (!isOver) {
      await change();
      const due = began + (changes * 1000) / changesPerSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
  })();
  return {
    async end() {
      isOver = true;
      await work;
      return changes;
    },
  };
}

export function printFrames(measured: readonly FramesMeasured[]): void {
  if (measured.length === 0) return;
  console.table(
    measured.map(({ view, rows, slower, changes, p50, p95, max, share, longTasks, busy }) => ({
      view,
      rows,
      'slower ×': slower,
      changes,
      'p50 ms': p50.toFixed(1),
      p95: p95.toFixed(1),
      max: max.toFixed(1),
      'frames of 60': (share * 60).toFixed(1),
      'long tasks': longTasks,
      'busy ms a second': busy.task.toFixed(0),
      'script, style, layout': [busy.script, busy.style, busy.layout].map((part) => part.toFixed(0)).join(' + '),
      holds: slower > 1 ? '' : share >= 0.98 ? 'yes' : 'NO',
    })),
  );
}
