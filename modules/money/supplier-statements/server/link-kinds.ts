import { sql } from 'kysely';
import { formatDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkKind, LinkRow } from '#platform/server/links.ts';
import { companyTexts } from '#modules/base/companies/server/index.ts';
import { supplierStatementMailTexts } from '../messages/mail/index.ts';
import { waitingLoads } from './owed-loads.ts';
import { findStatement, type StoredStatement } from './queries.ts';
import { invoiceLinkKind, statementLinkKind } from './send-statement.ts';

async function supplierName({ db }: Context, partition: string, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select registered_name as name from supplier where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0]?.name ?? '';
}

async function behind({ db }: Context, { partition, subject_id }: LinkRow): Promise<StoredStatement | undefined> {
  return subject_id === null ? undefined : findStatement({ db, partition }, subject_id);
}

/** The link by which a supplier brings its own invoices. */
export const supplierInvoiceLink: LinkKind = {
  name: invoiceLinkKind,
  async opened(context, { partition, subject_id }) {
    return { carrierName: subject_id === null ? '' : await supplierName(context, partition, subject_id) };
  },
  async letter(context, link, client) {
    const text = await companyTexts(context, supplierStatementMailTexts, link.company_id, link.language);
    const loads = await loadsBehind(context, link);
    return {
      subject: text('invoiceSubject', { client }),
      paragraphs: [text('invoiceText', { client, count: loads }), text('invoiceHow')],
      action: text('invoiceAction'),
    };
  },
  // While no load waits nobody is reminded; the link stays open for the next ones.
  endsUnneeded: async (context, link) => (await loadsBehind(context, link)) === 0,
};

async function loadsBehind({ db }: Context, { partition, company_id, subject_id }: LinkRow): Promise<number> {
  if (subject_id === null) return 0;
  return (await waitingLoads({ db, partition }, { companyId: company_id, supplierId: subject_id })).length;
}

/** The link by which a supplier answers a statement. */
export const supplierStatementLink: LinkKind = {
  name: statementLinkKind,
  async opened(context, link) {
    return { carrierName: (await behind(context, link))?.supplier_name ?? '' };
  },
  async letter(context, link, client) {
    const text = await companyTexts(context, supplierStatementMailTexts, link.company_id, link.language);
    const stored = (await behind(context, link))!;
    const period = {
      from: formatDate(stored.from_day, link.language),
      to: formatDate(stored.to_day, link.language),
    };
    return {
      subject: text('statementSubject', { client, ...period }),
      paragraphs: [text('statementText', { client, count: stored.loads, ...period }), text('statementHow')],
      action: text('statementAction'),
    };
  },
};
