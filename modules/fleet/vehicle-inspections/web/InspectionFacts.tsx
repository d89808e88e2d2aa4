import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { VehicleInspectionRecord } from '../contract.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { combinationOf } from './InspectionList.tsx';

/** What was inspected, by whom and when, in one line. */
export function InspectionFacts({ inspection }: { readonly inspection: VehicleInspectionRecord }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const { durationS, odometer, odometerDoubt } = inspection;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('units'), combinationOf(inspection)],
    [t('driver'), inspection.driverName],
    [t('signedBy'), inspection.signedBy],
    [t('dueOn'), formats.date(inspection.dueOn)],
    [t('finishedAt'), inspection.finishedAt && formats.moment(inspection.finishedAt)],
    [
      t('took'),
      durationS !== null && durationS > 0 && (
        <Doubted
          key="took"
          value={t('minutes', { minutes: Math.floor(durationS / 60), seconds: durationS % 60 })}
          doubt={inspection.isTooFast ? t('tooFast') : ''}
        />
      ),
    ],
    [
      t('odometer'),
      odometer !== null && (
        <Doubted
          key="odometer"
          value={`${formatDecimal(language, odometer)} km`}
          doubt={odometerDoubt ? t('doubted') : ''}
        />
      ),
    ],
    [t('note'), inspection.note],
  ];
  return (
    <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-3">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A value, and why it should not be believed. */
function Doubted({ value, doubt }: { readonly value: string; readonly doubt: string }): ReactNode {
  return (
    <span className={doubt ? 'text-warn' : ''}>
      {value}
      {doubt && <span className="block text-sm">{doubt}</span>}
    </span>
  );
}
