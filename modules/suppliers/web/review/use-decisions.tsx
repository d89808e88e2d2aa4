import { Check, MessageCircleQuestion, Pencil, Send, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChecklistField } from '#platform/web/fields/ChecklistField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierService, supplierSteps } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { application } from '#modules/suppliers/status.ts';
import { suppliers, suppliersNoun, useMay } from '../calls.ts';
import { useSupplierFindingWords } from '../labels.ts';
import { SendSupplierLink } from '../links/SendSupplierLink.tsx';
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
  const ask = useInformationRequest();
  const approvals = useApprovals();
  return [...useUpkeep(), ...offered(application, status, [ask, ...approvals])];
}

/** What is done with a supplier in any state, as long as it is there. */
function useUpkeep(): readonly Decision[] {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierDetail, carrierName: name, status } = useReviewed();
  const recipient = {
    keyIdentifier,
    recipientName: name,
    email: carrierDetail.email,
    mobileNumber: carrierDetail.cellNo,
  };
  const isPossible = status !== 'deleted';
  return possible([
    {
      event: 'edit',
      may: useMay('putCarrier'),
      isPossible,
      place: 'desk',
      icon: Pencil,
      title: t('edit'),
      does: { path: editSupplierPath(keyIdentifier) },
    },
    {
      event: 'link',
      may: useMay('postCarrierLink'),
      isPossible,
      place: 'menu',
      icon: Send,
      title: t('sendEditLink'),
      does: { dialog: ({ onClose }) => <SendSupplierLink recipient={recipient} onClose={onClose} /> },
    },
    {
      event: 'remove',
      may: useMay('deleteCarrier'),
      isPossible,
      place: 'menu',
      kind: 'danger',
      icon: Trash2,
      title: t('remove'),
      does: asksReason({
        title: t('removeTitle', { name }),
        text: t('removeText'),
        schema: removal,
        label: t('reason'),
        done: t('removedDone', { name }),
        decide: ({ reason }, options) => suppliers.deleteCarrier({ keyIdentifier, reason }, options),
      }),
    },
  ]);
}

function useInformationRequest(): Decision<'requestInformation'> {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierDetail, carrierName: name } = useReviewed();
  const { email } = carrierDetail;
  return {
    event: 'requestInformation',
    may: useMay('sendCarrierInformationRequest'),
    icon: MessageCircleQuestion,
    title: t('ask'),
    shortTitle: t('askShort'),
    does: asks({
      title: t('askTitle', { name }),
      text: t('askText', { email }),
      schema: request,
      initial: { steps: [], question: '' },
      confirm: t('sendQuestion'),
      done: t('askedDone', { email }),
      decide: (asked, options) => suppliers.sendCarrierInformationRequest({ keyIdentifier, ...asked }, options),
      fields: <InformationFields isTransporter={carrierDetail.isTrasporter} />,
    }),
  };
}

/** Which parts of the form the supplier is to fill in again, and why. */
function InformationFields({ isTransporter }: { readonly isTransporter: boolean }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const form = useTexts(registrationTexts);
  const steps = supplierSteps.filter((step) => step !== 'transporter' || isTransporter);
  return (
    <>
      <ChecklistField
        name="steps"
        label={t('askedSteps')}
        required
        options={steps.map((step) => ({ value: step, label: form(`${step}Step`) }))}
      />
      <TextareaField name="question" label={t('question')} help={t('questionHelp')} required rows={4} maxLength={500} />
    </>
  );
}

function useApprovals(): readonly Decision<'reject' | 'approve'>[] {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierDetail, carrierName: name, complianceReasons } = useReviewed();
  const { email } = carrierDetail;
  const barrier = useSupplierBarrier();
  return [
    {
      event: 'reject',
      may: useMay('rejectCarrier'),
      kind: 'danger',
      barrier,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { name }),
        text: t('rejectText', { email }),
        schema: rejection,
        label: t('reason'),
        help: t('reasonHelp'),
        required: true,
        done: t('rejectedDone', { name }),
        decide: ({ reason }, options) => suppliers.rejectCarrier({ keyIdentifier, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveCarrier'),
      kind: 'main',
      barrier,
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { name }),
        text: t('approveText', { email }),
        schema: approval,
        field: 'comment',
        label: t('comment'),
        help: t('commentHelp'),
        note: complianceReasons.includes('gitAwaitsReview') && (
          <p className="rounded-ctl bg-warn-soft px-3 py-2 text-warn">{t('approveCertificateToo')}</p>
        ),
        done: t('approvedDone', { name }),
        decide: ({ comment }, options) => suppliers.approveCarrier({ keyIdentifier, comment }, options),
      }),
    },
  ];
}
