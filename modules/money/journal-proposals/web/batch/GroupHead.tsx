import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Cents, cents, wireOf } from '#platform/money.ts';
import { useTexts } from '#platform/web/texts.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import type { BatchGroup } from './lines.ts';
import { useBookAmount } from './amounts.ts';

interface GroupHeadProps {
  readonly name: string;
  /** Undefined where only empty lines stand below. */
  readonly of: BatchGroup | undefined;
  readonly columns: number;
  readonly rowIndex?: number;
}

/** The head of a journal with its own sum: 0.00, or by how much it is out. */
export function GroupHead({ name, of, columns, rowIndex }: GroupHeadProps): ReactNode {
  const t = useTexts(proposalTexts);
  const amount = useBookAmount();
  const isOff = of !== undefined && of.difference !== 0n;
  const title = name === '' ? t('unnamedJournal') : t('journalHead', { group: name });
  const lines = t('headLines', { count: of?.lines ?? 0 });
  const off = isOff
    ? t(of.difference > 0n ? 'tooMuchDebit' : 'tooMuchCredit', { amount: amount(absolute(of.difference)) })
    : '';
  return (
    <tr aria-rowindex={rowIndex} className={clsx('h-7.5', isOff ? 'bg-danger-soft text-danger' : 'bg-canvas')}>
      <th
        colSpan={columns}
        scope="colgroup"
        aria-label={[title, lines, isOff ? off : t('inBalance')].join(', ')}
        className="border-b border-line px-(--list-edge) text-left font-normal"
      >
        <span className="flex items-baseline gap-2">
          <span className="font-medium whitespace-nowrap">{title}</span>
          <span className={isOff ? '' : 'text-muted'}>{lines}</span>
          <span className="ml-auto whitespace-nowrap tabular-nums">
            {isOff ? (
              <>
                <span className="max-lg:hidden">
                  {t('headOff', { debit: amount(of.debit), credit: amount(of.credit) })}{' '}
                </span>
                <b className="font-semibold">{off}</b>
              </>
            ) : (
              <span className="text-ok">{amount(cents(0))}</span>
            )}
          </span>
        </span>
      </th>
    </tr>
  );
}

export const absolute = (amount: Cents): Cents => (amount < 0n ? cents(-amount) : amount);
export const wireAbsolute = (amount: Cents): number => wireOf(absolute(amount));
