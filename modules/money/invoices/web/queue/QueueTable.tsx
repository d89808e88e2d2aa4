import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadPath } from '#modules/work/loads/web/desk.ts';
import { lawStateOf } from '#modules/money/invoices/law-days.ts';
import { invoiceQueueTexts } from '#modules/money/invoices/messages/queue/index.ts';
import type { QueueLine } from '../calls.ts';
import { useGapWord } from '../words.tsx';
import { lawColours } from './Gaps.tsx';
import { type QueueGroup, weekNumber } from './groups.ts';
import type { QueueState } from './use-queue.ts';

const wide = 'max-md:hidden';

/** Loads under the documents that they will be. */
export function QueueTable({
  state,
  isChoosable,
}: {
  readonly state: QueueState;
  readonly isChoosable: boolean;
}): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const { rows, groups, selected } = state;
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{t(`part_${state.part}`)}</caption>
      <thead className="sticky top-0 z-10 bg-canvas text-sm text-muted">
        <tr className="h-9 *:border-b *:border-line *:px-1.5 *:text-left *:font-normal">
          <th scope="col" className="w-10 pl-3.5!">
            {isChoosable ? (
              <Tick
                label={t('chooseAll')}
                isOn={rows.length > 0 && selected.length === rows.length}
                isPart={selected.length > 0 && selected.length < rows.length}
                onTurn={(isOn) => state.choose(isOn ? rows : [])}
              />
            ) : (
              <span className="sr-only">{t('choose')}</span>
            )}
          </th>
          <th scope="col">{t('load')}</th>
          <th scope="col" className={clsx(wide, 'xl:max-2xl:hidden')}>
            {t('customer')}
          </th>
          <th scope="col" className={wide}>
            {t('route')}
          </th>
          <th scope="col" className={wide}>
            {t('delivered')}
          </th>
          <th scope="col" className="text-right!">
            {t('sellNet')}
          </th>
          <th scope="col" className="pr-4!">
            {t('missing')}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.key} group={group} state={state} isChoosable={isChoosable} />
      ))}
    </table>
  );
}

interface GroupProps {
  readonly group: QueueGroup;
  readonly state: QueueState;
  readonly isChoosable: boolean;
}

function Group({ group, state, isChoosable }: GroupProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const formats = useFormats();
  const { rows } = group;
  const [first] = rows;
  const name = [first.customerName, first.billToName].filter(Boolean).join(' → ');
  const mode =
    first.billingMode === 'consolidated'
      ? t('mode_consolidated', { week: weekNumber(first.deliveredOn) })
      : first.billingMode === 'perOrder'
        ? first.orderNumbers[0]
          ? t('mode_perOrderOf', { order: first.orderNumbers[0] })
          : t('mode_perOrder')
        : t('mode_perLoad');
  const on = rows.filter(({ id }) => state.isChosen(id)).length;
  return (
    <tbody>
      <tr className="h-9 bg-sunken/60 *:border-b *:border-line *:px-1.5">
        <td className="w-10 pl-3.5!">
          {isChoosable && (
            <Tick
              label={t('chosenOf', { name: `${name}, ${mode}` })}
              isOn={on === rows.length}
              isPart={on > 0 && on < rows.length}
              onTurn={(isOn) => state.toggle(rows, isOn)}
            />
          )}
        </td>
        <th scope="rowgroup" colSpan={6} className="pr-4! text-left font-semibold">
          {`${name} · ${mode}`}
          <span className="float-right pl-3 text-sm font-normal whitespace-nowrap text-muted tabular-nums">
            {state.part === 'ready' && (
              <span className="max-sm:hidden">{t('draftCount', { count: group.documents })} · </span>
            )}
            {formats.wholeMoney(group.net, first.currency)}
          </span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.id} row={row} state={state} isChoosable={isChoosable} />
      ))}
    </tbody>
  );
}

interface RowProps {
  readonly row: QueueLine;
  readonly state: QueueState;
  readonly isChoosable: boolean;
}

function Row({ row, state, isChoosable }: RowProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const formats = useFormats();
  const isOn = state.isChosen(row.id);
  const route = [row.origin, row.destination].filter(Boolean).join(' → ');
  return (
    <tr
      aria-selected={isChoosable ? isOn : undefined}
      className={clsx('h-10 *:border-b *:border-line *:px-1.5', isOn ? 'bg-brand-soft' : 'hover:bg-sunken/50')}
    >
      <td className="w-10 pl-3.5!">
        {isChoosable && (
          <Tick
            label={t('chosenOf', { name: row.loadNumber })}
            isOn={isOn}
            onTurn={(next) => state.toggle([row], next)}
          />
        )}
      </td>
      <th scope="row" className="text-left font-semibold whitespace-nowrap">
        <Link {...linkTo(loadPath(row.id))} className="hover:underline">
          {row.loadNumber}
        </Link>
      </th>
      <td className={clsx(wide, 'max-w-40 truncate xl:max-2xl:hidden')} title={row.customerName}>
        {row.customerName}
      </td>
      <td className={clsx(wide, 'max-w-0 truncate w-[30%]')} title={route}>
        {route}
      </td>
      <td className={clsx(wide, 'whitespace-nowrap text-muted tabular-nums')}>
        {formats.date(row.deliveredOn as never)}
      </td>
      <td className="text-right whitespace-nowrap tabular-nums">{formats.wholeMoney(row.net, row.currency)}</td>
      <td className="pr-4!">
        <Missing row={row} />
      </td>
    </tr>
  );
}

/** What a load waits for, and since when where the law's last day comes near. */
function Missing({ row }: { readonly row: QueueLine }): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const word = useGapWord();
  const law = lawStateOf(row.days);
  const said = () => {
    switch (row.billing) {
      case 'SENT_BACK':
        return <span className="text-warn">{t('sentBack', { reason: row.reason })}</span>;
      case 'ON_HOLD':
        return <span className="text-warn">{t('onHold', { reason: row.reason })}</span>;
      case 'IN_REVIEW':
        return <span className="text-brand">{t('onDraft')}</span>;
      case 'READY':
        return <span className="text-ok">{t('ready')}</span>;
      default:
        return (
          <span className="text-warn">{row.gaps.map(({ code }) => word(code)).join(' · ') || t('notJudged')}</span>
        );
    }
  };
  return (
    <span className="line-clamp-2 text-sm">
      {said()}
      {law !== 'ok' && (
        <span className={clsx('font-semibold whitespace-nowrap', lawColours[law])}>
          {' '}
          · {t('dayOf', { day: row.days })}
        </span>
      )}
    </span>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Some of what it stands for are. */
  readonly isPart?: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

function Tick({ label, isOn, isPart = false, onTurn }: TickProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={({ target }) => onTurn(target.checked)}
      className="block size-4 accent-ink pointer-coarse:size-5"
    />
  );
}
