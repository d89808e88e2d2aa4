import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { useLink, type LinkRow } from '#platform/server/links.ts';
import { heldLink, keepCopy, statusUrl } from '#modules/parties/links/server/index.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { divertTerms } from '#modules/base/pay-rates/server/index.ts';
import { chosenClient, clientOf, companyById, termsInForce } from '#modules/base/companies/server/index.ts';
import type { supplierService } from '../contract.ts';
import type { CarrierDetail, SupplierStep } from '../fields.ts';
import type { SupplierFinding } from '../findings.ts';
import { directorNames, withNumbersOnFile } from '#modules/parties/parties/numbers.ts';
import { registrationTexts } from '../messages/registration/index.ts';
import { normaliseCarrierDetail } from '../normalise.ts';
import { needsNewDecision, withAnswers } from '../rules.ts';
import { application, isInUse, type ApplicationState } from '../status.ts';
import { applications, suppliers } from './changes.ts';
import { supplierSummary } from '../summary.ts';
import { supplierLinkKind } from './link-kind-name.ts';
import { mailTexts, sendReceived } from './mails.ts';
import { supplierPayRate } from './pay-rate-owner.ts';
import type { StoredSupplier } from './queries.ts';
import { saveSupplier, type SavedSupplier } from './save-supplier.ts';
import { detailOf } from './supplier-details.ts';

const fail = failures<FailureCode>();

type Operations = (typeof supplierService)['operations'];
type SubmitInput = z.output<Operations['postCarrier' | 'putCarrier']['input']>;
type SubmitOutput = z.input<Operations['postCarrier']['output']>;

/** A submit, by staff or through a link: update where there is a record, create where there is none. */
export async function submitSupplier(context: Context, input: SubmitInput): Promise<SubmitOutput> {
  const { actor, language } = context;
  const { saved, waits } =
    actor.kind === 'user'
      ? await submitAsStaff(context, actor, input)
      : { saved: await submitByLink(context, input), waits: false };
  const text = await mailTexts(language);
  const { addressee, detail: _detail, certificateName: _name, ...answer } = saved;
  const names = { carrierName: addressee.registered_name };
  return {
    ...answer,
    message: actor.kind === 'user' ? text(waits ? 'savedShareWaits' : 'saved', names) : text('submitted'),
  };
}

/** The share of a supplier that is in use does not change by a save: it waits for a second person, and all else is written. */
async function submitAsStaff(
  context: Context,
  actor: UserActor,
  input: SubmitInput,
): Promise<{ readonly saved: SavedSupplier; readonly waits: boolean }> {
  if (!input.keyIdentifier) refuseWhenLimited(context);
  const stored = input.keyIdentifier ? await suppliers.toChange(context, input.keyIdentifier) : undefined;
  const before = stored && detailOf(stored, context.app.sealer);
  const given = normaliseCarrierDetail(withNumbersOnFile(before, input.carrierDetail, directorNames, 'none'));
  const { values: detail, waits } = stored
    ? await divertTerms(context, supplierPayRate, stored.id, given)
    : { values: given, waits: false };
  const saved = await saveSupplier(context, {
    stored,
    before,
    detail,
    client: stored
      ? clientOf(stored)
      : await chosenClient(context, actor, { name: input.clientName, field: 'clientName' }),
    status: stored ? statusAfterEdit(stored, before!, detail) : application.initial,
    event: stored ? 'changed' : 'captured',
    upload: { content: input.carrierDetail.gitCertificate, blobName: input.blobName },
    by: actor.name,
    uploadedBy: actor.account,
    staff: { id: actor.id, vendorNumber: input.vendorNumber, accountNumber: input.accountNumber },
    link: undefined,
    findings: [],
  });
  return { saved, waits };
}

/** An approved record stays so unless who it is or where its money goes was changed; every other one is reviewed again. */
export function statusAfterEdit(
  stored: StoredSupplier,
  before: CarrierDetail,
  detail: CarrierDetail,
): ApplicationState {
  if (isInUse(stored.status) && !needsNewDecision(before, detail)) return stored.status;
  return applications.next(stored, 'revise');
}

async function submitByLink(context: Context, input: SubmitInput): Promise<SavedSupplier> {
  // Locked first: of many submits at once the others wait here, and then find the link used up.
  const link = await heldLink(context, [supplierLinkKind], { lock: true });
  if (input.keyIdentifier && input.keyIdentifier !== link.subject_id) throw fail('notFound', 'notFound');
  const stored = link.subject_id ? await suppliers.toChange(context, link.subject_id) : undefined;
  const before = stored && detailOf(stored, context.app.sealer);
  const steps = link.scope.steps as readonly SupplierStep[] | undefined;
  const isCertificateOpen = !steps || steps.includes('transporter');
  const saved = await saveSupplier(context, {
    stored,
    before,
    detail: normaliseCarrierDetail(
      before
        ? withAnswers(before, input.carrierDetail, steps)
        : withNumbersOnFile(undefined, { ...input.carrierDetail, payableRateInPercentage: 0 }, directorNames, 'none'),
    ),
    client: stored ? clientOf(stored) : await companyById(context.db, context.partition, link.company_id),
    status: stored ? applications.next(stored, 'resubmit', 'revise') : application.initial,
    event: stored ? 'resubmitted' : 'submitted',
    upload: isCertificateOpen
      ? { content: input.carrierDetail.gitCertificate, blobName: input.blobName }
      : { content: '', blobName: '' },
    by: link.recipient_email,
    uploadedBy: stored?.email || input.carrierDetail.email,
    staff: undefined,
    link,
    findings: await termsFindings(context, link),
  });
  const { account_number: reference, registered_name: name } = saved.addressee;
  const copyBlobName = await keepCopy(context, {
    link,
    subjectId: saved.keyIdentifier,
    reference,
    name,
    texts: registrationTexts,
    sections: (text, words) => supplierSummary(saved.detail, text, words, saved.certificateName),
  });
  await useLink(context, link, 'submitted', saved.keyIdentifier, { reference, copyBlobName });
  await sendReceived(context, saved.addressee, await statusUrl(context, link));
  return saved;
}

/** Agreeing to the terms is shown to staff rather than forced: the proof stands with the link, or it does not. */
async function termsFindings({ db, partition }: Context, link: LinkRow): Promise<SupplierFinding[]> {
  const terms = await termsInForce(db, partition, link.company_id, link.kind, link.language);
  return terms && terms.version !== link.terms_version
    ? [{ path: '', level: 'W', code: 'termsNotAgreed', facts: { version: terms.version } }]
    : [];
}
