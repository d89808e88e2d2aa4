import { linkJourney } from '#modules/parties/links/web/public.ts';
import { supplierStatementTitle } from '#modules/money/supplier-statements/messages/page/title.ts';
import { type StatementFlow, supplierLinks } from './link-calls.ts';

const flow: StatementFlow = {
  title: supplierStatementTitle,
  read: (key) => supplierLinks.getSupplierStatementLink({ key }),
  form: async () => (await import('./StatementPage.tsx')).StatementPage,
  hasStart: true,
  send: ({ input }, { idempotencyKey }) => supplierLinks.postSupplierStatementAnswer(input, { idempotencyKey }),
  outcome: async () => (await import('./SentInvoice.tsx')).SentInvoice,
  outcomePath: () => '/registersuccess',
};

/** `/supplierstatement`: a supplier says line by line what is right, and sends its invoice. */
export const SupplierStatement = linkJourney(flow);
