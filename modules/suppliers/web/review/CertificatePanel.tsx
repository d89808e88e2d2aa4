import clsx from 'clsx';
import { Check, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isCalendarDate } from '#platform/dates.ts';
import { nextState } from '#platform/machine.ts';
import { parseMoney } from '#platform/money.ts';
import { areSimilarNames } from '#platform/names.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Certificate } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { gitCertificate } from '#modules/suppliers/status.ts';
import { useMay } from '../calls.ts';
import { type Formats, useFormats } from '../formats.ts';
import { CertificateBadge } from '../StatusWords.tsx';
import { ApproveCertificateDialog, RejectCertificateDialog } from './decisions.tsx';
import { useReviewed } from './review.ts';

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
        <CertificateBadge status={status} />
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
        <Comparison certificate={certificate} />
      </div>
      <CertificateDecision certificate={certificate} barrierId={barrierId} />
    </section>
  );
}

interface Line {
  readonly label: string;
  readonly typed: string;
  readonly read: string;
  readonly differs: boolean;
}

function Comparison({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const lines = useLines(certificate);
  if (Object.keys(certificate.facts).length === 0)
    return certificate.blobName && <p className="mt-3 text-sm text-muted">{t('nothingRead')}</p>;
  return (
    <table className="mt-3 w-full table-fixed text-left text-sm">
      <caption className="sr-only">{t('typedAndRead')}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="w-24 pb-1 font-normal">
            <span className="sr-only">{t('field')}</span>
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t('typed')}
          </th>
          <th scope="col" className="pb-1 pl-2 font-normal">
            {t('inDocument')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line/60">
        {lines.map(({ label, typed, read, differs }) => (
          <tr key={label} className="align-top">
            <th scope="row" className="py-1.5 pr-2 font-normal text-muted">
              {label}
            </th>
            <td className="py-1.5 break-words">{typed || t('notGiven')}</td>
            <td className={clsx('py-1.5 pl-2 break-words', differs && 'font-medium text-warn')}>
              {differs && <TriangleAlert size={13} aria-label={t('differs')} className="mr-1 inline -translate-y-px" />}
              {read || t('notRead')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useLines({ facts, policyNumber, insurer, cover, from, to }: Certificate): readonly Line[] {
  const form = useTexts(registrationTexts);
  const formats = useFormats();
  const { carrierDetail } = useReviewed();
  const line = (label: string, typed: string, read: string | undefined, same = sameText): Line => ({
    label,
    typed,
    read: read ?? '',
    differs: read !== undefined && read !== '' && !same(typed, read),
  });
  const readCents = parseMoney(facts['cover'] ?? '');
  const readCover = readCents === undefined ? facts['cover'] : formats.money(readCents / 100);
  return [
    line(form('insuredName'), carrierDetail.registeredName, facts['insuredName'], areSimilarNames),
    line(form('gitInsurer'), insurer, facts['insurer']),
    line(form('gitPolicyNumber'), policyNumber, facts['policyNumber']),
    line(form('gitCover'), cover > 0 ? formats.money(cover) : '', readCover),
    line(form('gitFrom'), formats.date(from), written(facts['from'], formats)),
    line(form('gitTo'), formats.date(to), written(facts['to'], formats)),
  ];
}

function written(date: string | undefined, formats: Formats): string | undefined {
  return date !== undefined && isCalendarDate(date) ? formats.date(date) : date;
}

/** Spaces, dashes and capitals are typed as people please. */
function sameText(left: string, right: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain(left) === plain(right);
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
