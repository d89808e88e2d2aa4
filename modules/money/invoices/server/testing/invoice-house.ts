import { centsOf } from '#platform/money.ts';
import { sql } from 'kysely';
import type { HouseParts } from '#platform/server/testing/house.ts';
import { exchangeFailureTexts } from '#modules/money/exchanges/messages/failures/index.ts';
import { carryOutExchange, exchangeOperations } from '#modules/money/exchanges/server/index.ts';
import { markInvoices } from '../post-invoice.ts';
import { accrualOperations } from '#modules/money/accruals/server/index.ts';
import { accrualFailureTexts } from '#modules/money/accruals/messages/failures/index.ts';
import { journalProposalFailureTexts } from '#modules/money/journal-proposals/messages/failures/index.ts';
import { journalProposalOperations } from '#modules/money/journal-proposals/server/index.ts';
import { type BookHouse, openBookHouse, partition } from '#modules/money/ledger/server/testing/book-house.ts';
import { outsiders } from '#modules/base/access/outsiders.ts';
import { basisOperations } from '#modules/base/access/server/index.ts';
import type { ExposurePart } from '#modules/parties/credit/rules.ts';
import { exposureParts } from '#modules/parties/credit/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import { invoiceFailureTexts } from '#modules/money/invoices/messages/failures/index.ts';
import { customerInvoiceLink } from '../customer-link.ts';
import { invoiceLinkOperations, invoiceOperations } from '../operations.ts';
import { draftInvoicesExposure, openInvoicesExposure } from '../exposures.ts';
import { invoicePosting } from '../run-job.ts';
import { invoiceSending } from '../send-invoice.ts';

export { partition };

/** A charge as tests write it: its words, rand, and what differs from a standard linehaul. */
export interface TestCharge {
  readonly description: string;
  readonly net: number;
  readonly vatCode?: string;
  readonly account?: string;
}

export interface InvoiceHouse extends BookHouse {
  readonly customerId: string;
  /** A delivered load that is ready to be invoiced. */
  ready(
    charges: readonly TestCharge[],
    more?: { readonly deliveredAt?: string; readonly customerId?: string; readonly mode?: string },
  ): Promise<string>;
  billing(loadId: string): Promise<string>;
  /** Drafts of loads. */
  draft(loadIds: readonly string[], more?: object): Promise<readonly string[]>;
  /** A call on a document with the version that it has now. */
  on(operation: string, id: string, payload?: object, by?: BookHouse['clerk']): ReturnType<BookHouse['call']>;
  /** Drafts of loads, posted. */
  posted(loadIds: readonly string[], more?: object): Promise<readonly string[]>;
  customer(detail?: object): Promise<string>;
}

