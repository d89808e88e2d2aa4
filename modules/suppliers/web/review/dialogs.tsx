import type { ReactNode } from 'react';
import { z } from 'zod';
import { ChecklistField } from '#platform/web/fields/ChecklistField.tsx';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { calendarDate } from '#platform/dates.ts';
import { DayField } from '#platform/web/form/DayField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { type Certificate, supplierService, supplierSteps } from '#modules/suppliers/contract.ts';
import { amount } from '#modules/parties/fields.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { suppliers } from '../calls.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useReviewed } from './reviewed.ts';

interface Closable {
  readonly onClose: () => void;
}

const { approveCarrier, rejectCarrier, sendCarrierInformationRequest, deleteCarrier } = supplierService.operations;
const approval = approveCarrier.input.pick({ comment: true });
const rejection = rejectCarrier.input.pick({ reason: true });
const request = sendCarrierInformationRequest.input.pick({ steps: true, question: true });
const removal = deleteCarrier.input.pick({ reason: true });
/** A date that the document does not state is left empty. */
const statedDate = calendarDate.or(z.literal(''));
const coverFacts = z.object({ from: statedDate, to: statedDate, cover: amount.min(1, { error: 'tooSmall' }) });

export function ApproveDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierDetail, carrierName, complianceReasons } = useReviewed();
  return (
    <DecisionDialog
      title={t('approveTitle', { name: carrierName })}
      text={t('approveText', { email: carrierDetail.email })}
      schema={approval}
      initial={{ comment: '' }}
      confirm={t('approve')}
      done={t('approvedDone', { name: carrierName })}
      decide={({ comment }, options) => suppliers.approveCarrier({ keyIdentifier, comment }, options)}
      onClose={onClose}
    >
      {complianceReasons.includes('gitAwaitsReview') && (
        <p className="rounded-ctl bg-warn-soft px-3 py-2 text-warn">{t('approveCertificateToo')}</p>
      )}
      <TextareaField name="comment" label={t('comment')} help={t('commentHelp')} rows={3} maxLength={500} />
    </DecisionDialog>
  );
}

export function RejectDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierDetail, carrierName } = useReviewed();
  return (
    <DecisionDialog
      title={t('rejectTitle', { name: carrierName })}
      text={t('rejectText', { email: carrierDetail.email })}
      schema={rejection}
      initial={{ reason: '' }}
      confirm={t('reject')}
      danger
      done={t('rejectedDone', { name: carrierName })}
      decide={({ reason }, options) => suppliers.rejectCarrier({ keyIdentifier, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} help={t('reasonHelp')} required rows={4} maxLength={500} />
    </DecisionDialog>
  );
}

export function InformationDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierDetail, carrierName } = useReviewed();
  const { email } = carrierDetail;
  return (
    <DecisionDialog
      title={t('askTitle', { name: carrierName })}
      text={t('askText', { email })}
      schema={request}
      initial={{ steps: [], question: '' }}
      confirm={t('sendQuestion')}
      done={t('askedDone', { email })}
      decide={({ steps, question }, options) =>
        suppliers.sendCarrierInformationRequest({ keyIdentifier, steps, question }, options)
      }
      onClose={onClose}
    >
      <StepsField />
      <TextareaField name="question" label={t('question')} help={t('questionHelp')} required rows={4} maxLength={500} />
    </DecisionDialog>
  );
}

/** Which parts of the form the supplier is to fill in again. */
function StepsField(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const form = useTexts(registrationTexts);
  const { carrierDetail } = useReviewed();
  const steps = supplierSteps.filter((step) => step !== 'transporter' || carrierDetail.isTrasporter);
  return (
    <ChecklistField
      name="steps"
      label={t('askedSteps')}
      required
      options={steps.map((step) => ({ value: step, label: form(`${step}Step`) }))}
    />
  );
}

export function RemoveDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierName } = useReviewed();
  return (
    <DecisionDialog
      title={t('removeTitle', { name: carrierName })}
      text={t('removeText')}
      schema={removal}
      initial={{ reason: '' }}
      confirm={t('remove')}
      danger
      done={t('removedDone', { name: carrierName })}
      decide={({ reason }, options) => suppliers.deleteCarrier({ keyIdentifier, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} rows={3} maxLength={500} />
    </DecisionDialog>
  );
}

interface CertificateDecision extends Closable {
  readonly certificate: Certificate;
}

export function ApproveCertificateDialog({ certificate, onClose }: CertificateDecision): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const form = useTexts(registrationTexts);
  const { keyIdentifier, carrierName } = useReviewed();
  const { certificateId, facts } = certificate;
  return (
    <DecisionDialog
      title={t('approveCertificateTitle')}
      text={t('approveCertificateText', { name: carrierName })}
      schema={coverFacts}
      initial={{
        from: certificate.from ?? facts['from'] ?? '',
        to: certificate.to ?? facts['to'] ?? '',
        cover: certificate.cover,
      }}
      confirm={t('approve')}
      done={t('certificateApprovedDone')}
      decide={({ from, to, cover }, options) =>
        suppliers.approveGitCertificate(
          { keyIdentifier, certificateId, cover, ...(from && { from }), ...(to && { to }) },
          options,
        )
      }
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField name="from" label={form('gitFrom')} />
        <DayField name="to" label={form('gitTo')} />
        <MoneyField name="cover" label={form('gitCover')} min={1} required className="sm:col-span-2" />
      </div>
    </DecisionDialog>
  );
}

export function RejectCertificateDialog({ certificate, onClose }: CertificateDecision): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierName } = useReviewed();
  return (
    <DecisionDialog
      title={t('rejectCertificateTitle')}
      text={t('rejectCertificateText', { name: carrierName })}
      schema={rejection}
      initial={{ reason: '' }}
      confirm={t('reject')}
      danger
      done={t('certificateRejectedDone')}
      decide={({ reason }, options) =>
        suppliers.rejectGitCertificate({ keyIdentifier, certificateId: certificate.certificateId, reason }, options)
      }
      onClose={onClose}
    >
      <TextareaField
        name="reason"
        label={t('reason')}
        help={t('certificateReasonHelp')}
        required
        rows={3}
        maxLength={500}
      />
    </DecisionDialog>
  );
}
