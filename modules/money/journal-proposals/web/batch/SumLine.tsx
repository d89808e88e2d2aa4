import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GridColumn } from '#platform/web/lines/view.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { useBookAmount } from './amounts.ts';
import { wireAbsolute } from './GroupHead.tsx';
import { type BatchGroup, type BatchLine, wholeOf } from './lines.ts';

interface SumLineProps {
  readonly groups: readonly BatchGroup[];
  readonly columns: readonly GridColumn<BatchLine>[];
  readonly onFind?: (() => void) | undefined;
}

/** Debit and credit of the whole, always in sight: in balance, or out by how much. */
export function SumLine({ groups, columns, onFind }: SumLineProps): ReactNode {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  const amount = useBookAmount();
  const whole = wholeOf(groups);
  const off = groups.filter(({ difference }) => difference !== 0n);
  const isOff = off.length > 0;
  const before = columns.findIndex(({ field }) => field === 'debit') + 1;
  const after = columns.length - columns.findIndex(({ field }) => field === 'credit') - 1;
  const Icon = isOff ? CircleX : CircleCheck;
  // Two journals that are out by the same amount in opposite directions have a whole of nought.
  const by = whole.difference === 0n ? (off[0]?.difference ?? whole.difference) : whole.difference;
  return (
    <tfoot className="sticky bottom-0 z-20 bg-canvas">
      <tr className="h-10 *:border-t-2 *:border-ink/70">
        <th scope="row" colSpan={before} className="px-(--list-edge) text-left">
          <span
            className={clsx('flex items-center gap-2 font-semibold', isOff ? 'text-danger' : 'text-ok')}
            role="status"
          >
            {whole.lines > 0 && <Icon size={16} aria-hidden="true" className="flex-none" />}
            {whole.lines === 0
              ? t('noLines')
              : isOff
                ? t('outOfBalance', { amount: formats.money(wireAbsolute(by)) })
                : t('inBalance')}
            {isOff && onFind && (
              <button type="button" className="btn btn-l ml-auto h-7 font-normal" onClick={onFind}>
                {t('findIt')}
              </button>
            )}
          </span>
        </th>
        <td className="px-2 text-right font-semibold tabular-nums">{amount(whole.debit)}</td>
        <td className="px-2 text-right font-semibold tabular-nums">{amount(whole.credit)}</td>
        {after > 0 && <td colSpan={after} aria-hidden="true" />}
      </tr>
    </tfoot>
  );
}
