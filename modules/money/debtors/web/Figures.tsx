import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import type { Ageing } from './calls.ts';

/** Six figures of all debtors, whatever is filtered. */
export function Figures({ data, isDesk }: { readonly data: Ageing; readonly isDesk: boolean }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  const { sum, figures, currency } = data;
  const money = (amount: number) => formats.wholeMoney(amount, currency);
  const share = sum.total > 0 ? formats.percent(Math.round((100 * sum.overdue) / sum.total)) : '';
  const all: readonly (readonly [title: string, amount: string, more: string, isGrave?: boolean])[] = [
    [t('owed'), money(sum.total), ''],
    [t('overdue'), money(sum.overdue), share],
    [t('over60'), money(figures.over60), t('invoices', { count: figures.over60Invoices }), figures.over60 > 0],
    [t('disputed'), money(figures.disputed), t('invoices', { count: figures.disputedInvoices })],
    [t('promisedWeek'), money(figures.promised), t('promises', { count: figures.promises })],
    [t('onAccount'), money(-figures.onAccount), t('toAllocate', { count: figures.onAccountItems })],
  ];
  const shown = isDesk ? all : all.slice(0, 2);
  return (
    <dl className="grid flex-none grid-cols-2 border-b border-line lg:grid-cols-3 xl:grid-cols-6">
      {shown.map(([title, amount, more, isGrave]) => (
        <div key={title} className="min-w-0 border-line px-4 py-2.5 not-first:border-l md:px-5">
          <dt className="truncate text-sm text-muted">{title}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-1.5">
            <span className={clsx('text-lg font-semibold whitespace-nowrap tabular-nums', isGrave && 'text-danger')}>
              {amount}
            </span>
            <span className="text-sm whitespace-nowrap text-muted">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
