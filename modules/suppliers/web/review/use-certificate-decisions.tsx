import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { amount } from '#modules/parties/fields.ts';
import { type Certificate, supplierService } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { gitCertificate } from '#modules/suppliers/status.ts';
import { suppliers, useMay } from '../calls.ts';
import { useReviewed } from './reviewed.ts';
import { useSupplierBarrier } from './use-decisions.tsx';

const rejection = supplierService.operations.rejectGitCertificate.input.pick({ reason: true });
/** A date that the document does not state is left empty. */
const statedDate = calendarDate.or(z.literal(''));
const coverFacts = z.object({ from: statedDate, to: statedDate, cover: amount.min(1, { error: 'tooSmall' }) });

/** What the person may decide now about a certificate; nothing where there is none. */
export function useCertificateDecisions(certificate: Certificate | undefined): readonly Decision[] {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierName: name } = useReviewed();
  const barrier = useSupplierBarrier();
  const [mayApprove, mayReject] = [useMay('approveGitCertificate'), useMay('rejectGitCertificate')];
  if (!certificate) return [];
  const { certificateId, facts, status } = certificate;
  return offered(gitCertificate, status, [
    {
      event: 'approve',
      may: mayApprove,
      barrier,
      icon: Check,
      title: t('approveCertificate'),
      does: asks({
        title: t('approveCertificateTitle'),
        text: t('approveCertificateText', { name }),
        schema: coverFacts,
        initial: {
          from: certificate.from ?? facts['from'] ?? '',
          to: certificate.to ?? facts['to'] ?? '',
          cover: certificate.cover,
        },
        confirm: t('approve'),
        done: t('certificateApprovedDone'),
        decide: ({ from, to, cover }, options) =>
          suppliers.approveGitCertificate(
            { keyIdentifier, certificateId, cover, ...(from && { from }), ...(to && { to }) },
            options,
          ),
        fields: <CoverFields />,
      }),
    },
    {
      event: 'reject',
      may: mayReject,
      kind: 'danger',
      barrier,
      icon: X,
      title: t('rejectCertificate'),
      does: asksReason({
        title: t('rejectCertificateTitle'),
        text: t('rejectCertificateText', { name }),
        schema: rejection,
        label: t('reason'),
        help: t('certificateReasonHelp'),
        required: true,
        confirm: t('reject'),
        done: t('certificateRejectedDone'),
        decide: ({ reason }, options) =>
          suppliers.rejectGitCertificate({ keyIdentifier, certificateId, reason }, options),
      }),
    },
  ]);
}

/** What the certificate states; the reviewer answers for it. */
function CoverFields(): ReactNode {
  const form = useTexts(registrationTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DayField name="from" label={form('gitFrom')} />
      <DayField name="to" label={form('gitTo')} />
      <MoneyField name="cover" label={form('gitCover')} min={1} required className="sm:col-span-2" />
    </div>
  );
}
