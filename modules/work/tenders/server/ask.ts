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
  const [carriers, unreachable] = await Promise.all([
    carriersToAsk(context, load, supplierIds),
    reachOf(context, load.company_id, supplierIds),
  ]);
  return new Map(
    [...carriers].map(([id, { blockers }]) => [
      id,
      [...blockers.map(({ code, details, path }) => ({ code, details, path })), ...unreachable(id)],
    ]),
  );
}

/** Answers why a supplier of a company cannot be asked: it has no address, no number, or its system does not listen. */
export async function reachOf(
  context: Context,
  companyId: string,
  supplierIds: readonly string[],
): Promise<(id: string) => readonly StoredFinding[]> {
  const reached = await addressees(context, supplierIds);
  const needsSystem = [...reached.values()].some(({ method }) => method === 'integration');
  const isListening = needsSystem && (await hasListeningSystem(context, companyId));
  return (id) =>
    reachProblemsOf(reached.get(id), isListening).map((code) => ({
      code,
      details: {},
      path: `/carrierApproval/${id}`,
    }));
}

function reachProblemsOf(asked: Addressee | undefined, isListening: boolean): string[] {
  if (!asked) return [];
  if (asked.method === 'integration')
    return isListening && asked.has_token && asked.location_number !== '' ? [] : ['tenderNoIntegration'];
  const problems = asked.email === '' ? ['tenderNoEmail'] : [];
  return mobileOf(asked) === undefined ? [...problems, 'tenderNoMobile'] : problems;
}

/** Numbers that were read before: hundreds are asked about at each letter that somebody types into a chooser. */
const read = new Map<string, string | undefined>();
const readAtMost = 10_000;

function mobileOf({ mobile }: Addressee): string | undefined {
  if (read.has(mobile)) return read.get(mobile);
  if (read.size >= readAtMost) read.clear();
  const phone = parsePhone(mobile);
  const e164 = phone.ok && phone.isMobile ? phone.e164 : undefined;
  read.set(mobile, e164);
  return e164;
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
