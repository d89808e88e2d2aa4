import clsx from 'clsx';
import { type ReactNode, useMemo, useRef } from 'react';
import { centsOfWire } from '#platform/money.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ProposalRecord } from '../contract.ts';
import { proposalTexts } from '../messages/desk/index.ts';
import { useBookAmount } from './batch/amounts.ts';
import { GroupHead } from './batch/GroupHead.tsx';
import { groupsOf, itemsOf, linesOf, wholeOf } from './batch/lines.ts';
import { useWindow } from './batch/use-window.ts';

const wide = 'max-md:hidden';
const figure = 'px-2 text-right whitespace-nowrap tabular-nums';
const words = 'max-w-0 truncate px-2 text-left';

/** The lines of a proposal to be read, journal by journal; only those in sight are drawn. */
export function LinesView({ record }: { readonly record: ProposalRecord }): ReactNode {
  const t = useTexts(proposalTexts);
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => linesOf(record.rows, language).map((row) => ({ ...row, refused: {} })),
    [record.rows, language],
  );
  const items = useMemo(() => itemsOf(rows, false), [rows]);
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const shown = useWindow(frame, items);
  const ofGroup = new Map(groups.map((group) => [group.group, group]));
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('tableOf', { name: record.number })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className="relative min-h-48 flex-1 overflow-auto"
    >
      <table aria-rowcount={items.length + 1} className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('tableOf', { name: record.number })}</caption>
        <thead className="sticky top-0 z-10 bg-canvas">
          <tr className="h-8 text-muted *:border-b *:border-line *:font-normal">
            <th scope="col" className="pl-(--list-edge) text-left">
              {t('account')}
            </th>
            <th scope="col" className={clsx('w-[26%] px-2 text-left', wide)}>
              {t('accountName')}
            </th>
            <th scope="col" className={clsx('w-[16%] px-2 text-left', wide)}>
              {t('centre')}
            </th>
            <th scope="col" className="w-[40%] px-2 text-left">
              {t('text')}
            </th>
            <th scope="col" className={figure}>
              {t('debit')}
            </th>
            <th scope="col" className={clsx(figure, 'pr-(--list-edge)')}>
              {t('credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.above > 0 && <tr aria-hidden="true" style={{ height: shown.above }} />}
          {items
            .slice(shown.from, shown.until)
            .map((item, index) =>
              item.kind === 'head' ? (
                <GroupHead
                  key={item.key}
                  name={item.group}
                  of={ofGroup.get(item.group)}
                  columns={6}
                  rowIndex={shown.from + index + 2}
                />
              ) : (
                <Line key={item.place} line={record.rows[item.place]!} rowIndex={shown.from + index + 2} />
              ),
            )}
          {shown.below > 0 && <tr aria-hidden="true" style={{ height: shown.below }} />}
        </tbody>
        <Sum groups={groups} />
      </table>
    </div>
  );
}

interface LineProps {
  readonly line: ProposalRecord['rows'][number];
  readonly rowIndex: number;
}

function Line({ line, rowIndex }: LineProps): ReactNode {
  const amount = useBookAmount();
  const formats = useFormats();
  const { account, accountName, centre, centreName, debit, credit, partyName, party, number, dueDate } = line;
  const said = [line.text, partyName || party, number, formats.date(dueDate), line.loadNumber]
    .filter(Boolean)
    .join(', ');
  return (
    <tr aria-rowindex={rowIndex} className="h-8.5 *:border-b *:border-line">
      <th scope="row" className="pl-(--list-edge) text-left font-semibold tabular-nums">
        {account}
      </th>
      <td className={clsx(words, wide)} title={accountName}>
        {accountName}
      </td>
      <td className={clsx(words, wide, 'text-muted')} title={centreName || centre}>
        {centreName || centre}
      </td>
      <td className={words} title={said}>
        <span className="md:hidden">{accountName}, </span>
        {said}
      </td>
      <td className={figure}>{debit === null ? '' : amount(centsOfWire(debit))}</td>
      <td className={clsx(figure, 'pr-(--list-edge)')}>{credit === null ? '' : amount(centsOfWire(credit))}</td>
    </tr>
  );
}

function Sum({ groups }: { readonly groups: ReturnType<typeof groupsOf> }): ReactNode {
  const t = useTexts(proposalTexts);
  const amount = useBookAmount();
  const whole = wholeOf(groups);
  return (
    <tfoot className="sticky bottom-0 z-10 bg-canvas">
      <tr className="h-10 font-semibold *:border-t-2 *:border-ink/70">
        <th scope="row" colSpan={2} className="px-(--list-edge) text-left md:hidden">
          {t('total')}
        </th>
        <th scope="row" colSpan={4} className="px-(--list-edge) text-left max-md:hidden">
          {t('total')}
        </th>
        <td className={figure}>{amount(whole.debit)}</td>
        <td className={clsx(figure, 'pr-(--list-edge)')}>{amount(whole.credit)}</td>
      </tr>
    </tfoot>
  );
}
