import type { ReactNode } from 'react';
import { formatDecimal, formatPercent } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { rateTraceTexts } from '../messages/trace/index.ts';
import type { RateTrace } from '../trace.ts';

/** What fuel did, as a formula: the change of the price by its base, times the weight. */
export function FuelFormula({ fuel }: { readonly fuel: NonNullable<RateTrace['fuel']> }): ReactNode {
  const t = useTexts(rateTraceTexts);
  const formats = useFormats();
  const language = useLanguage();
  const four = (value: number) => formatDecimal(language, value, { decimals: 4, fixed: true });
  const { basePrice, price, weight, percent, bound, priceFrom, isLatestKnown } = fuel;
  if (basePrice === null || price === null || weight === null || percent === null) return null;
  const box = (value: string, strong = false) => (
    <span
      className={`rounded-ctl border px-2 py-1 tabular-nums ${strong ? 'border-brand font-semibold' : 'border-line'}`}
    >
      {value}
    </span>
  );
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{`${t('fuelTitle')}, ${t('priceOf', { day: formats.date(priceFrom) })}`}</p>
      <p className="flex flex-wrap items-center gap-2">
        {box(`${four(price)} – ${four(basePrice)}`)}
        <span>÷</span>
        {box(four(basePrice))}
        <span>×</span>
        {box(t('weight', { percent: formatPercent(language, weight, { decimals: 4 }) }))}
        <span>=</span>
        {box(formatPercent(language, percent, { decimals: 4, fixed: true }), true)}
        {bound !== null && <span className="text-muted">{t(`bound_${bound}`)}</span>}
      </p>
      {isLatestKnown && <p className="mt-2 text-sm text-warn">{t('latestKnown')}</p>}
    </div>
  );
}
