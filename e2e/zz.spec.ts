import { people, signIn } from './server.ts';
import { test } from './test.ts';
import { ask, staffSession } from './carrier-links.ts';

test('shots', async ({ shared: product, browser }) => {
  test.setTimeout(400_000);
  const staff = await staffSession(product);
  const list = await ask<{ rows: { id: string; status: string }[] }>(product, staff, 'getInvoices', {});
  console.log(JSON.stringify(list.rows.map((r) => r.status)));
  const gaps = await ask<object>(product, staff, 'getBillingGaps', {});
  console.log(JSON.stringify(gaps));
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      const page = await (
        await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
      ).newPage();
      page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
      page.on('pageerror', (e) => console.log(String(e)));
      await signIn(page, product, people.administrator);
      const shot = (name: string) => page.screenshot({ path: `/tmp/shots-desk/${name}-${width}-${scheme}.png` });
      await page.goto(`${product.url}/createInvoices`);
      await page.waitForTimeout(2500);
      const boxes = page.getByRole('checkbox');
      if ((await boxes.count()) > 1) await boxes.nth(1).check();
      await page.waitForTimeout(2500);
      await shot('queue');
      await page.goto(`${product.url}/createInvoices?part=waiting`);
      await page.waitForTimeout(2000);
      await shot('waiting');
      await page.goto(`${product.url}/invoices`);
      await page.waitForTimeout(2000);
      await shot('list');
      for (const row of list.rows.slice(0, 3)) {
        await page.goto(`${product.url}/invoices/${row.id}`);
        await page.waitForTimeout(2500);
        await shot(`invoice-${row.status}`);
        if (width === 390)
          await page.screenshot({ path: `/tmp/shots-desk/full-${row.status}-${scheme}.png`, fullPage: true });
        if (row.status === 'POSTED' && scheme === 'light') {
          await page.getByRole('button', { name: 'Credit note' }).first().click();
          await page.waitForTimeout(800);
          await shot('credit');
        }
      }
      await page.context().close();
    }
});
