import { percentOfAmount } from '#platform/calculations.ts';
import type { Percent } from '#platform/scaled.ts';
import { sql } from 'kysely';
import { centsOf, wireOf } from '#platform/money.ts';
import type { HouseParts } from '#platform/server/testing/house.ts';
import { basisOperations } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { accrualOperations } from '#modules/money/accruals/server/index.ts';
import { accrualFailureTexts } from '#modules/money/accruals/messages/failures/index.ts';
import { journalProposalFailureTexts } from '#modules/money/journal-proposals/messages/failures/index.ts';
import { journalProposalOperations } from '#modules/money/journal-proposals/server/index.ts';
import { type BookHouse, openBookHouse, partition } from '#modules/money/ledger/server/testing/book-house.ts';
import { purchaseFailureTexts } from '#modules/money/purchase-invoices/messages/failures/index.ts';
import { purchaseInvoiceOperations } from '../operations.ts';

/** The rate of the tests, in ten-thousandths of a per cent. */
const fifteen = 150_000n as Percent;

export { partition };

export interface PurchaseHouse extends BookHouse {
  readonly supplierId: string;
  supplier(detail?: object): Promise<string>;
  /** A delivered load that its supplier is owed so much for, charge by charge. */
  owed(nets: readonly number[], more?: { readonly supplierId?: string; readonly deliveredAt?: string }): Promise<Owed>;
  billing(loadId: string): Promise<string>;
  /** Captures a document; a standard one where nothing is said. */
  capture(document: object, by?: BookHouse['clerk']): ReturnType<BookHouse['call']>;
  /** The same, and answers its id. */
  captured(document: object): Promise<string>;
  on(operation: string, id: string, payload?: object, by?: BookHouse['clerk']): ReturnType<BookHouse['call']>;
  /** Captured, handed in and compared. */
  submitted(document: object): Promise<string>;
}

export interface Owed {
  readonly loadId: string;
  readonly chargeIds: readonly string[];
}

/** A company with books, a supplier who is a vendor, and what it takes to pay it. */
export async function openPurchaseHouse(parts: Partial<HouseParts> = {}): Promise<PurchaseHouse> {
  const house = await openBookHouse({
    ...parts,
    implementations: [
      basisOperations,
      purchaseInvoiceOperations,
      journalProposalOperations,
      accrualOperations,
      ...(parts.implementations ?? []),
    ],
    failureCatalogues: [
      purchaseFailureTexts,
      journalProposalFailureTexts,
      accrualFailureTexts,
      ...(parts.failureCatalogues ?? []),
    ],
    isIdle: true,
  });
  const { app, companyId } = house;
  const db = () => app.database.writer(partition);
  await sql`update company set vat_number = '4123456789', address = '{"addressLine1": "1 Dock Road", "city": "Durban", "country": "South Africa"}'
    where partition = ${partition} and id = ${companyId}`.execute(db());
  await sql`update profit_centre set journal_account_buy = '5000' where partition = ${partition} and id = ${house.centreId}`.execute(
    db(),
  );
  const supplier = async (detail: object = {}) => {
    const id = await buildSupplier(app, partition, { companyId, status: 'approved', detail } as never);
    await sql`update supplier set is_vat_registered = true, vat_no = '' where id = ${id}`.execute(db());
    return id;
  };
  const supplierId = await supplier();
  await sql`update supplier set vat_no = '4220119988' where id = ${supplierId}`.execute(db());
  const customerId = await buildCustomer(app, partition, { companyId, status: 'approve' } as never);

  const owed: PurchaseHouse['owed'] = async (nets, more = {}) => {
    const loadId = await buildLoad(app, partition, {
      customerId,
      supplierId: more.supplierId ?? supplierId,
      status: 'DELIVERED',
    });
    await sql`delete from load_charge where partition = ${partition} and load_id = ${loadId} and side = 'buy'`.execute(
      db(),
    );
    const chargeIds: string[] = [];
    for (const [place, net] of nets.entries()) {
      const { rows } = await sql<{ id: string }>`
        insert into load_charge (partition, load_id, side, line_number, description, quantity, unit, price, net, vat_code, profit_centre_id)
        values (${partition}, ${loadId}, 'buy', ${place + 1}, 'Linehaul', 1, 'load', ${net}, ${Number(centsOf(net))}, 'standard', ${house.centreId}) returning id`.execute(
        db(),
      );
      chargeIds.push(rows[0]!.id);
    }
    const sum = nets.reduce((all, net) => all + Number(centsOf(net)), 0);
    await sql`update load set supplier_billing = 'EXPECTED', buy_net = ${sum}, pod_status = 'podAccepted', delivered_at = ${more.deliveredAt ?? '2026-11-20T10:00:00Z'}::timestamptz
      where partition = ${partition} and id = ${loadId}`.execute(db());
    return { loadId, chargeIds };
  };

  const capture: PurchaseHouse['capture'] = async (document, by = house.clerk) => {
    const { lines = [], ...head } = document as { lines?: readonly { net: number; vatCode?: string }[] };
    const net = lines.reduce((sum, line) => sum + (line.vatCode === 'zeroRated' ? 0 : line.net), 0);
    return house.call(
      'postPurchaseInvoice',
      {
        supplierId,
        invoiceDate: '2026-11-23',
        vatNumber: '4220119988',
        vat: wireOf(percentOfAmount(fifteen, centsOf(net.toString())!)),
        lines: lines.map((line) => ({ description: 'Linehaul', vatCode: 'standard', ...line })),
        ...head,
      },
      by,
    );
  };
  const captured = async (document: object) => {
    const answer = await capture(document);
    if (answer.response !== 'ok') throw new Error(`postPurchaseInvoice answered ${JSON.stringify(answer)}`);
    return (answer.result as { id: string }).id;
  };
  const on: PurchaseHouse['on'] = async (operation, id, payload = {}, by = house.clerk) => {
    const { lockId } = await house.ask<{ lockId: string }>('getPurchaseInvoice', { id }, by);
    return house.call(operation, { id, ...payload }, { ...by, lockId });
  };
  return {
    ...house,
    supplierId,
    supplier,
    owed,
    capture,
    captured,
    on,
    async submitted(document) {
      const id = await captured(document);
      const answer = await on('submitPurchaseInvoice', id);
      if (answer.response !== 'ok') throw new Error(`submitPurchaseInvoice answered ${JSON.stringify(answer)}`);
      return id;
    },
    billing: async (loadId) => {
      const { rows } = await sql<{ state: string }>`
        select supplier_billing as state from load where partition = ${partition} and id = ${loadId}`.execute(db());
      return rows[0]!.state;
    },
  };
}
