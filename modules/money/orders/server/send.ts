import { invalidFields } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import { orderMailTexts } from '../messages/mail/index.ts';
import type { OrderKind } from '../status.ts';
import { orderLines } from './lines.ts';
import { livesOf, ordersOf, type Saved, savedOf } from './lives.ts';
import { makePaper } from './paper/make-paper.ts';
import { settleProgress } from './progress.ts';
import { fieldsOf } from './order-columns.ts';
import type { StoredOrder } from './queries.ts';

interface Recipient {
  readonly email: string;
  readonly registered_name: string;
  readonly language: Language;
}

async function recipientOf({ db, partition }: Context, supplierId: string): Promise<Recipient> {
  return db
    .selectFrom('supplier')
    .select(['email', 'registered_name', 'language'])
    .where('partition', '=', partition)
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow();
}

/** Mails an approved order to its supplier as a PDF, and keeps it as it was sent. Sending it again changes nothing. */
export async function sendOrder(
  context: Context,
  kind: OrderKind,
  { id, to }: { readonly id: string; readonly to: string },
): Promise<Saved> {
  refuseWhenLimited(context);
  const stored = await ordersOf(kind).toChange(context, id);
  livesOf(kind).next(stored, 'send');
  const supplier = await recipientOf(context, stored.supplier_id!);
  const email = to || supplier.email;
  if (email === '') throw invalidFields({ to: { code: 'required' } });
  const isFirst = stored.sent_revision < stored.revision;
  const sent = await markSent(context, stored, email);
  const paper = await makePaper(context, sent, supplier.language);
  const letter = stored.sent_revision > 0 && isFirst ? 'revised' : 'order';
  const ordered = kind === 'service' ? 'work' : 'order';
  await sendLetter(
    context,
    orderMailTexts,
    { email, language: supplier.language },
    stored.company_id,
    (text, { trade_name: company }) => {
      const words = { company, orderNumber: stored.order_number, carrierName: supplier.registered_name };
      return {
        purpose: letter === 'revised' ? 'orderRevised' : 'orderSent',
        subject: text(`${letter}Subject`, words),
        paragraphs:
          letter === 'revised'
            ? [text('revisedIntro', words), text('revisedAsk')]
            : [text(`${ordered}Intro`, words), text(`${ordered}Ask`)],
        attachments: [paper],
      };
    },
  );
  return savedOf(await settleProgress(context, sent));
}

/** Keeps an order as it goes out, and says that it has gone. */
export async function markSent(context: Context, stored: StoredOrder, email: string): Promise<StoredOrder> {
  if (stored.sent_revision < stored.revision) await freeze(context, stored);
  return livesOf(stored.kind).move(context, stored, 'send', {
    columns: {
      sent_revision: stored.revision,
      sent_to: email,
      sent_by: context.actor.name,
      sent_at: context.now,
    },
    after: { sentTo: email, revision: stored.revision },
  });
}

async function freeze(context: Context, stored: StoredOrder): Promise<void> {
  const { requiredBy, deliverTo, terms, note, currency } = fieldsOf(stored);
  await orderLines.freeze(context, stored.id, stored.revision, {
    number: stored.order_number,
    supplierName: stored.supplier_name ?? '',
    requiredBy,
    deliverTo,
    terms,
    note,
    currency,
  });
}

/** Tells a supplier that has an order that nothing of it is wanted any more. */
export async function tellCancelled(context: Context, stored: StoredOrder): Promise<void> {
  if (stored.sent_revision === 0 || stored.supplier_id === null) return;
  const { language } = await recipientOf(context, stored.supplier_id);
  await sendLetter(
    context,
    orderMailTexts,
    { email: stored.sent_to, language },
    stored.company_id,
    (text, { trade_name: company }) => {
      const words = { company, orderNumber: stored.order_number };
      return {
        purpose: 'orderCancelled',
        subject: text('cancelledSubject', words),
        paragraphs: [text(stored.kind === 'service' ? 'workCancelledIntro' : 'cancelledIntro', words)],
      };
    },
  );
}
