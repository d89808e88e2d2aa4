import { sql } from 'kysely';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { sendLink } from '#modules/parties/links/server/index.ts';
import { carriersToAsk, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { tenderLinkKind } from './link-kind-name.ts';
import { offerLives } from './lives.ts';
import { offeredLoadOf } from './offered-load.ts';
import { type Addressee, addressees, hasListeningSystem, type StoredOffer } from './queries.ts';
import type { StoredFinding } from './tables.ts';

/** Days that the link of an offer works, also as the page that shows what became of it. */
const linkDays = 30;

/** What keeps a supplier from being asked: what stands against it for this load, or that it cannot be reached. */
export async function barriersOf(
  context: Context,
  load: StoredLoad,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredFinding[]>> {
  const [carriers, reached] = [await carriersToAsk(context, load, supplierIds), await addressees(context, supplierIds)];
  const needsSystem = [...reached.values()].some(({ method }) => method === 'integration');
  const isListening = needsSystem && (await hasListeningSystem(context, load.company_id));
  return new Map(
    [...carriers].map(([id, { blockers }]) => [
      id,
      [
        ...blockers.map(({ code, details, path }) => ({ code, details, path })),
        ...reachProblemsOf(reached.get(id), isListening).map((code) => ({
          code,
          details: {},
          path: `/carrierApproval/${id}`,
        })),
      ],
    ]),
  );
}

function reachProblemsOf(asked: Addressee | undefined, isListening: boolean): string[] {
  if (!asked) return [];
  if (asked.method === 'integration')
    return isListening && asked.has_token && asked.location_number !== '' ? [] : ['tenderNoIntegration'];
  const problems = asked.email === '' ? ['tenderNoEmail'] : [];
  return mobileOf(asked) === undefined ? [...problems, 'tenderNoMobile'] : problems;
}

function mobileOf({ mobile }: Addressee): string | undefined {
  const phone = parsePhone(mobile);
  return phone.ok && phone.isMobile ? phone.e164 : undefined;
}

/**
 * Asks the supplier of a planned offer, or leaves it out with what stands against it now. The clock begins at this moment.
 * A system hears of it by the webhook that follows the trail.
 */
export async function askOrSkip(context: Context, load: StoredLoad, planned: StoredOffer): Promise<StoredOffer> {
  const id = planned.supplier_id;
  const barriers = (await barriersOf(context, load, [id])).get(id) ?? [
    { code: 'supplierNotApproved', details: {}, path: `/carrierApproval/${id}` },
  ];
  if (barriers.length > 0)
    return offerLives.move(context, planned, 'skip', { columns: { findings: JSON.stringify(barriers) } });
  const asked = (await addressees(context, [id])).get(id)!;
  const linkId = asked.method === 'email' ? await mailOffer(context, planned, asked) : null;
  return offerLives.move(context, planned, 'send', {
    columns: {
      method: asked.method,
      sent_to: asked.method === 'email' ? asked.email : asked.location_number,
      link_id: linkId,
      facts: JSON.stringify(await offeredLoadOf(context, load)),
      sent_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(mins => minutes)`,
    },
  });
}

async function mailOffer(context: Context, { id, company_id }: StoredOffer, asked: Addressee): Promise<string> {
  const sent = await sendLink(context, {
    kind: tenderLinkKind,
    companyId: company_id,
    recipient: { name: asked.name, email: asked.email, mobile: mobileOf(asked)! },
    language: asked.language,
    subjectId: id,
    validDays: linkDays,
  });
  return sent.id;
}
