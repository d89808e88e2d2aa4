import type { z } from 'zod';
import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { LinkKind } from '#platform/server/links.ts';
import { readLink } from '#modules/parties/links/server/index.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import type { tenderService } from '../contract.ts';
import { tenderLinkKind } from './link-kind-name.ts';
import { offerLives, offerOf } from './lives.ts';
import { rowOf } from './records.ts';
import { offerLetter } from './supplier-letters.ts';

/** The link by which a supplier answers an offer. Nothing uses it up: afterwards it shows what became of the offer. */
export const loadTenderLink: LinkKind = {
  name: tenderLinkKind,
  // An offer has a clock of its own: nobody is reminded days later.
  remindsItself: true,
  keepsNothing: true,
  opened: async () => ({}),
  async letter(context, link, client) {
    return offerLetter(context, link, client, await offerOf(context, link.subject_id ?? ''));
  },
  async speaks({ db, partition }, link, language) {
    await sql`update supplier set language = ${language} where partition = ${partition}
      and id = (select supplier_id from tender_offer where partition = ${partition} and id = ${link.subject_id})`.execute(
      db,
    );
  },
};

type Answer = z.input<(typeof tenderService)['operations']['getLoadTenderLink']['output']>;

/** Reads the link of an offer. With the accepted code comes the offer, and staff see that it was looked at. */
export async function readTenderLink(context: Context): Promise<Answer> {
  const { link, isOpen, answer } = await readLink(context, tenderLinkKind);
  if (!isOpen || !link.subject_id) return answer;
  const stored = await offerOf(context, link.subject_id);
  const asSupplier = context.as({ ...context.actor, name: stored.supplier_name });
  const seen = stored.status === 'SENT' ? await view(asSupplier, stored.id) : stored;
  const load = seen.status === 'ACCEPTED' ? await findLoad(context, seen.load_id) : undefined;
  const isOwn = load?.supplier_id === seen.supplier_id;
  return {
    ...answer,
    offer: rowOf(asSupplier, seen),
    ...(isOwn && {
      isNamed: load.vehicle_id !== null,
      ...(load.vehicle_id !== null && {
        named: [
          [load.registration_number, load.trailer1_reg_number, load.trailer2_reg_number].filter(Boolean).join(' + '),
          load.driver_name,
        ]
          .filter(Boolean)
          .join(', '),
      }),
    }),
  };
}

/** Seen for the first time; an answer or the clock may have been faster. */
async function view(context: Context, id: string) {
  await sql`select from tender_offer where partition = ${context.partition} and id = ${id} for update`.execute(
    context.db,
  );
  const stored = await offerOf(context, id);
  if (stored.status !== 'SENT') return stored;
  return offerLives.move(context, stored, 'view', { columns: { viewed_at: context.now } });
}
