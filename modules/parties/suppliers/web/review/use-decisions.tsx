import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { usePartyDecisions } from '#modules/parties/parties/web/desk.ts';
import { supplierService, supplierSteps } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { application } from '#modules/parties/suppliers/status.ts';
import { suppliers, suppliersNoun, useMay } from '../calls.ts';
import { useSupplierFindingWords } from '../labels.ts';
import { SendSupplierLink } from '../links/send-link.ts';
import { editSupplierPath } from '../paths.ts';
import { useReviewed } from './reviewed.ts';

const { approveCarrier, rejectCarrier, sendCarrierInformationRequest, deleteCarrier } = supplierService.operations;
const approval = approveCarrier.input.pick({ comment: true });
const rejection = rejectCarrier.input.pick({ reason: true });
const request = sendCarrierInformationRequest.input.pick({ steps: true, question: true });
const removal = deleteCarrier.input.pick({ reason: true });

/** The supplier as its decisions know it. */
export function useDecidedSupplier() {
  const { keyIdentifier: id, lockId } = useReviewed();
  return { noun: suppliersNoun, id, lockId };
}

/** Why the person may not decide on this supplier; undefined where they may. */
export function useSupplierBarrier(): string | undefined {
  const words = useSupplierFindingWords();
  const { decisionBarrier } = useReviewed();
  return decisionBarrier === null ? undefined : words({ code: decisionBarrier, facts: {} });
}

/** What the person may do with the supplier now. */
export function useSupplierDecisions(): readonly Decision[] {
  const { status } = useReviewed();
  return [...useUpkeep(), ...offered(application, status, useApprovals())];
}

function useParty() {
  const { carrierName: name, carrierDetail } = useReviewed();
  return usePartyDecisions(supplierDeskTexts, { name, email: carrierDetail.email });
}

/** What is done with a supplier in any state, as long as it is there. */
function useUpkeep(): readonly Decision[] {
  const party = useParty();
  const { keyIdentifier, carrierDetail, carrierName: recipientName, status } = useReviewed();
  const { email, cellNo: mobileNumber } = carrierDetail;
  const recipient = { id: keyIdentifier, recipientName, email, mobileNumber };
  const isPossible = status !== 'deleted';
  return possible([
    party.edit(useMay('putCarrier'), isPossible, editSupplierPath(keyIdentifier)),
    party.link(useMay('postCarrierLink'), isPossible, ({ onClose }) => (
      <SendSupplierLink recipient={recipient} onClose={onClose} />
    )),
    party.remove({
      may: useMay('deleteCarrier'),
      isPossible,
      place: 'menu',
      schema: removal,
      decide: ({ reason }, options) => suppliers.deleteCarrier({ keyIdentifier, reason }, options),
    }),
  ]);
}

function useApprovals() {
  const t = useTexts(supplierDeskTexts);
  const form = useTexts(registrationTexts);
  const party = useParty();
  const barrier = useSupplierBarrier();
  const { keyIdentifier, carrierDetail, complianceReasons } = useReviewed();
  const steps = supplierSteps.filter((step) => step !== 'transporter' || carrierDetail.isTrasporter);
  return [
    party.requestInformation({
      may: useMay('sendCarrierInformationRequest'),
      shortTitle: t('askShort'),
      schema: request,
      steps: steps.map((step) => ({ value: step, label: form(`${step}Step`) })),
      decide: (asked, options) => suppliers.sendCarrierInformationRequest({ keyIdentifier, ...asked }, options),
    }),
    party.turnDown('reject', {
      may: useMay('rejectCarrier'),
      barrier,
      schema: rejection,
      decide: ({ reason }, options) => suppliers.rejectCarrier({ keyIdentifier, reason }, options),
    }),
    party.approve({
      may: useMay('approveCarrier'),
      barrier,
      schema: approval,
      note: complianceReasons.includes('gitAwaitsReview') && (
        <p className="rounded-ctl bg-warn-soft px-3 py-2 text-warn">{t('approveCertificateToo')}</p>
      ),
      decide: ({ comment }, options) => suppliers.approveCarrier({ keyIdentifier, comment }, options),
    }),
  ];
}
