import type { ReactNode } from 'react';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { useLoadClock } from '#modules/work/loads/web/desk.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { Findings } from './CarrierList.tsx';
import { asFindings } from './held-findings.ts';
import { carriageTexts } from '../messages/desk/index.ts';

/** What keeps the load, and why. */
export function HoldsCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const formats = useFormats();
  const clock = useLoadClock(load.timeZone);
  if (load.holdRecords.length === 0) return null;
  const byWhom = (name: string) => (name === 'system' ? t('source_system') : name);
  return (
    <section className="card p-4">
      <h2 className="font-semibold">{t('holds')}</h2>
      <ul className="mt-2 grid gap-3">
        {load.holdRecords.map((hold) => (
          <li key={hold.id}>
            <p className="flex flex-wrap items-center gap-2">
              <StatusBadge tone={hold.releasedAt ? 'plain' : 'danger'}>{t(`hold_${hold.type}`)}</StatusBadge>
              {hold.reason}
              {hold.excess !== undefined &&
                hold.excess > 0 &&
                own('beyondCredit', { amount: formats.money(hold.excess) })}
            </p>
            {!hold.releasedAt && <Findings findings={asFindings(hold.findings)} />}
            <p className="text-sm text-muted">
              {t('byAt', { by: byWhom(hold.placedBy), at: clock.moment(hold.placedAt) })}
              {hold.releasedBy &&
                ` · ${own('releasedByAt', { by: byWhom(hold.releasedBy), at: clock.moment(hold.releasedAt) })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
