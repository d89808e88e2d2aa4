import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { ExchangeBadge } from '#modules/money/exchanges/web/desk.ts';
import type { ExportRow } from '../contract.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import type { ExportsState } from './use-exports.ts';

interface ExportListProps {
  readonly state: ExportsState;
  readonly open: string | undefined;
}

/** Two lines each: number and amount, vendor and state. */
export function ExportList({ state, open }: ExportListProps): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const { rows, list } = state;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {list.data && rows.length === 0 && <p className="p-5 text-muted">{t(state.words ? 'emptySearch' : 'empty')}</p>}
      {!list.data && <div className="skeleton m-3 h-40" role="status" aria-busy="true" />}
      <ul aria-label={t('list')}>
        {rows.map((row) => (
          <Line key={row.id} row={row} isOpen={row.id === open} onOpen={() => state.open(row.id)} />
        ))}
      </ul>
      {rows.length < (list.data?.total ?? 0) && (
        <button type="button" className="btn btn-g m-2" onClick={state.showMore}>
          {t('showMore')}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly row: ExportRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Line({ row, isOpen, onOpen }: LineProps): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const formats = useFormats();
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        className={clsx(
          'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-l-2 px-3.5 py-2 text-left',
          isOpen ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken',
        )}
      >
        <span className="truncate font-medium">{row.number}</span>
        <span className="tabular-nums">{formats.money(row.amount, row.currency)}</span>
        <span className="truncate text-sm text-muted">
          {[
            row.kind === 'creditNote' && t('creditNote'),
            row.vendorNumber,
            row.theirNumber && t('theirs', { number: row.theirNumber }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="text-right">
          {row.status === 'SUCCEEDED' ? (
            <span className="text-sm text-ok">{t(`there_${row.theirStatus || 'none'}`)}</span>
          ) : (
            <ExchangeBadge state={row.status} />
          )}
        </span>
      </button>
    </li>
  );
}
