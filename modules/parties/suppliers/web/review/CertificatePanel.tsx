import type { ReactNode } from 'react';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { Certificate } from '#modules/parties/suppliers/contract.ts';
import { isOpen } from '#modules/parties/suppliers/status.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { CertificateBadge } from '../StateBadges.tsx';
import { CertificateComparison } from './CertificateComparison.tsx';
import { TermsLines } from './terms.tsx';
import { DecideCertificate, RejectApproved } from './DecideCertificate.tsx';
import { useCertificateUpkeep, useMayDecide } from './use-certificate-decisions.tsx';
import { useDecidedSupplier } from './use-decisions.tsx';

const failures = [supplierFailureTexts] as const;

/** A certificate: where it stands, what was typed against what was read in it, and the decision on it. */
export function CertificatePanel({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const form = useTexts(registrationTexts);
  const formats = useFormats();
  const supplier = useDecidedSupplier();
  const upkeep = useCertificateUpkeep(certificate);
  const { barrier, mayApprove, mayReject } = useMayDecide(certificate);
  const { status, uploadedBy, uploadedAt, decidedBy, decidedAt, rejectReason, differenceReason } = certificate;
  const isDecided = isOpen({ status }) && (mayApprove || mayReject) && barrier === undefined;
  return (
    <section aria-label={form('certificate')} className="card">
      <header className="flex items-center justify-between gap-2 border-b border-line px-4 py-3">
        <h2 className="font-semibold">{form('certificate')}</h2>
        <CertificateBadge state={status} />
      </header>
      <div className="px-4 py-3">
        <p className="text-sm text-muted">{t('uploadedByAt', { by: uploadedBy, at: formats.moment(uploadedAt) })}</p>
        {decidedAt && (
          <p className="mt-1 text-sm text-muted">
            {t(status === 'rejected' ? 'rejectedByAt' : 'approvedByAt', {
              by: decidedBy ?? '',
              at: formats.moment(decidedAt),
            })}
          </p>
        )}
        {rejectReason && <p className="mt-1 break-words">{rejectReason}</p>}
        {differenceReason && <p className="mt-1 break-words text-danger">{differenceReason}</p>}
        {!isDecided && <CertificateComparison certificate={certificate} />}
        {!isDecided && status !== 'rejected' && <TermsLines certificate={certificate} />}
      </div>
      {isDecided && (
        <DecideCertificate
          key={`${certificate.certificateId} ${supplier.lockId}`}
          certificate={certificate}
          mayApprove={mayApprove}
          mayReject={mayReject}
        />
      )}
      {!isDecided && <Barred barrier={barrier} mayApprove={mayApprove} />}
      {!isDecided && mayReject && barrier === undefined && <RejectApproved certificate={certificate} />}
      {upkeep.length > 0 && (
        <footer className="border-t border-line px-4 py-3">
          <Decisions isPart record={supplier} decisions={upkeep} failures={failures} />
        </footer>
      )}
    </section>
  );
}

/** Somebody who may not decide sees that others may. */
function Barred({
  barrier,
  mayApprove,
}: {
  readonly barrier: string | undefined;
  readonly mayApprove: boolean;
}): ReactNode {
  const t = useTexts(supplierDeskTexts);
  if (!mayApprove || barrier === undefined) return null;
  return (
    <footer className="border-t border-line px-4 py-3">
      <button type="button" className="btn btn-s" disabled title={barrier}>
        {t('approveCertificate')}
      </button>
    </footer>
  );
}
