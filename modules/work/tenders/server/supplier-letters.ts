import { formatDateTime } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { type Cents, formatMoney, inRand } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { addLinkToken } from '#platform/server/link-tokens.ts';
import { type LinkLetter, type LinkRow, lockAnyLink } from '#platform/server/links.ts';
import { companyTexts, sendLetter } from '#modules/base/companies/server/index.ts';
import { tenderMailTexts } from '../messages/mail/index.ts';
import { addressees, type StoredOffer } from './queries.ts';

/** The mail that carries an offer. It does not tell the amount: that is shown behind the code. */
export async function offerLetter(
  context: Context,
  { company_id, language }: LinkRow,
  company: string,
  { load_number: loadNumber, facts, minutes }: StoredOffer,
): Promise<LinkLetter> {
  const text = await companyTexts(context, tenderMailTexts, company_id, language);
  const { origin, destination, timeZone } = facts;
  const until = new Date(context.now.getTime() + minutes * 60_000);
  return {
    subject: text('offerSubject', { company, origin, destination }),
    paragraphs: [
      text('offerIntro', {
        company,
        loadNumber,
        origin,
        destination,
        date: formatDateTime(facts.loadAt, language, timeZone),
      }),
      text('offerAsk', { date: formatDateTime(until, language, timeZone) }),
    ],
    action: text('offerAction'),
  };
}

type News = 'confirmed' | 'superseded' | 'withdrawn' | 'counterRefused' | 'counterRefusedLate';

/**
 * Tells a supplier what became of its offer, in its language. A system is told by the webhook that follows the trail. Who
 * has the load is asked to name vehicle and driver, with an address of the same link.
 */
export async function tellSupplier(
  context: Context,
  offer: StoredOffer,
  news: News,
  { amount }: { readonly amount?: Cents } = {},
): Promise<void> {
  if (offer.method !== 'email' || offer.link_id === null) return;
  const { language, name } = (await addressees(context, [offer.supplier_id])).get(offer.supplier_id)!;
  const url = await addLinkToken(context, await lockAnyLink(context, offer.link_id), 'copy');
  const { origin, destination, timeZone } = offer.facts;
  const { load_number: loadNumber, expires_at } = offer;
  await sendLetter(
    context,
    tenderMailTexts,
    { name, email: offer.sent_to, language },
    offer.company_id,
    (text, { trade_name: company }) => ({
      purpose: `tender${news[0]!.toUpperCase()}${news.slice(1)}`,
      subject: text(`${news}Subject`, { company, origin, destination }),
      paragraphs: [
        text(`${news}Intro`, { company, loadNumber, origin, destination }),
        ...(news === 'confirmed' ? [text('confirmedAmount', { amount: written(amount, language) })] : []),
        ...(news === 'counterRefused' && expires_at
          ? [text('counterStands', { date: formatDateTime(expires_at, language, timeZone) })]
          : []),
      ],
      ...((news === 'confirmed' || news === 'counterRefused') && {
        action: { label: text(news === 'confirmed' ? 'nameAction' : 'offerAction'), url },
      }),
    }),
  );
}

function written(amount: Cents | undefined, language: Language): string {
  return amount === undefined ? '' : formatMoney(inRand(amount), language);
}
