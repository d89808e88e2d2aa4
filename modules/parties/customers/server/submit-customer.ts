import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { useLink, type LinkRow } from '#platform/server/links.ts';
import { heldLink, keepCopy, statusUrl } from '#modules/parties/links/server/index.ts';
import { chosenClient, clientOf, companyById, termsInForce, type Terms } from '#modules/base/companies/server/index.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { knownOf } from '#modules/parties/parties/form.ts';
import { directorNames, withNumbersOnFile } from '#modules/parties/parties/numbers.ts';
import type { customerService } from '../contract.ts';
import { shipperDetail, type AskableStep, type ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { registrationTexts } from '../messages/registration/index.ts';
import { customerSummary } from '../summary.ts';
import { normaliseShipperDetail } from '../normalise.ts';
import { missingOf, needsNewDecision, withAnswers } from '../rules.ts';
import { application, isApproved, type ApplicationEvent, type ApplicationState } from '../status.ts';
import { customers, stateAfter } from './changes.ts';
import { detailOf } from './details.ts';
import { customerLinkKind } from './link-kind-name.ts';
import { mailTexts, sendReceived } from './mails.ts';
import type { StoredCustomer } from './queries.ts';
import { saveCustomer, type SavedCustomer } from './save-customer.ts';

const fail = failures<FailureCode>();

type Operations = (typeof customerService)['operations'];
type Input = z.output<Operations['postShipper' | 'putShipper']['input']>;
type Output = z.input<Operations['postShipper']['output']>;

/** A submit of staff: update where there is a record, create where there is none. */
export async function submitAsStaff(context: Context, input: Input): Promise<Output> {
  const { actor } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden');
  const stored = input.id ? await customers.toChange(context, input.id) : undefined;
  const before = stored && detailOf(stored, context.app.sealer);
  const detail = normaliseShipperDetail(withNumbersOnFile(before, fieldsOf(input), directorNames, 'none'));
  const client = stored
    ? clientOf(stored)
    : await chosenClient(context, actor, { name: input.client, field: 'client' });
  const terms = await termsInForce(context.db, context.partition, client.id, customerLinkKind, context.language);
  const {
    addressee,
    detail: _detail,
    letterName: _letter,
    ...saved
  } = await saveCustomer(context, {
    stored,
    before,
    detail,
    client,
    status: stored ? statusAfterStaffEdit(stored, before!, detail) : stateAfter(application.initial, 'submit'),
    event: stored ? 'changed' : 'captured',
    by: actor.name,
    uploadedBy: actor.account,
    staff: { id: actor.id, accountNumber: input.accountNumber },
    link: undefined,
    terms: undefined,
    findings: terms && stored?.terms_version !== terms.version ? [termsNotAgreed(terms)] : [],
  });
  const text = await mailTexts(context.language);
  return { ...saved, message: text('saved', { shipperName: addressee.registered_name }) };
}

/** The submit of an applicant, or of a customer whose link edits its record. It uses the link up. */
export async function submitByLink(context: Context, input: Input): Promise<Output> {
  // Locked first: of many submits at once the others wait here, and then find the link used up.
  const link = await heldLink(context, [customerLinkKind], { lock: true });
  if (input.id && input.id !== link.subject_id) throw fail('notFound', 'notFound');
  const saved = await saveByLink(context, link, input);
  const { account_number: reference, registered_name: name } = saved.addressee;
  const copyBlobName = await keepCopy(context, {
    link,
    subjectId: saved.id,
    reference,
    name,
    texts: registrationTexts,
    sections: (text, words) => customerSummary(saved.detail, text, words, saved.letterName),
  });
  await useLink(context, link, 'submitted', saved.id, { reference, copyBlobName });
  await sendReceived(context, saved.addressee, await statusUrl(context, link));
  const { addressee: _, detail: _detail, letterName: _letter, ...answer } = saved;
  return { ...answer, message: (await mailTexts(context.language))('submitted') };
}

async function saveByLink(context: Context, link: LinkRow, input: Input): Promise<SavedCustomer> {
  const stored = link.subject_id ? await customers.toChange(context, link.subject_id) : undefined;
  const before = stored && detailOf(stored, context.app.sealer);
  const steps = link.scope.steps as readonly AskableStep[] | undefined;
  const answers = fieldsOf(input);
  const detail = normaliseShipperDetail(
    before ? withAnswers(before, answers, steps) : withNumbersOnFile(undefined, answers, directorNames, 'none'),
  );
  return saveCustomer(context, {
    stored,
    before,
    detail,
    client: stored ? clientOf(stored) : await companyById(context.db, context.partition, link.company_id),
    status: stored
      ? statusAfterEdit(stored, before!, detail, 'resubmit', 'revise')
      : stateAfter(application.initial, 'submit'),
    event: stored ? 'resubmitted' : 'submitted',
    by: link.recipient_email,
    uploadedBy: stored?.email || input.email,
    staff: undefined,
    link,
    // A link that asks for some steps does not show the terms again.
    terms: steps ? undefined : await acceptedTerms(context, link, input.TermsAndConditionsAccepted),
    findings: [],
  });
}

/** The version and the language that the applicant agreed to. A client without terms of its own still has the box ticked. */
async function acceptedTerms(
  { db, partition, language }: Context,
  link: LinkRow,
  isAccepted: boolean,
): Promise<Pick<Terms, 'version' | 'language'>> {
  if (!isAccepted)
    throw fail('termsNotAccepted', 'rule', {}, { TermsAndConditionsAccepted: { code: 'termsNotAccepted' } });
  const terms = await termsInForce(db, partition, link.company_id, customerLinkKind, language);
  return terms ?? { version: '', language };
}

export function termsNotAgreed({ version }: Terms): PartyFinding {
  const code: CustomerFailureCode = 'shipperTermsNotAgreed';
  return { path: 'TermsAndConditionsAccepted', level: 'W', code, facts: { version } };
}

/** Where an edit of staff leads; refused where the customer cannot be changed any more. */
export function statusAfterStaffEdit(
  stored: StoredCustomer,
  before: ShipperDetail,
  detail: ShipperDetail,
): ApplicationState {
  return statusAfterEdit(stored, before, detail, 'submit', 'revise');
}

/** An approved record stays so unless who it is was changed; every other one is reviewed again. */
function statusAfterEdit(
  stored: StoredCustomer,
  before: ShipperDetail,
  detail: ShipperDetail,
  ...events: readonly ApplicationEvent[]
): ApplicationState {
  if (stored.standing === 'CLOSED') throw fail('notAllowedInState', 'rule', { state: stored.standing });
  // What the books recommend stays so while the rest is asked for.
  const isCompleted = stored.recommendation?.takenOver === true && missingOf(before).length > 0;
  if (stored.status === 'RECOMMENDED' && isCompleted) return stored.status;
  if (isApproved(stored.status) && !needsNewDecision(before, detail)) return stored.status;
  return stateAfter(stored.status, ...events);
}

/** The customer's own fields out of a payload. */
function fieldsOf(input: Input): ShipperDetail {
  return knownOf(shipperDetail, input) as ShipperDetail;
}
