import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { AdjustmentRecord } from '../contract.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import { useMore } from './words.tsx';

/** What a run comes to, in five figures. */
export function AdjustmentFigures({ run }: { readonly run: AdjustmentRecord }): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const more = useMore();
  const figures = [
    { title: t('customersChanged'), value: t('ofCustomers', { count: run.customersChanged, all: run.customers }) },
    { title: t('rates'), value: run.rates, hint: t('ratesHint') },
    { title: t('loads'), value: run.loads, hint: t('leftOutCount', { count: run.loadsLeftOut }) },
    { title: t('more'), value: more(run.sellAfter - run.sellBefore), hint: t('moreHint') },
    { title: t('month'), value: more(run.month, { whole: true }), hint: t('monthHint') },
  ];
  const invoiced = run.loadsInvoiced > 0 && (
    <p className="mb-4 border-l-2 border-warn pl-4">
      {t('invoicedText', { count: run.loadsInvoiced, more: more(run.invoicedMore) })}
    </p>
  );
  return (
    <>
      <dl className="mb-4 grid grid-cols-2 border-y border-line sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(({ title, value, hint }) => (
          <div key={title} className="min-w-0 border-line px-3 py-2 lg:border-l lg:first:border-l-0 lg:first:pl-0">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="text-xl font-semibold whitespace-nowrap tabular-nums">{value}</dd>
            {hint && <dd className="text-sm text-muted">{hint}</dd>}
          </div>
        ))}
      </dl>
      {invoiced}
    </>
  );
}
