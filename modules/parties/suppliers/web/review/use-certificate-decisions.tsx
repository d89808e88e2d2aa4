import { Check, Globe, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { amount } from '#modules/parties/parties/fields.ts';
import { type Certificate, supplierService } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { gitCertificate } from '#modules/parties/suppliers/status.ts';
import { suppliers, useMay } from '../calls.ts';
import { useReviewed } from './reviewed.ts';
import { termsForm, TermsFields, termsOf, termsToBeginWith } from './terms.tsx';
import { useSupplierBarrier } from './use-decisions.tsx';

const Cover = namedFor<typeof coverFacts>()({ Date: DayField, Money: MoneyField });

const rejection = supplierService.operations.rejectGitCertificate.input.pick({ reason: true });
/** A date that the document does not state is left empty. */
const statedDate = calendarDate.or(z.literal(''));
const coverFacts = z.object({
  from: statedDate,
  to: statedDate,
  cover: amount.min(1, { error: 'tooSmall' }),
  ...termsForm,
});
const changedTerms = z.object(termsForm);

/** What the person may decide now about a certificate; nothing where there is none. */
export function useCertificateDecisions(certificate: Certificate | undefined): readonly Decision[] {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierName: name, certificates } = useReviewed();
  const barrier = useSupplierBarrier();
  const [mayApprove, mayReject] = [useMay('approveGitCertificate'), useMay('rejectGitCertificate')];
  const mayChangeTerms = useMay('putGitCertificateTerms');
  if (!certificate) return [];
  const { certificateId, facts, status } = certificate;
  const terms: Decision = {
    event: 'terms',
    may: mayChangeTerms,
    isPossible: status === 'approved',
    barrier,
    icon: Globe,
    title: t('changeTerms'),
    does: asks({
      title: t('changeTermsTitle'),
      text: t('changeTermsText'),
      schema: changedTerms,
      initial: termsOf(certificate),
      confirm: t('changeTerms'),
      done: t('termsChanged'),
      decide: (changed, options) =>
        suppliers.putGitCertificateTerms({ keyIdentifier, certificateId, ...changed }, options),
      fields: <TermsFields certificate={certificate} />,
    }),
  };
  const decisions = offered(gitCertificate, status, [
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
          ...termsToBeginWith(certificate, certificates),
        },
        confirm: t('approve'),
        done: t('certificateApprovedDone'),
        decide: ({ from, to, cover, ...terms }, options) =>
          suppliers.approveGitCertificate(
            { keyIdentifier, certificateId, cover, ...terms, ...(from && { from }), ...(to && { to }) },
            options,
          ),
        fields: <CoverFields certificate={certificate} />,
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
  return [...possible([terms]), ...decisions];
}

/** What the certificate states; the reviewer answers for it. */
function CoverFields({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const form = useTexts(registrationTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Cover.Date name="from" label={form('gitFrom')} />
      <Cover.Date name="to" label={form('gitTo')} />
      <Cover.Money name="cover" label={form('gitCover')} min={1} required className="sm:col-span-2" />
      <div className="grid gap-4 sm:col-span-2">
        <TermsFields certificate={certificate} />
      </div>
    </div>
  );
}
