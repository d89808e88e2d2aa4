import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import { orderMailTexts } from '../messages/mail/index.ts';
import type { OrderKind } from '../status.ts';
import { recipientOf } from './letters.ts';
import { livesOf, ordersOf, type Saved, savedOf } from './lives.ts';
import { makePaper } from './paper/make-paper.ts';
import { settleProgress } from './progress.ts';
import type { StoredOrder } from './queries.ts';

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