/** A company with books, a customer, and what it takes to bill. */
export async function openInvoiceHouse(parts: Partial<HouseParts> = {}): Promise<InvoiceHouse> {
  const house = await openBookHouse({
    implementations: [
      basisOperations,
      linkOperations,
      invoiceOperations,
      exchangeOperations,
      invoiceLinkOperations,
      journalProposalOperations,
      accrualOperations,
      ...(parts.implementations ?? []),
    ],
    linkKinds: [customerInvoiceLink],
    outsiders,
    failureCatalogues: [
      exchangeFailureTexts,
      invoiceFailureTexts,
      journalProposalFailureTexts,
      accrualFailureTexts,
      ...(parts.failureCatalogues ?? []),
    ],
    listeners: [markInvoices, ...(parts.listeners ?? [])],
    jobKinds: (app) => [carryOutExchange(app), invoicePosting(app), invoiceSending(app)],
    // Tests do the work themselves.
    isIdle: true,
  });
  const { app } = house;
  const db = () => app.database.writer(partition);
  await sql`update company set vat_number = '4123456789', invoice_approval_above = 100000,
      address = '{"addressLine1": "1 Dock Road", "city": "Durban", "country": "South Africa", "postalcode": "4001"}' where partition = ${partition} and id = ${house.companyId}`.execute(
    db(),
  );
  await sql`update profit_centre set journal_account_sell = '4000' where partition = ${partition} and id = ${house.centreId}`.execute(
    db(),
  );
  const customer = async (detail: object = {}) => {
    const id = await buildCustomer(app, partition, {
      companyId: house.companyId,
      status: 'approve',
      credit: { limit: 1_000_000 },
      ...detail,
    } as never);
    await sql`update customer set standing = 'ACTIVE', payment_term = 30 where id = ${id}`.execute(db());
    return id;
  };
  const customerId = await customer();

  async function ready(
    charges: readonly TestCharge[],
    more: Parameters<InvoiceHouse['ready']>[1] = {},
  ): Promise<string> {
    const id = await buildLoad(app, partition, { customerId: more.customerId ?? customerId, status: 'DELIVERED' });
    await sql`delete from load_charge where partition = ${partition} and load_id = ${id}`.execute(db());
    const net = charges.reduce((sum, charge) => sum + Number(centsOf(charge.net)), 0);
    for (const [place, { description, net: amount, vatCode = 'standard', account }] of charges.entries()) {
      const item = account === undefined ? null : await itemFor(account);
      await sql`
        insert into load_charge (partition, load_id, side, line_number, item_master_id, description, quantity, unit, price, net, vat_code, profit_centre_id)
        values (${partition}, ${id}, 'sell', ${place + 1}, ${item}::uuid, ${description}, 1, 'load', ${amount}, ${Number(centsOf(amount))}, ${vatCode}, ${house.centreId})`.execute(
        db(),
      );
    }
    await sql`update load set customer_billing = 'READY', sell_net = ${net}, sell_gross = ${net}, delivered_at = ${more.deliveredAt ?? '2026-11-20T10:00:00Z'}::timestamptz,
        load_at = ${more.deliveredAt ?? '2026-11-20T10:00:00Z'}::timestamptz where partition = ${partition} and id = ${id}`.execute(
      db(),
    );
    if (more.mode)
      await sql`update order_type set billing_mode = ${more.mode} where partition = ${partition} and id = (select order_type_id from load where id = ${id})`.execute(
        db(),
      );
    return id;
  }

  async function itemFor(account: string): Promise<string> {
    const { rows } = await sql<{
      id: string;
    }>`select id from item_master where partition = ${partition} and code = ${`SELL${account}`}`.execute(db());
    if (rows[0]) return rows[0].id;
    const { rows: made } = await sql<{ id: string }>`
      insert into item_master (partition, code, name, kind, item_group, unit, vat_code_buy, vat_code_sell, journal_account_buy, journal_account_sell, external_code, taxable_for_withholding, created_by, updated_by)
      values (${partition}, ${`SELL${account}`}, ${`Income ${account}`}, 'service', 'linehaul', 'load', 'standard', 'standard', '', ${account}, '', false, 'test', 'test') returning id`.execute(
      db(),
    );
    return made[0]!.id;
  }

  const draft = async (loadIds: readonly string[], more: object = {}) => {
    const { documents } = await house.ask<{ documents: { id: string }[] }>(
      'postInvoices',
      { loadIds, ...more },
      house.clerk,
    );
    return documents.map(({ id }) => id);
  };
  const on: InvoiceHouse['on'] = async (operation, id, payload = {}, by = house.clerk) => {
    const { lockId } = await house.ask<{ lockId: string }>('getInvoice', { id }, by);
    return house.call(operation, { id, ...payload }, { ...by, lockId });
  };
  return {
    ...house,
    customerId,
    customer,
    ready,
    draft,
    on,
    billing: async (loadId) => {
      const { rows } = await sql<{
        state: string;
      }>`select customer_billing as state from load where partition = ${partition} and id = ${loadId}`.execute(db());
      return rows[0]!.state;
    },
    async posted(loadIds, more) {
      const ids = await draft(loadIds, more);
      for (const id of ids) {
        const answer = await on('postInvoice', id);
        if (answer.response !== 'ok') throw new Error(`postInvoice answered ${JSON.stringify(answer)}`);
      }
      return ids;
    },
  };
}

/** What a customer is counted for, by part. */
export async function exposureOf(
  house: InvoiceHouse,
  customerId: string,
): Promise<readonly [drafts: bigint, open: bigint]> {
  return house.within(async (context) => {
    const parts = (await exposureParts(context, [draftInvoicesExposure, openInvoicesExposure], [customerId])).get(
      customerId,
    );
    const of = (part: ExposurePart['part']) => parts?.find((each) => each.part === part)?.amount ?? 0n;
    return [of('draftInvoices'), of('openInvoices')] as const;
  });
}
