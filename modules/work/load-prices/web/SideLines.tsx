import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { rateTraceTexts } from '#modules/prices/rates/messages/trace/index.ts';
import { agreedSources } from '#modules/work/loads/charge-kinds.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadPriceTexts } from '../messages/desk/index.ts';
import { Origin } from './Origin.tsx';

interface SideProps {
  readonly load: Load;
  readonly side: 'sell' | 'buy';
}

/** How a side came to its price where no rate decided it; undefined where one did. */
export function agreedBy(load: Load, side: SideProps['side']): 'typed' | 'tender' | 'free' | undefined {
  const agreed = load.charges.find((charge) => charge.side === side && agreedSources.includes(charge.source));
  return agreed?.source as ReturnType<typeof agreedBy>;
}

/** A price that people agreed: it goes before every rate. */
export function AgreedPrice({ load, side }: SideProps): ReactNode {
  const t = useTexts(rateTraceTexts);
  const own = useTexts(loadPriceTexts);
  const by = agreedBy(load, side);
  return (
    <header>
      <h2 className="text-lg font-semibold">{t(`side_${side}`)}</h2>
      {by && <p className="mt-1 max-w-3xl">{own(`agreed_${by}`)}</p>}
    </header>
  );
}

/** Every line of a side, down to what the load says: extras and standing time stand below what a rate or people agreed. */
export function SideLines({ load, side }: SideProps): ReactNode {
  const t = useTexts(rateTraceTexts);
  const own = useTexts(loadPriceTexts);
  const formats = useFormats();
  const lines = load.charges.filter((charge) => charge.side === side);
  const currency = side === 'sell' ? (load.sellCurrency ?? undefined) : undefined;
  const total = side === 'sell' ? (load.sell ?? 0) : load.buy;
  return (
    <table className="w-full max-w-xl text-sm tabular-nums">
      <caption className="mb-1 text-left text-muted">{own('linesOfSide')}</caption>
      <tbody>
        {lines.map((charge) => (
          <tr key={charge.id} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
              {charge.description}
              <Origin charge={charge} />
            </th>
            <td className="py-1.5 text-right whitespace-nowrap">{formats.money(charge.net, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="pt-1.5 text-left">
            {own('priceOfLoad')} <span className="font-normal text-muted">{t('withoutVat')}</span>
          </th>
          <td className="pt-1.5 text-right whitespace-nowrap">
            {lines.length === 0 ? own('notAgreed') : formats.money(total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
