import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { rateTraceTexts } from '#modules/prices/rates/messages/trace/index.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadPath } from '#modules/work/loads/web/desk.ts';
import { loadPriceTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { Origin } from './Origin.tsx';

/** Sell and buy side by side without VAT, the margin below them, and the way to why it is so; who sees one side alone has one column. */
export function ChargesCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const own = useTexts(loadPriceTexts);
  const trace = useTexts(rateTraceTexts);
  const formats = useFormats();
  const mayTrace = useMay('getLoadRateTrace');
  const sides = load.sell === undefined ? (['buy'] as const) : (['sell', 'buy'] as const);
  const rows = Map.groupBy(load.charges, ({ source, description }) => `${source} ${description}`);
  const isFree = { sell: load.sellIsFree === true, buy: load.buyIsFree };
  const isAgreed = (side: 'sell' | 'buy') => isFree[side] || load.charges.some((charge) => charge.side === side);
  const sums = { sell: load.sell ?? 0, buy: load.buy };
  return (
    <section className="card p-4">
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-2 text-left text-base font-semibold">
          {t('charges')} <span className="text-sm font-normal text-muted">{own('withoutVat')}</span>
        </caption>
        <thead className="text-muted">
          <tr>
            <th scope="col">
              <span className="sr-only">{t('description')}</span>
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" className="pb-1 pl-3 text-right font-normal">
                {t(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([key, ofRow]) => (
            <tr key={key}>
              <th scope="row" className="pr-2 text-left font-normal wrap-anywhere">
                {ofRow[0]!.description}
                <Origin charge={ofRow[0]!} />
              </th>
              {sides.map((side) => {
                const ofSide = ofRow.filter((charge) => charge.side === side);
                return (
                  <td key={side} className="py-0.5 pl-3 text-right align-top whitespace-nowrap">
                    {ofSide.length > 0 &&
                      formats.money(
                        wireOf(sumOf(ofSide.map(({ net }) => centsOfWire(net)))),
                        side === 'sell' ? (load.sellCurrency ?? undefined) : undefined,
                      )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="border-t border-line pt-1.5 text-left">
              {t('sum')}
            </th>
            {sides.map((side) => (
              <td key={side} className="border-t border-line pt-1.5 pl-3 text-right whitespace-nowrap">
                {isAgreed(side) ? formats.money(sums[side]) : own('notAgreed')}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Margin load={load} />
      {mayTrace && load.charges.length > 0 && (
        <Link {...linkTo(`${loadPath(load.id)}?tab=rate`)} className="mt-2 inline-block text-sm text-brand underline">
          {trace('title')}
        </Link>
      )}
    </section>
  );
}

/** What is left between both sides; nothing as long as one of them has no price. */
function Margin({ load: { margin, marginPercent } }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const formats = useFormats();
  if (typeof margin !== 'number') return null;
  const share = typeof marginPercent === 'number' ? formats.percent(marginPercent) : '';
  return (
    <p className="mt-1 flex justify-between gap-4 text-sm tabular-nums">
      <span className="text-muted">{t('margin')}</span>
      <span>{[formats.money(margin), share].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
