import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import { orderMailTexts } from '../messages/mail/index.ts';
import type { StoredOrder } from './queries.ts';

interface Recipient {
  readonly email: string;
  readonly registered_name: string;
  readonly language: Language;
}

/** The supplier of an order, as its letters address it. */
export async function recipientOf({ db, partition }: Context, supplierId: string): Promise<Recipient> {
  return db
    .selectFrom('supplier')
    .select(['email', 'registered_name', 'language'])
    .where('partition', '=', partition)
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow();
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
