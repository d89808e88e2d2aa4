import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { type LinkKind, type LinkRow } from '#platform/server/links.ts';
import { companyTexts } from '#modules/base/companies/server/index.ts';
import { readLink, sendLink } from '#modules/parties/links/server/index.ts';
import { podMailTexts } from '#modules/work/pods/messages/mail/index.ts';
import type { podPackService } from '#modules/work/pods/pack-contract.ts';
import { findPack, partsOf, routeOf, type StoredPack } from './packs.ts';
import type { PackPerson } from './recipients.ts';

type Operation = (typeof podPackService)['operations']['getPodPackLink'];

/** The flow of links by which customers fetch what is published for them. */
export const packLinkKind = 'podpack';

/** Long enough for who is paid at the end of a month. */
const validDays = 60;

/** Mails the address at which a pack is fetched. Answers the id of the link. */
export async function mailPackLink(
  context: Context,
  pack: StoredPack,
  { language, ...recipient }: PackPerson,
): Promise<string> {
  const { id } = await sendLink(context, {
    kind: packLinkKind,
    companyId: pack.company_id,
    subjectId: pack.id,
    recipient,
    language,
    validDays,
  });
  return id;
}

async function packOf(context: Context, { partition, subject_id }: LinkRow): Promise<StoredPack | undefined> {
  return subject_id === null ? undefined : findPack({ db: context.db, partition }, subject_id);
}

/** What the holder of such a link learns with the accepted code, and what its mail says. */
export const podPackLink: LinkKind = {
  name: packLinkKind,
  remindsItself: true,
  keepsNothing: true,
  async opened(context, link) {
    return { client: (await packOf(context, link))?.customer_name ?? '' };
  },
  async letter(context, link, client) {
    const pack = (await packOf(context, link))!;
    const text = await companyTexts(context, podMailTexts, link.company_id, link.language);
    return {
      subject: text('packSubject', { load: pack.load_number }),
      paragraphs: [
        text('packText', { client, load: pack.load_number, route: routeOf(pack) }),
        ...(pack.reference ? [text('packReference', { reference: pack.reference })] : []),
        ...(pack.is_again ? [text('packAgain')] : []),
        text('packFetch'),
      ],
      action: text('packAction'),
    };
  },
};

/** Reads such a link: with the accepted code come the files. */
export async function readPackLink(context: Context): Promise<z.input<Operation['output']>> {
  const { link, isOpen, answer } = await readLink(context, packLinkKind);
  const pack = isOpen ? await packOf(context, link) : undefined;
  if (!pack) return answer;
  return {
    ...answer,
    packId: pack.id,
    loadNumber: pack.load_number,
    route: routeOf(pack),
    deliveredAt: pack.delivered_at?.toISOString() ?? null,
    parts: partsOf(pack),
  };
}
