import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nextState } from '#platform/machine.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Certificate } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { gitCertificate } from '#modules/suppliers/status.ts';
import { useMay } from '../calls.ts';
import { useFormats } from '#platform/web/formats.ts';
import { CertificateBadge } from '../StateBadges.tsx';
import { CertificateComparison } from './CertificateComparison.tsx';
import { ApproveCertificateDialog, RejectCertificateDialog } from './dialogs.tsx';
import { useReviewed } from './reviewed.ts';

/** A certificate: where it stands, what was typed against what was read in it, and the decision on it. */
export function CertificatePanel({
  certificate,
  barrierId,
}: {
  readonly certificate: Certificate;
  readonly barrierId: string;
}): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const form = useTexts(registrationTexts);
  const formats = useFormats();
  const { status, uploadedBy, uploadedAt, decidedBy, decidedAt, rejectReason } = certificate;
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
        <CertificateComparison certificate={certificate} />
      </div>
      <CertificateDecision certificate={certificate} barrierId={barrierId} />
    </section>
  );
}

function CertificateDecision({
  certificate,
  barrierId,
}: {
  readonly certificate: Certificate;
  readonly barrierId: string;
}): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { decisionBarrier } = useReviewed();
  const [opened, setOpened] = useState<'approve' | 'reject'>();
  const close = () => setOpened(undefined);
  const mayApprove =
    useMay('approveGitCertificate') && nextState(gitCertificate, certificate.status, 'approve') !== undefined;
  const mayReject =
    useMay('rejectGitCertificate') && nextState(gitCertificate, certificate.status, 'reject') !== undefined;
  if (!mayApprove && !mayReject) return null;
  const barred = decisionBarrier === null ? {} : { disabled: true, 'aria-describedby': barrierId };
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
      {mayApprove && (
        <button type="button" className="btn btn-s" {...barred} onClick={() => setOpened('approve')}>
          <Check size={15} aria-hidden="true" />
          {t('approveCertificate')}
        </button>
      )}
      {mayReject && (
        <button type="button" className="btn btn-g text-danger" {...barred} onClick={() => setOpened('reject')}>
          <X size={15} aria-hidden="true" />
          {t('rejectCertificate')}
        </button>
      )}
      {opened === 'approve' && <ApproveCertificateDialog certificate={certificate} onClose={close} />}
      {opened === 'reject' && <RejectCertificateDialog certificate={certificate} onClose={close} />}
    </footer>
  );
}
