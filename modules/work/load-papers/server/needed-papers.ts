import { failures } from '#platform/failure.ts';
import { translator } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { beforeListener, type Listener } from '#platform/server/listeners.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { BillingNeed } from '#modules/work/load-prices/server/index.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { type Packet, type Paper, stopsBilling, stopsDispatch } from '../packet.ts';
import { papersOf } from './papers-of.ts';

const fail = failures<LoadFailureCode>();

/** Asked before a vehicle is sent: a company may say of a paper that nothing leaves without it. */
export const papersBeforeLeaving: readonly Listener[] = [
  beforeListener('load.dispatched', 'ask-for-papers', async (context, { loadId }) => {
    const papers = await namesOf(context, loadId, stopsDispatch);
    if (papers) throw fail('papersMissing', 'rule', { papers });
  }),
];

/** Documents that a company wants before it invoices a load, beside the inspection and the proofs. */
export const papersForBilling: BillingNeed = async (context, { id }) => {
  const papers = await namesOf(context, id, stopsBilling);
  return papers ? [{ code: 'papersMissingForInvoice', details: { papers } }] : [];
};

/** Names the missing papers in the caller's language; undefined where none is missing. */
async function namesOf(
  context: Context,
  loadId: string,
  lacking: (packet: Packet) => readonly Paper[],
): Promise<string | undefined> {
  const [papers] = await papersOf(context, [loadId]);
  const lacks = papers ? lacking(papers.packet) : [];
  if (lacks.length === 0) return undefined;
  const name = translator(context.language, (await documentTypeTexts.load[context.language]()).texts);
  // Neither inspections nor proofs are among them.
  return lacks.map(({ label, code }) => label || name(code as DocumentType)).join(', ');
}
