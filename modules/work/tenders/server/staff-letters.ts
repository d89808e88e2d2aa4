import type { Translate } from '#platform/messages.ts';
import { cents, formatMoney, inRand } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Colleague, colleaguesWith } from '#modules/base/access/server/index.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import type { StoredLoad } from '#modules/work/loads/server/index.ts';
import type { texts } from '../messages/mail/en.ts';
import { tenderMailTexts } from '../messages/mail/index.ts';
import type { StoredOffer } from './queries.ts';

type Text = Translate<typeof texts>;

/** Nobody took the load. Whoever sent the tender is told, because the load waits for somebody again. */
export async function tellExhausted(context: Context, load: StoredLoad, round: readonly StoredOffer[]): Promise<void> {
  const [first] = round;
  if (first)
    await tellStaff(context, load, first, 'tenderExhausted', (text) => [
      text('exhaustedSubject', { loadNumber: load.load_number }),
      text('exhaustedIntro', { loadNumber: load.load_number, origin: load.origin, destination: load.destination }),
    ]);
}

/** A supplier asks another amount, and waits for an answer. */
export async function tellCountered(context: Context, load: StoredLoad, offer: StoredOffer): Promise<void> {
  await tellStaff(context, load, offer, 'tenderCountered', (text, { language }) => [
    text('counteredSubject', { loadNumber: load.load_number }),
    text('counteredIntro', {
      supplier: offer.supplier_name,
      loadNumber: load.load_number,
      amount: formatMoney(inRand(cents(offer.counter_amount ?? 0)), language),
      offered: formatMoney(inRand(cents(offer.buy_amount)), language),
    }),
  ]);
}

/** A supplier accepted, and may not have the load now. */
export async function tellNeedsAttention(context: Context, load: StoredLoad, offer: StoredOffer): Promise<void> {
  await tellStaff(context, load, offer, 'tenderNeedsAttention', (text) => [
    text('attentionSubject', { loadNumber: load.load_number }),
    text('attentionIntro', { supplier: offer.supplier_name, loadNumber: load.load_number }),
  ]);
}

async function tellStaff(
  context: Context,
  load: StoredLoad,
  { company_id, sent_by_id }: StoredOffer,
  purpose: string,
  write: (text: Text, person: Colleague) => readonly [subject: string, intro: string],
): Promise<void> {
  for (const person of await toTell(context, company_id, sent_by_id))
    await sendLetter(context, tenderMailTexts, person, company_id, (text) => {
      const [subject, intro] = write(text, person);
      return {
        purpose,
        subject,
        paragraphs: [intro],
        action: { label: text('openLoad'), url: `${context.app.config.baseUrl}/manageLoads/${load.id}?tab=tenders` },
      };
    });
}

/** Whoever sent the tender; where that person has left, those who may send one. */
async function toTell(context: Context, companyId: string, senderId: string | null): Promise<readonly Colleague[]> {
  const { db, partition } = context;
  const sender =
    senderId === null
      ? undefined
      : await db
          .selectFrom('app_user')
          .select(['name', 'account as email', 'language'])
          .where('partition', '=', partition)
          .where('id', '=', senderId)
          .where('status', '=', 'active')
          .executeTakeFirst();
  return sender ? [sender] : colleaguesWith(context, companyId, ['tripDirector.sendLoadTender']);
}
