import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { RateRecord, RateRow } from '../contract.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import { useLaneWord, useUnitPrice } from './words.tsx';

type Names = Pick<RateRecord, 'equipmentTypeNames' | 'commodityTypeNames' | 'orderTypeNames' | 'extraNames'>;

/** What a version says, group by group; what was left empty is left out. */
export function RateFacts({ rate, names }: { readonly rate: RateRow; readonly names?: Names }): ReactNode {
  const t = useTexts(rateDeskTexts);
  const [formats, lane, price, language] = [useFormats(), useLaneWord(), useUnitPrice(), useLanguage()];
  const units = (value: number | null) => (value === null ? '' : formatDecimal(language, value, { decimals: 3 }));
  const money = (value: number | null) => (value === null ? '' : formats.money(value, rate.currency));
  const facts: readonly (readonly [string, string])[] = [
    [t('party'), rate.partyName || t('everybody')],
    [t('lane'), lane(rate)],
    [t('commodityTypeIds'), names?.commodityTypeNames.join(', ') ?? ''],
    [t('equipmentTypeIds'), names?.equipmentTypeNames.join(', ') ?? ''],
    [t('orderTypeIds'), names?.orderTypeNames.join(', ') ?? ''],
    [t('massFrom'), units(rate.massFrom)],
    [t('massTo'), units(rate.massTo)],
    [t('method'), t(`method_${rate.method}`)],
    [t('rate'), price(rate.rate)],
    [t('minUnits'), units(rate.minUnits)],
    [t('unitRounding'), rate.unitRounding === 'none' ? '' : t(`unitRounding_${rate.unitRounding}`)],
    [t('minCharge'), money(rate.minCharge)],
    [t('maxCharge'), money(rate.maxCharge)],
    [t('includedStops'), units(rate.includedStops)],
    [t('extraStop'), money(rate.extraStop)],
    [t('freeStandingMinutes'), units(rate.freeStandingMinutes)],
    [t('standingRate'), money(rate.standingRate)],
    [t('fuelClauseId'), rate.fuelClauseCode],
    [t('vatCode'), t(`vatCode_${rate.vatCode}`)],
    [t('priority'), String(rate.priority)],
    [t('validFrom'), formats.date(rate.validFrom)],
    [t('validTo'), formats.date(rate.validTo)],
    [t('note'), rate.note],
  ];
  return (
    <div className="max-w-2xl space-y-5">
      <dl className="divide-y divide-line/60">
        {facts.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label} className="flex gap-4 py-1.5">
                <dt className="w-44 flex-none text-muted">{label}</dt>
                <dd className="min-w-0 tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {rate.bands.length > 0 && (
        <Lines
          title={t(`bandMode_${rate.bandMode}`)}
          heads={[t('bandFrom'), t('bandRate')]}
          rows={rate.bands.map((band) => [units(band.from), price(band.rate)])}
        />
      )}
      {rate.extras.length > 0 && names && (
        <Lines
          title={t('extras')}
          heads={[t('extraItem'), t('rate')]}
          rows={rate.extras.map((extra, place) => [
            names.extraNames[place] ?? '',
            `${price(extra.rate)} · ${t(`method_${extra.method}`)}`,
          ])}
        />
      )}
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Lines({ title, heads, rows }: LinesProps): ReactNode {
  return (
    <table className="w-full max-w-md">
      <caption className="mb-1 text-left font-semibold">{title}</caption>
      <thead>
        <tr className="h-8 border-b border-line text-sm text-muted">
          {heads.map((head, place) => (
            <th key={head} scope="col" className={place === 0 ? 'text-left' : 'text-right'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()} className="h-8 border-b border-line">
            {cells.map((cell, place) => (
              <td key={heads[place]} className={place === 0 ? '' : 'text-right tabular-nums'}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
