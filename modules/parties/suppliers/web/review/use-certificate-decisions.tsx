import { Globe } from 'lucide-react';
import { z } from 'zod';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Certificate } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { gitCertificate } from '#modules/parties/suppliers/status.ts';
import { suppliers, useMay } from '../calls.ts';
import { useReviewed } from './reviewed.ts';
import { termsForm, TermsFields, termsOf } from './terms.tsx';
import { useSupplierBarrier } from './use-decisions.tsx';

const changedTerms = z.object(termsForm);

/** What the person may do with a certificate that is in force. */
export function useCertificateUpkeep(certificate: Certificate): readonly Decision[] {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier } = useReviewed();
  const barrier = useSupplierBarrier();
  const mayChangeTerms = useMay('putGitCertificateTerms');
  const { certificateId, status } = certificate;
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
  return possible([terms]);
}

/** What the person may decide about a certificate in its state: approve one that waits, reject it or an approved one. */
export function useMayDecide(certificate: Certificate) {
  const possibleNow = gitCertificate.transitions[certificate.status];
  return {
    barrier: useSupplierBarrier(),
    mayApprove: useMay('approveGitCertificate') && possibleNow.approve !== undefined,
    mayReject: useMay('rejectGitCertificate') && possibleNow.reject !== undefined,
  };
}
