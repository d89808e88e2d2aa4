import { type ReactNode, useMemo } from 'react';
import type { Totals } from '#platform/lines/totals.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { formatMoney } from '#platform/money.ts';
import { useFormats } from '../formats.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';

interface LineTotalsProps {
  readonly totals: Totals;
  readonly currency: string;
}

/** Net, VAT of each code that has any, and the total, under the amounts of the lines. */
export function LineTotals({ totals, currency }: LineTotalsProps): ReactNode {
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const { percent } = useFormats();
  const rows = useMemo(
    () => [
      [t('net'), totals.net] as const,
      ...totals.byCode
        .filter(({ rate }) => rate !== 0)
        .map(({ rate, vat }) =>
          rate === null ? ([t('vatUnknown'), null] as const) : ([t('vatOf', { rate: percent(rate) }), vat] as const),
        ),
    ],
    [totals, t, percent],
  );
  return (
    <dl aria-label={t('totals')} className="grid grid-cols-[auto_auto] gap-x-10 gap-y-2 tabular-nums">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right">{amount === null ? '–' : formatMoney({ cents: amount, currency }, language)}</dd>
        </div>
      ))}
      <div className="contents text-md font-semibold">
        <dt className="border-t border-line pt-2">{t('total')}</dt>
        <dd className="border-t border-line pt-2 text-right">
          {totals.isVatKnown ? formatMoney({ cents: totals.gross, currency }, language) : '–'}
        </dd>
      </div>
    </dl>
  );
}
