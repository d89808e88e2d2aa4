import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type Ageing, type AgeingLine, remindersRead, useMay } from './calls.ts';
import type { Debtors } from './use-debtors.ts';
import { toneOf, useNext, useWhole } from './words.ts';

const bandNames = ['band0', 'band1', 'band2', 'band3', 'band4', 'band5'] as const;
/** Blue while it is young, amber from sixty days, red from ninety. */
const bandTones = ['bg-brand', 'bg-brand/75', 'bg-brand/45', 'bg-warn', 'bg-danger/80', 'bg-danger'] as const;
const textTones = ['text-muted', '', '', 'text-warn', 'text-danger', 'text-danger'] as const;

/** A line a customer, the gravest first, with a bar of its ages; the sum equals the account. */
export function AgeingTable({ state, data }: { readonly state: Debtors; readonly data: Ageing }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const largest = Math.max(1, ...data.rows.map(({ bands }) => bands.reduce((sum, band) => sum + band, 0)));
  const reminders = useQuery({ ...remindersRead(state.companyId), enabled: useMay('getPaymentReminders') });
  const stepOf = new Map(
    reminders.data?.rows.filter(({ reason }) => reason === 'due').map(({ customerId, step }) => [customerId, step]),
  );
  return (
    <div
      className={clsx('relative min-h-40 flex-1 overflow-auto', state.list.isPlaceholderData && 'opacity-60')}
      role="region"
      aria-label={t('table')}
    >
      <table className="w-full table-fixed max-md:min-w-180">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr className="sticky top-0 z-10 h-9 bg-surface text-sm text-muted *:border-b *:border-line *:px-1.5 *:font-normal">
            <th scope="col" className="list-edge-start pl-4! text-left md:pl-5!">
              {t('customer')}
            </th>
            <th scope="col" className="w-20 text-left max-2xl:hidden">
              <span className="sr-only">{t('share')}</span>
            </th>
            {bandNames.map((band) => (
              <th key={band} scope="col" className="w-[4.3rem] text-right whitespace-nowrap">
                {t(band)}
              </th>
            ))}
            <th
              scope="col"
              className="w-20 text-right whitespace-nowrap max-[1399px]:w-24 max-[1399px]:pr-4!"
            >{`${t('total')} ${data.currency === 'ZAR' ? 'R' : data.currency}`}</th>
            <th scope="col" className="w-40 pr-4! text-left max-[1399px]:hidden 2xl:w-52">
              {t('next')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <Line
              key={row.customerId}
              row={row}
              currency={data.currency}
              largest={largest}
              isOpen={row.customerId === state.chosen}
              step={data.asOf === data.today ? stepOf.get(row.customerId) : undefined}
              onOpen={() => state.open(row.customerId)}
            />
          ))}
        </tbody>
        <Sum data={data} />
      </table>
      {data.rows.length === 0 && <p className="p-5 text-muted">{t(state.words ? 'emptySearch' : 'empty')}</p>}
      {data.rows.length < data.count && (
        <button type="button" className="btn btn-g m-2" onClick={state.showMore}>
          {t('showMore')}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly row: AgeingLine;
  readonly currency: string;
  readonly largest: number;
  readonly isOpen: boolean;
  readonly step: number | undefined;
  readonly onOpen: () => void;
}

function Line({ row, currency, largest, isOpen, step, onOpen }: LineProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const whole = useWhole();
  const next = useNext();
  // A reminder that is due says more than how late it is.
  const isReminded = step !== undefined && (row.next === 'overdue' || row.next === 'none');
  return (
    <tr
      className={clsx('h-9 *:border-b *:border-line *:px-1.5', isOpen ? 'bg-brand-soft' : 'hover:bg-sunken')}
      aria-current={isOpen || undefined}
    >
      <th scope="row" className="pl-4! text-left font-normal md:pl-5!">
        <button
          type="button"
          className="block w-full truncate text-left hover:underline"
          aria-label={t('openDebtor', { name: row.customerName })}
          onClick={onOpen}
        >
          {row.customerName}
        </button>
      </th>
      <td className="max-2xl:hidden">
        <Bar bands={row.bands} largest={largest} />
      </td>
      {row.bands.map((band, place) => (
        <td key={bandNames[place]} className={clsx('text-right whitespace-nowrap tabular-nums', textTones[place])}>
          {whole(band)}
        </td>
      ))}
      <td className="text-right font-semibold whitespace-nowrap tabular-nums max-[1399px]:pr-4!">{whole(row.total)}</td>
      <td className={clsx('truncate pr-4! max-[1399px]:hidden', isReminded ? 'text-warn' : toneOf(row))}>
        {isReminded ? t('reminderToday', { step }) : next(row, currency)}
      </td>
    </tr>
  );
}

function Bar({ bands, largest }: { readonly bands: readonly number[]; readonly largest: number }): ReactNode {
  return (
    <span aria-hidden="true" className="flex h-2 w-16 gap-px">
      {bands.map((band, place) => (
        <span
          key={bandNames[place]}
          className={clsx('rounded-[1px]', bandTones[place])}
          style={{ width: `${(100 * Math.max(0, band)) / largest}%` }}
        />
      ))}
    </span>
  );
}

function Sum({ data }: { readonly data: Ageing }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const whole = useWhole();
  const formats = useFormats();
  const { sum, ledger, accountNumber, currency } = data;
  const agrees = sum.total === ledger;
  const differs = t('accountDiffers', { number: accountNumber, amount: formats.money(ledger - sum.total, currency) });
  return (
    <tfoot>
      <tr className="sticky bottom-0 z-10 h-10 bg-surface font-semibold *:border-t *:border-line *:px-1.5">
        <th scope="row" className="pl-4! text-left md:pl-5!">
          <span className="flex items-center gap-1.5">
            {t('sum')}
            {/* Narrow screens have no column for it. */}
            <span className={agrees ? 'text-ok min-[1400px]:hidden' : 'text-danger min-[1400px]:hidden'}>
              {agrees ? (
                <CircleCheck size={15} role="img" aria-label={t('account', { number: accountNumber })} />
              ) : (
                <CircleX size={15} role="img" aria-label={differs} />
              )}
            </span>
            {sum.onAccount < 0 && (
              <span className="truncate text-sm font-normal text-muted">{`${t('onAccount')} ${whole(sum.onAccount)}`}</span>
            )}
          </span>
        </th>
        <td className="max-2xl:hidden">{''}</td>
        {sum.bands.map((band, place) => (
          <td key={bandNames[place]} className="text-right whitespace-nowrap tabular-nums">
            {whole(band)}
          </td>
        ))}
        <td
          className="text-right whitespace-nowrap tabular-nums max-[1399px]:pr-4!"
          title={formats.money(sum.total, currency)}
        >
          {whole(sum.total)}
        </td>
        <td className="pr-4! font-normal max-[1399px]:hidden">
          {agrees ? (
            <span className="flex items-center gap-1.5 truncate text-ok">
              <CircleCheck size={15} aria-hidden="true" className="flex-none" />
              {t('account', { number: accountNumber })}
            </span>
          ) : (
            <span role="alert" className="flex items-center gap-1.5 text-danger">
              <CircleX size={15} aria-hidden="true" className="flex-none" />
              {differs}
            </span>
          )}
        </td>
      </tr>
    </tfoot>
  );
}
