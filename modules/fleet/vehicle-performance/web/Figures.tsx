import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDecimal, roundDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehiclePerformanceDeskTexts } from '../messages/desk/index.ts';
import type { Performance } from './calls.ts';

const kgPerTon = 1000;

/** Amber below ninety-five percent, red below eighty. */
export function toneOf(percent: number | null): string {
  if (percent === null || percent >= 95) return 'text-muted';
  return percent >= 80 ? 'text-warn' : 'text-danger';
}

/** The figures of the fleet, each with how complete it is. */
export function Figures({ report }: { readonly report: Performance }): ReactNode {
  const figures = useFigures(report);
  return (
    <dl className="grid grid-cols-2 border-b border-line sm:grid-cols-4 2xl:grid-cols-8">
      {figures.map(({ title, value, beside, complete }) => (
        <div key={title} className="border-line px-4 py-3 not-first:border-l max-2xl:border-b">
          <dt className="flex justify-between gap-2 text-sm text-muted">
            {title}
            {complete !== null && (
              <span className={clsx('whitespace-nowrap tabular-nums', toneOf(complete))}>{complete} %</span>
            )}
          </dt>
          <dd>
            <span className="text-lg font-semibold whitespace-nowrap tabular-nums">{value}</span>{' '}
            <span className="text-sm text-muted">{beside}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Figure {
  readonly title: string;
  readonly value: string;
  readonly beside: string;
  readonly complete: number | null;
}

function useFigures({ fleet, before }: Performance): readonly Figure[] {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number | null, unit = '') =>
    value === null ? '–' : `${formatDecimal(language, value)}${unit}`;
  const money = (value: number | null) => (value === null ? '–' : formats.money(value));
  const than = (value: string) => (value === '–' ? '' : t('before', { value }));
  const { kmComplete, litresComplete } = fleet;
  const least = kmComplete === null ? litresComplete : Math.min(kmComplete, litresComplete ?? 100);
  return [
    { title: t('km'), value: number(fleet.km), beside: than(number(before.km || null)), complete: kmComplete },
    {
      title: t('empty'),
      value: number(fleet.emptyPercent, ' %'),
      beside: than(number(before.emptyPercent, ' %')),
      complete: kmComplete,
    },
    {
      title: t('consumption'),
      value: number(fleet.litresPer100Km),
      beside: than(number(before.litresPer100Km)),
      complete: litresComplete,
    },
    { title: t('costPerKm'), value: money(fleet.costPerKm), beside: than(money(before.costPerKm)), complete: least },
    {
      title: t('marginPerKm'),
      value: money(fleet.marginPerKm),
      beside: than(money(before.marginPerKm)),
      complete: least,
    },
    {
      title: t('onTime'),
      value: number(fleet.onTimePercent, ' %'),
      beside: t('of', { count: fleet.timedStops }),
      complete: null,
    },
    {
      title: t('daysUsed'),
      value: number(fleet.daysUsed),
      beside: t('of', { count: fleet.daysAvailable }),
      complete: null,
    },
    {
      title: t('co2e'),
      value: number(roundDecimal(fleet.co2eKg / kgPerTon, 1), ' t'),
      beside: '',
      complete: litresComplete,
    },
  ];
}
