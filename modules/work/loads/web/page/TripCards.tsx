import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { closingGapOf } from '../closing-gap.ts';
import { type Load, readinessRead, useMay } from '../calls.ts';
import { ReadinessList } from '../form/ReadinessList.tsx';

/** What a draft lacks before it is planned, and a delivered load before it is invoiced. */
export function ReadinessCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const isAsked = load.status === 'DRAFT' || load.status === 'DELIVERED';
  const { data } = useQuery({ ...readinessRead(load.id), enabled: useMay('getLoadReadiness') && isAsked });
  if (!data) return null;
  const [title, gaps] =
    load.status === 'DRAFT' ? ([t('readyToBook'), data.submit] as const) : ([t('readyToBill'), data.billing] as const);
  return (
    <div className="card p-4">
      <ReadinessList title={title} gaps={gaps} nothing={t('readyNow')} />
      {load.status === 'DELIVERED' && closingGapOf(load) === 'billingOpen' && (
        <p className="mt-2 text-sm text-muted">{t('closesOnceBilled')}</p>
      )}
    </div>
  );
}

/** What the load is: goods, equipment, value, numbers and notes. What a role may not see is absent. */
export function DetailsCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const facts = useDetails(load);
  return (
    <section className="card p-4" aria-label={t('goods')}>
      <h2 className="font-semibold">{t('goods')}</h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-break-word">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {(
        [
          [t('instructions'), load.instructions],
          [t('internalNotes'), load.internalNotes],
        ] as const
      ).map(
        ([title, text]) =>
          text && (
            <div key={title} className="mt-3">
              <h3 className="text-sm text-muted">{title}</h3>
              <p className="whitespace-pre-line">{text}</p>
            </div>
          ),
      )}
    </section>
  );
}

function useDetails(load: Load): readonly (readonly [label: string, value: string])[] {
  const t = useTexts(loadFormTexts);
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number | null, unit = '') =>
    value === null ? '' : `${formatDecimal(language, value)}${unit}`;
  const degrees = [load.temperatureMin, load.temperatureMax].filter((value) => value !== null);
  const numberKinds = Map.groupBy(load.orderNumbers, ({ kind }) => kind);
  return [
    [t('commodity'), load.commodityName],
    [t('massKg'), number(load.massKg)],
    [t('pallets'), number(load.pallets)],
    [t('pieces'), number(load.pieces)],
    [t('volumeM3'), number(load.volumeM3)],
    [t('loadValue'), load.loadValue > 0 ? formats.money(load.loadValue) : ''],
    [t('equipment'), load.equipmentName],
    [t('temperature'), degrees.length > 0 ? `${degrees.map((value) => number(value)).join(' – ')} °C` : ''],
    [
      t('dangerTitle'),
      [load.unNumber && `UN ${load.unNumber}`, load.dangerClass, load.packingGroup, load.emergencyPhone]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('containerTitle'), [load.container.number, ...load.container.sealNos].filter(Boolean).join(' · ')],
    ...[...numberKinds].map(
      ([kind, numbers]) => [t(`number_${kind}`), numbers.map(({ number: each }) => each).join(', ')] as const,
    ),
    [t('supplierReference'), load.supplierReference],
    [t('orderType'), load.orderTypeName],
    [t('billTo'), load.billToName ?? ''],
    [t('direction'), [t(`direction_${load.direction}`), load.directionReason].filter(Boolean).join(' · ')],
    [t('distanceKm'), number(load.distanceKm)],
  ];
}
