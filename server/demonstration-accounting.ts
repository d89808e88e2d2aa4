import { sql } from 'kysely';
import { todayIn, defaultTimeZone } from '#platform/dates.ts';
import { wireOf } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { fillExample } from '#platform/server/testing/business-central/example.ts';
import { type Double, startDouble } from '#platform/server/testing/business-central/start.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { demoPartition } from '#database/seed.ts';
import { connectTestServer, exportedBefore, exportNow } from '#modules/money/accounting-exports/server/index.ts';
import { buildExportsOf } from '#modules/money/purchase-invoices/server/index.ts';
import type { PurchaseInvoiceState } from '#modules/money/purchase-invoices/status.ts';

/** By which the demonstration knows its own connection; one that a person has set has another. */
const tenant = 'demonstration';
/** Documents that a newcomer finds on the desk of exports; the vendor of the last one is blocked there. */
const shown = 4;
const bundleMilliseconds = 30_000;

/** The other side of the demonstration's exports. */
export interface DemonstrationAccounting {
  stop(): Promise<void>;
}

/**
 * Connects the demonstration with a test server in place of Business Central, on this machine and in this process. It forgets
 * what it holds when the process ends, so it is given back what was exported before. Undefined where people have connected the
 * demonstration with something else.
 */
export async function connectDemonstration(app: App): Promise<DemonstrationAccounting | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from company where partition = ${demoPartition} and is_client order by created_at, id limit 1`.execute(
    app.database.writer(demoPartition),
  );
  const companyId = rows[0]?.id;
  if (!companyId) return undefined;
  const { rows: set } = await sql<{ tenant: string }>`
    select tenant from accounting_system where partition = ${demoPartition} and company_id = ${companyId}`.execute(
    app.database.writer(demoPartition),
  );
  if (set[0] && set[0].tenant !== tenant) return undefined;
  const double = await startDouble();
  await fill(app, double, companyId);
  const { isConnected, isNew } = await connectTestServer(app, demoPartition, companyId, {
    tenant,
    theirCompanyId: double.company.id,
    baseUrl: double.baseUrl,
    tokenUrl: double.tokenUrl,
    clientId: 'demo-client',
    secret: 'demo-secret',
  });
  if (!isConnected) {
    await double.stop();
    return undefined;
  }
  if (isNew) await exportSome(app, double, companyId);
  const bundling = setInterval(() => void double.subscriptions.bundle(), bundleMilliseconds).unref();
  return {
    async stop() {
      clearInterval(bundling);
      await double.stop();
    },
  };
}

/** Our accounts, centres and suppliers as they are there too, and what was exported before. */
async function fill(app: App, { company }: Double, companyId: string): Promise<void> {
  const db = app.database.writer(demoPartition);
  fillExample(company);
  const [terms] = company.paymentTerms;
  const read = async (query: ReturnType<typeof sql<{ code: string; name: string }>>) => (await query.execute(db)).rows;
  const row = <Row extends object>(more: Row) => ({ id: crypto.randomUUID(), ...more });
  const [accounts, centres, suppliers] = await Promise.all([
    read(sql`select code, name from journal_account where partition = ${demoPartition} order by code`),
    read(sql`select code, name from profit_centre where partition = ${demoPartition} order by code`),
    read(
      sql`select vendor_number as code, registered_name as name from supplier where partition = ${demoPartition} and vendor_number <> '' order by vendor_number`,
    ),
  ]);
  const known = new Set(company.accounts.map(({ number }) => number));
  company.accounts.push(
    ...accounts
      .filter(({ code }) => !known.has(code))
      .map(({ code, name }) => row({ number: code, displayName: name })),
  );
  company.centres = centres.map(({ code }) => code);
  company.vendors = suppliers.map(({ code, name }) =>
    row({ number: code, displayName: name, blocked: ' ' as const, paymentTermsId: terms!.id }),
  );
  const before = await exportedBefore(app, demoPartition, companyId);
  // A number that the supplier has no more is known there all the same.
  for (const { document } of before)
    if (!company.vendors.some(({ number }) => number === document.vendorNumber))
      company.vendors.push(
        row({
          number: document.vendorNumber,
          displayName: document.vendorNumber,
          blocked: ' ' as const,
          paymentTermsId: terms!.id,
        }),
      );
  for (const { document, theirId, theirNumber, theirStatus } of before)
    company.restore(
      {
        id: theirId,
        number: theirNumber,
        status: theirStatus === 'paid' ? 'Paid' : theirStatus === 'posted' ? 'Open' : 'Draft',
      },
      {
        vendorNumber: document.vendorNumber,
        [document.kind === 'invoice' ? 'vendorInvoiceNumber' : 'vendorCreditMemoNumber']: document.vendorInvoiceNumber,
        [document.kind === 'invoice' ? 'invoiceDate' : 'creditMemoDate']: document.invoiceDate,
        postingDate: document.postingDate,
        dueDate: document.dueDate,
      },
      document.lines.map(({ account, description, net, vatCode }) => ({
        lineType: 'Account',
        lineObjectNumber: account,
        description: description.slice(0, 100),
        quantity: 1,
        unitCost: wireOf(net),
        taxCode: vatCode === 'standard' ? 'STANDARD' : vatCode === 'exempt' ? 'EXEMPT' : 'ZERO',
      })),
      document.kind === 'invoice' ? 'purchaseInvoices' : 'purchaseCreditMemos',
    );
}

/** Sends some of what is in the books; one of them is refused, so that a newcomer sees what a person has to do. */
async function exportSome(app: App, { company }: Double, companyId: string): Promise<void> {
  const { rows } = await sql<{ id: string; vendor_number: string }>`
    select p.id, s.vendor_number from purchase_invoice p join supplier s on s.partition = p.partition and s.id = p.supplier_id
     where p.partition = ${demoPartition} and p.company_id = ${companyId} and p.status = ${literal<PurchaseInvoiceState>('POSTED')}
       and p.kind = 'invoice' and p.currency = (select c.base_currency from company c where c.partition = p.partition and c.id = p.company_id)
       and p.invoice_date <= ${todayIn(defaultTimeZone, app.clock.now())}::date
     order by p.created_at, p.id limit ${shown}`.execute(app.database.writer(demoPartition));
  const blocked = rows.length > 1 ? rows.at(-1)!.vendor_number : '';
  const isOther = rows.slice(0, -1).every(({ vendor_number }) => vendor_number !== blocked);
  for (const vendor of company.vendors) if (vendor.number === blocked && isOther) vendor.blocked = 'All';
  await buildExportsOf(
    app,
    demoPartition,
    rows.map(({ id }) => id),
  );
  await exportNow(app, demoPartition, companyId);
}
