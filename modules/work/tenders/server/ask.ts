import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { sendLink } from '#modules/parties/links/server/index.ts';
import { type StoredLoad } from '#modules/work/loads/server/index.ts';
import { carriersToAsk } from '#modules/work/carriage/server/index.ts';
import { tenderLinkKind } from './link-kind-name.ts';
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

/** Mails an offer with its link. Answers the id of the link. */
export async function mailOffer(context: Context, { id, company_id }: StoredOffer, asked: Addressee): Promise<string> {
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
