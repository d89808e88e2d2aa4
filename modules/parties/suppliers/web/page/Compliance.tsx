import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { useMayRenew } from '../calls.ts';
import { useSupplierFindingWords } from '../labels.ts';
import { coverEnd, useReviewed } from '../review/reviewed.ts';
import { ComplianceBadge } from '../StateBadges.tsx';
import { AskCertificate } from './AskCertificate.tsx';
import { CoverTimeline } from './CoverTimeline.tsx';
import { Reminders } from './Reminders.tsx';

/** Whether the supplier may be given loads, why, until when, and what is being done about it. */
export function Compliance(): ReactNode {
  const record = useReviewed();
  const mayReadLadder = useMayRenew('getGitReminders');
  const { isTrasporter } = record.carrierDetail;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-4">
        <State />
        {isTrasporter && <CoverTimeline />}
      </div>
      {isTrasporter && mayReadLadder && <Reminders />}
    </div>
  );
}

function State(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const words = useSupplierFindingWords();
  const id = useId();
  const record = useReviewed();
  const { compliance, complianceReasons, carrierDetail, status } = record;
  const mayAsk = useMayRenew('sendEmailToUploadGitCertificate');
  return (
    <section aria-labelledby={id} className="card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="font-semibold">
          {t('compliancePart')}
        </h2>
        <ComplianceBadge of={{ compliance, gitTo: coverEnd(record), isTrasporter: carrierDetail.isTrasporter }} />
        {mayAsk && carrierDetail.isTrasporter && status === 'approved' && <AskCertificate />}
      </div>
      {complianceReasons.length > 0 && (
        <ul className="mt-2 list-disc ps-5">
          {complianceReasons.map((code) => (
            <li key={code}>{words({ code, facts: {} })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
