import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadPriceTexts } from '../messages/desk/index.ts';
import { Origin } from './Origin.tsx';

/** Sell and buy side by side, without VAT; who sees one side alone has one column. */
export function ChargesCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const own = useTexts(loadPriceTexts);
  const formats = useFormats();
  if (load.charges.length === 0) return null;
  const sides = load.sell === undefined ? (['buy'] as const) : (['sell', 'buy'] as const);
  const rows = Map.groupBy(load.charges, ({ source, description }) => `${source} ${description}`);
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
                    {ofSide.length > 0 && formats.money(wireOf(sumOf(ofSide.map(({ net }) => centsOfWire(net)))))}
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
                {load.charges.some((charge) => charge.side === side) ? formats.money(sums[side]) : own('notAgreed')}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
