import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { chosenRead } from '#platform/web/fields/choice-source.ts';
import { Menu, MenuChoice } from '#platform/web/floating/Menu.tsx';
import { today, useFormats } from '#platform/web/formats.ts';
import { useChosenInSight } from '#platform/web/list/chosen-in-sight.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { lastStatementRead, useMayStatements } from '../calls.ts';
import { chipNames, chips, type LinesState } from './use-lines.ts';

interface ChooserProps {
  readonly state: LinesState;
}

/** Of which account lines are shown. */
export function AccountMenu({ state }: ChooserProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const { account, accounts } = state;
  if (accounts.length === 0) return null;
  const nameOf = ({ name, number }: (typeof accounts)[number]) => `${name} ·· ${number.slice(-4)}`;
  return (
    <Menu
      trigger={
        <button type="button" className="btn btn-s h-8! pointer-coarse:h-11!">
          <span className="sr-only">{t('account')}: </span>
          {account ? nameOf(account) : t('allAccounts')}
          <ChevronDown size={15} aria-hidden="true" className="text-muted" />
        </button>
      }
    >
      <MenuChoice
        label={t('account')}
        value={account?.id ?? ''}
        options={[
          ...(accounts.length > 1 ? [{ value: '', title: t('allAccounts') }] : []),
          ...accounts.map((each) => ({ value: each.id, title: nameOf(each) })),
        ]}
        onChange={state.ofAccount}
      />
    </Menu>
  );
}

/** What waits, with its count each. */
export function Chips({ state }: ChooserProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const line = useChosenInSight<HTMLElement>(state.chip, state.list.data !== undefined);
  return (
    <nav
      ref={line}
      aria-label={t('filters')}
      className="flex min-w-0 items-center gap-1 max-md:w-full max-md:overflow-x-auto"
    >
      {chipNames.map((chip) => {
        const count = state.countOf(chips[chip]);
        // What nobody has set aside is no question.
        if (chip === 'ignored' && !count && state.chip !== chip) return null;
        return (
          <button
            key={chip}
            type="button"
            aria-pressed={state.chip === chip}
            className={clsx(
              'flex h-7 flex-none items-center gap-1.5 rounded-ctl border px-2.5 whitespace-nowrap pointer-coarse:h-11',
              state.chip === chip
                ? 'border-line bg-surface font-medium'
                : 'border-transparent text-muted hover:text-ink',
            )}
            onClick={() => state.show(chip)}
          >
            {t(`chip_${chip}`)}
            <span className={clsx('tabular-nums', chip === 'returned' && !!count && 'text-danger')}>{count ?? ''}</span>
          </button>
        );
      })}
    </nav>
  );
}

/** One day of the statements. */
export function DayChooser({ state }: ChooserProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  return (
    <span className="flex items-center">
      <input
        type="date"
        className="ctl h-8! w-36! pointer-coarse:h-11!"
        aria-label={t('day')}
        max={today()}
        value={state.day}
        onChange={(event) => state.ofDay(event.target.value)}
      />
      {state.day !== '' && (
        <button type="button" className="btn btn-g px-1.5" aria-label={t('allDays')} onClick={() => state.ofDay('')}>
          <X size={15} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

/** That only lines of one customer are shown, as an invoice leads to them. */
export function CustomerChip({ state }: ChooserProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const { data } = useQuery(chosenRead(customerSource, state.customer));
  if (state.customer === '' || !data) return null;
  return (
    <span className="flex min-w-0 items-center rounded-ctl bg-sunken pl-2.5 text-sm">
      <span className="truncate">{t('ofCustomer', { customer: data.label })}</span>
      <button
        type="button"
        className="btn btn-g h-8! px-1.5 pointer-coarse:h-11!"
        aria-label={t('allCustomers')}
        onClick={() => state.ofCustomer('')}
      >
        <X size={15} aria-hidden="true" />
      </button>
    </span>
  );
}

/** How far the newest statement of the account goes, and when it was read. */
export function StatementNote({ state }: ChooserProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const mayRead = useMayStatements('getBankStatements');
  const id = state.account?.id ?? '';
  const { data } = useQuery({ ...lastStatementRead(id), enabled: mayRead && id !== '' });
  if (!data) return null;
  return (
    <p className="text-sm text-muted max-2xl:hidden">
      {t('statementRead', {
        day: formats.date(data.toDay as never),
        at: formats.shortMoment(data.readAt),
        format: data.format.toUpperCase(),
      })}
    </p>
  );
}
