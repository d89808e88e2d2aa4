import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import type { Quantity, UnitPrice } from '#platform/scaled.ts';
import type { Double } from '#platform/server/testing/business-central/start.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { ExportedDocument } from '#modules/money/accounting-exports/document.ts';
import { exportDue } from '../carry-out.ts';

export { carryOutExports } from '../carry-out.ts';
export { exportListeners } from '../listeners.ts';
export { systemOf } from '../settings.ts';
import { queueExport } from '../queue-export.ts';
import { systemOf } from '../settings.ts';

/** A document of one line of R 1,000.00 with VAT at 15 %, unless stated. */
export function documentOf(companyId: string, more: Partial<ExportedDocument> = {}): ExportedDocument {
  const id = crypto.randomUUID();
  return {
    id,
    kind: 'invoice',
    version: 1,
    companyId,
    vendorNumber: 'V00010',
    vendorInvoiceNumber: `INV-${id.slice(0, 8)}`,
    invoiceDate: '2026-11-03',
    postingDate: '2026-11-03',
    dueDate: '2026-12-03',
    currency: 'ZAR',
    lines: [
      {
        account: '5000',
        centre: '',
        description: 'Transport bought',
        quantity: 1000n as Quantity,
        unitCost: 10_000_000n as UnitPrice,
        vatCode: 'standard',
        net: cents(100_000),
      },
    ],
    net: cents(100_000),
    vat: cents(15_000),
    gross: cents(115_000),
    ...more,
  };
}

/** Connects a company with a test server, as a person with a second factor does on the screen. */
export async function connect(
  house: House,
  partition: string,
  companyId: string,
  double: Double,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await inPartition(contextOf(house), partition, async (context) => {
    const stored = await systemOf(context, companyId);
    const { app, db } = context;
    await db
      .updateTable('accounting_system')
      .set({
        kind: 'businessCentral',
        tenant: 'tenant',
        environment: 'Production',
        their_company_id: double.company.id,
        client_id: 'demo-client',
        secret_sealed: app.sealer.seal('demo-secret', {
          table: 'accounting_system',
          column: 'secret_sealed',
          row: stored.id,
          partition,
        }),
        base_url: double.baseUrl,
        token_url: double.tokenUrl,
        vat_codes: JSON.stringify({ standard: 'STANDARD', zeroRated: 'ZERO', exempt: 'EXEMPT', outOfScope: 'ZERO' }),
        dimension_code: 'CENTRE',
        rounding_account: '6900',
        auto_post: true,
        is_active: true,
        version: sql<number>`version + 1`,
        ...more,
      })
      .where('partition', '=', partition)
      .where('id', '=', stored.id)
      .execute();
  });
}

export function contextOf(house: House) {
  return systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
}

export function queue(house: House, partition: string, document: ExportedDocument): Promise<string> {
  return inPartition(contextOf(house), partition, (context) => queueExport(context, document));
}

/** Lets the worker of a company work once on what is due. */
export const exportOnce = (house: House, partition: string, companyId: string) =>
  exportDue(house.app, partition, companyId);

/**
 * Lets time pass and the worker work until nothing is on its way any more, or so often. Time goes on to the next thing that is
 * due, and so many seconds beyond it: of many documents several are due then.
 */
export async function untilSettled(
  house: House,
  partition: string,
  companyId: string,
  { most = 200, seconds = 0 } = {},
): Promise<number> {
  for (let rounds = 0; rounds < most; rounds++) {
    await exportDue(house.app, partition, companyId);
    const { rows } = await sql<{ next: Date }>`
      select min(next_at) as next from exchange where purpose = 'export' and next_at is not null and company_id = ${companyId}`.execute(
      house.app.database.writer(partition),
    );
    const next = rows[0]?.next;
    if (!next) return rounds;
    house.clock.set(new Date(Math.max(next.getTime(), house.clock.now().getTime()) + 1 + seconds * 1000));
  }
  return most;
}
