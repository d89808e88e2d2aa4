import { expect, type Page } from '@playwright/test';
import { deskScreens } from './all-screens.ts';
import { settled } from './accessibility.ts';
import { addressOf } from './screen-addresses.ts';
import { people, type OwnProduct, signIn, startProduct } from './server.ts';
import { test } from './test.ts';

// What others typed is shown as text on every screen. The names, notes and references of the whole demonstration begin with
// what attackers type; a screen that wrote one of them as markup would have a node that no screen of ours has.
const payloads = [
  '<img src=x onerror=xss()>',
  '<svg/onload=xss()>',
  '"><i xss>',
  "'-xss()-'",
  'javascript:xss()',
  '${xss()}{{xss()}}',
];

/** Columns that people type into freely, by their names. Numbers, codes and choices have rules that would refuse these texts. */
const typed =
  '(^|_)(name|surname|title|note|notes|decision_reason|comment|description|reference|city|region|line1|line2|remarks)$';

/** Begins every such text of the database with a payload, where no rule of the database forbids it. */
const poison = `
  do $$
  declare
    place record;
    payloads text[] := array[${payloads.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}];
  begin
    for place in
      select c.table_name, c.column_name
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
         and c.column_name ~ '${typed}'
         and not (c.table_name like 'fuel_%' and c.column_name = 'region')
    loop
      begin
        execute format(
          'update %1$I set %2$I = left(($1)[1 + abs(hashtext(%2$I)) %% cardinality($1)] || %2$I, greatest(length(%2$I), 60))
            where %2$I <> ''''', place.table_name, place.column_name) using payloads;
      exception when check_violation or foreign_key_violation or unique_violation or raise_exception
        or insufficient_privilege or generated_always or sqlstate 'HW001' then null;
      end;
    end loop;
  end $$`;

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startProduct();
  await product.run(poison);
});
test.afterAll(() => product.stop());

interface Seen {
  readonly address: string;
  readonly showsPayload: boolean;
}

/**
 * Opens the screens one after the other, and says on which of them a payload can be read. `patience`, in milliseconds, is how
 * long one is waited for where each must show it: a page of a link has its heading before it has the company's name.
 */
async function visit(page: Page, addresses: readonly string[], patience = 0): Promise<Seen[]> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()}: a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500)
      faults.push(`${page.url()}: ${response.request().postData()?.slice(0, 300)} answered ${response.status()}`);
  });
  await page.addInitScript(() => Object.assign(globalThis, { xss: () => alert('a payload ran') }));
  const seen: Seen[] = [];
  for (const address of addresses) {
    // Links differ behind their "#" alone: without a page in between the one before would be read as this one.
    if (address.startsWith('/#')) await page.goto('about:blank');
    await page.goto(product.url + address);
    await settled(page);
    const isRead = () => document.querySelector('main')?.innerText.includes('xss') === true;
    const showsPayload =
      (await page.evaluate(isRead)) ||
      (patience > 0 &&
        (await page.waitForFunction(isRead, undefined, { timeout: patience }).then(
          () => true,
          () => false,
        )));
    const injected = await page.evaluate(
      () => document.querySelectorAll('[xss], [onerror], [onload], img[src="x"], a[href^="javascript:"]').length,
    );
    if (injected > 0) faults.push(`${address}: ${injected} nodes out of a text`);
    seen.push({ address, showsPayload });
  }
  expect(faults).toEqual([]);
  return seen;
}

const screens = await deskScreens();
const parts = 6;
for (let part = 0; part < parts; part++)
  test(`what others typed is text on the screens of the desk, part ${part + 1} of ${parts}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, product, people.administrator);
    const addresses: string[] = [];
    for (const screen of screens.filter((_, at) => at % parts === part))
      addresses.push(await addressOf(product, screen));
    const seen = await visit(page, addresses);
    // Nearly every screen shows something that was typed; one that did not would prove nothing.
    const shown = seen.filter(({ showsPayload }) => showsPayload).length;
    expect(shown, JSON.stringify(seen)).toBeGreaterThan(addresses.length / 2);
    await page.context().close();
  });

test('what others typed is text on the pages that links open', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const links = (await product.outbox()).flatMap((entry) => entry.links);
  // One of each kind.
  const addresses = [...new Map(links.map((link) => [link.replace(/[^/]*$/, ''), link])).values()];
  const seen = await visit(
    page,
    addresses.map((link) => link.slice(product.url.length)),
    20_000,
  );
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter(({ showsPayload }) => !showsPayload)).toEqual([]);
  await page.context().close();
});
