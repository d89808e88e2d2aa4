import type { ReactNode } from 'react';
import { z } from 'zod';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import type { OpenedBulk } from '#platform/web/list/BulkBar.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { DispatchNote, LoadListPart, LoadRow } from '#modules/work/loads/web/index.ts';
import { carriageTexts } from '../messages/desk/index.ts';

const nothing = z.strictObject({});

interface DispatchManyProps extends OpenedBulk<LoadRow> {
  readonly more: readonly LoadListPart[];
  readonly act: (row: LoadRow) => Promise<unknown>;
}

/** The question before several vehicles are sent, with what speaks against each of them. */
export function DispatchMany({ rows, run, onClose, more, act }: DispatchManyProps): ReactNode {
  const t = useTexts(carriageTexts);
  // The parts are the same at every draw: the list is made for them.
  const told = more.map(({ useBeforeDispatch }) => (useBeforeDispatch ? useBeforeDispatch(rows) : []));
  if (told.includes(undefined))
    return (
      <Dialog open title={t('bulkDispatch')} width={480} onClose={onClose}>
        <p role="status" className="text-muted">
          {t('bulkDispatchChecks')}
        </p>
      </Dialog>
    );
  const notes = Map.groupBy(
    told.flatMap((each) => each ?? []),
    ({ loadId }) => loadId,
  );
  const concerned = rows.filter(({ id }) => notes.has(id));
  const isBlocked = [...notes.values()].flat().some(({ isBlocking }) => isBlocking);
  return (
    <FormDialog
      title={t('bulkDispatch')}
      text={t('bulkDispatchAsk')}
      schema={nothing}
      initial={{}}
      confirm={t('bulkDispatch')}
      width={concerned.length > 0 ? 560 : 400}
      isNarrow
      submit={async () => run(act)}
      onClose={onClose}
    >
      {concerned.length > 0 && (
        <ul className="max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line">
          {concerned.map((row) => (
            <Concerned key={row.id} row={row} notes={notes.get(row.id) ?? []} />
          ))}
        </ul>
      )}
      {isBlocked && <p className="text-sm text-muted">{t('bulkDispatchStays')}</p>}
    </FormDialog>
  );
}

function Concerned({ row, notes }: { readonly row: LoadRow; readonly notes: readonly DispatchNote[] }): ReactNode {
  const t = useTexts(carriageTexts);
  return (
    <li className="px-3 py-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{row.loadNumber}</span>
        <span className="min-w-0 flex-1 truncate text-sm text-muted">
          {[row.origin, row.destination].filter(Boolean).join(' → ')}
        </span>
        {notes.some(({ isBlocking }) => isBlocking) && <StatusBadge tone="danger">{t('stays')}</StatusBadge>}
      </p>
      {notes.map(({ text, isBlocking }) => (
        <p key={text} className={isBlocking ? 'text-sm text-danger' : 'text-sm text-warn'}>
          {text}
        </p>
      ))}
    </li>
  );
}
