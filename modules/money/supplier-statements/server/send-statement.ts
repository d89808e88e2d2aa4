import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseForeignSupplier, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { sendLink } from '#modules/parties/links/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { supplierStatementService } from '../contract.ts';
import type { SupplierStatementFailureCode } from '../messages/failures/index.ts';
import { savedOf, statementLives, statements } from './lives.ts';
import { waitingLoads } from './owed-loads.ts';
import type { StoredStatement } from './queries.ts';
import { type Person, personFor } from './recipients.ts';

const fail = failures<FailureCode | SupplierStatementFailureCode>();
type Operations = (typeof supplierStatementService)['operations'];

/** The flows of links by which suppliers bring invoices, and answer statements. */
export const statementLinkKind = 'supplierstatement';
export const invoiceLinkKind = 'supplierinvoice';

/** Days: a month is the usual rhythm of invoices, and a link outlives two. */
const validDays = { statement: 30, invoice: 60 } as const;

/** Sends a statement to a person; the link of before ends. */
export async function sendTo(context: Context, stored: StoredStatement, { language, ...recipient }: Person) {
  const { id, expiresAt } = await sendLink(context, {
    kind: statementLinkKind,
    companyId: stored.company_id,
    subjectId: stored.id,
    recipient,
    language,
    validDays: validDays.statement,
  });
  const sent = await statementLives.move(context, stored, 'send', {
    columns: { link_id: id, sent_to: recipient.email },
    after: { sentTo: recipient.email },
  });
  return { sent, expiresAt };
}

/** Sends a statement, or sends it again, to the supplier or to whom staff typed. */
export async function sendStatement(
  context: Context,
  { id, ...typed }: z.output<Operations['sendSupplierStatement']['input']>,
): Promise<z.input<Operations['sendSupplierStatement']['output']>> {
  refuseWhenScoped(context);
  const stored = await statements.toChange(context, id);
  const person = await personFor(context, stored.supplier_id, typed);
  const { sent, expiresAt } = await sendTo(context, stored, person);
  return { ...savedOf(sent), email: person.email, expiresAt: expiresAt.toISOString() };
}

/** Sends a supplier the link by which it brings its own invoices; a link of before ends. */
export async function askForInvoice(
  context: Context,
  { companyId, supplierId, ...typed }: z.output<Operations['sendPurchaseInvoiceRequest']['input']>,
): Promise<z.input<Operations['sendPurchaseInvoiceRequest']['output']>> {
  refuseWhenScoped(context);
  await refuseForeignSupplier(context, supplierId);
  const company = await bookCompany(context, companyId);
  const { language, ...recipient } = await personFor(context, supplierId, typed);
  const waiting = await waitingLoads(context, { companyId: company.id, supplierId });
  if (waiting.length === 0) throw fail('statementNothingWaits', 'rule');
  const { id, expiresAt } = await sendLink(context, {
    kind: invoiceLinkKind,
    companyId: company.id,
    subjectId: supplierId,
    recipient,
    language,
    validDays: validDays.invoice,
  });
  await context.audit({
    noun: 'supplier',
    recordId: supplierId,
    event: 'invoiceAsked',
    after: { sentTo: recipient.email, loads: waiting.length },
  });
  return { linkId: id, email: recipient.email, expiresAt: expiresAt.toISOString() };
}
