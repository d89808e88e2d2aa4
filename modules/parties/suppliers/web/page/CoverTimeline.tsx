import clsx from 'clsx';
import type { ReactNode } from 'react';
import { addDays, daysBetween, type CalendarDate } from '#platform/dates.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { Certificate } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import type { CertificateState } from '#modules/parties/suppliers/status.ts';
import { useReviewed } from '../review/reviewed.ts';
import { CertificateBadge } from '../StateBadges.tsx';

const colours: Readonly<Record<CertificateState, string>> = {
  submitted: 'bg-brand',
  pending: 'bg-brand',
  approved: 'bg-ok',
  rejected: 'bg-danger',
  superseded: 'bg-line-strong',
};

/** The span that is drawn: half a year back and ahead, or as far as the certificates reach. */
function spanOf(certificates: readonly Certificate[], now: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const days = certificates.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null);
  return {
    from: [addDays(now, -180), ...days].toSorted()[0]!,
    to: [addDays(now, 180), ...days].toSorted().at(-1)!,
  };
}

/** The certificates of a supplier as bars over time, each with its dates in words. */
export function CoverTimeline(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const { certificates } = useReviewed();
  const now = today();
  const span = spanOf(certificates, now);
  const place = (day: CalendarDate) => (100 * daysBetween(span.from, day)) / daysBetween(span.from, span.to);
  return (
    <TitledCard title={t('coverOverTime')} hint={t('coverOverTimeHint')}>
      {certificates.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('noCertificates')}</p>}
      <ol className="divide-y divide-line">
        {certificates.map(({ certificateId, status, from, to, cover, insurer }) => (
          <li key={certificateId} className="px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">
                {from || to ? `${formats.date(from) || '…'} – ${formats.date(to) || '…'}` : t('datesUnknown')}
              </span>
              <span className="text-muted">
                {[cover > 0 && formats.money(cover), insurer].filter(Boolean).join(' · ')}
              </span>
              <span className="ml-auto">
                <CertificateBadge state={status} />
              </span>
            </div>
            <div aria-hidden="true" className="relative mt-2 h-2.5 rounded-full bg-sunken">
              {from && to && (
                <span
                  className={clsx('absolute inset-y-0 rounded-full', colours[status])}
                  style={{ left: `${place(from)}%`, width: `${Math.max(0.5, place(to) - place(from))}%` }}
                />
              )}
              <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${place(now)}%` }} />
            </div>
          </li>
        ))}
      </ol>
      {certificates.length > 0 && (
        <p aria-hidden="true" className="relative h-7 px-4 text-xs text-muted tabular-nums">
          <span className="absolute left-4">{formats.date(span.from)}</span>
          <span
            className="absolute -translate-x-1/2 font-medium text-ink"
            style={{ left: `calc(1rem + (100% - 2rem) * ${place(now) / 100})` }}
          >
            {t('today')}
          </span>
          <span className="absolute right-4">{formats.date(span.to)}</span>
        </p>
      )}
    </TitledCard>
  );
}
