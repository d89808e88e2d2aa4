import { Link } from '@tanstack/react-router';
import { CircleCheck, Download, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { imports, importsNoun, useMay } from './calls.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { useFailedRows } from './failed-rows.ts';
import { RowsTable } from './RowsTable.tsx';

interface OutcomeProps {
  readonly record: ImportRecord;
  readonly listPath: string;
}

/** What became of an import, and the way back while there is one. */
export function Outcome({ record, listPath }: OutcomeProps): ReactNode {
  const t = useTexts(importDeskTexts);
  const failureText = useFailureText();
  const mayUndo = useMay('undoImport');
  const saveFailed = useFailedRows(record.importId);
  const [busy, setBusy] = useState(false);
  const { status, counts, importId, lockId } = record;
  const isDone = status === 'COMPLETED' || status === 'COMPLETED_WITH_ERRORS';
  const left = counts.duplicate + counts.error;
  const title = {
    UNDONE: t('undoneTitle'),
    DISCARDED: t('discardedTitle'),
    FAILED: t('stoppedTitle'),
  }[status as string];

  const { touched } = counts;
  const untouched = counts.committed - touched;

  async function undo(): Promise<void> {
    const text =
      touched > 0
        ? t('undoRestQuestion', { count: untouched, touched })
        : t('undoQuestion', { count: counts.committed });
    if (!(await askConfirm({ text, yes: t('undo'), danger: true }))) return;
    setBusy(true);
    try {
      await imports.undoImport({ importId, scope: touched > 0 ? 'untouched' : 'all' }, { lockId });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [importsNoun] });
    }
  }
  return (
    <>
      <section className="card mb-6 px-6 py-6" aria-labelledby="outcome">
        <h2 id="outcome" className="flex items-center gap-2 text-lg font-semibold">
          {isDone && <CircleCheck size={20} aria-hidden="true" className="text-ok" />}
          {title ?? t('doneTitle', { count: counts.committed })}
        </h2>
        {isDone && left > 0 && <p className="mt-1 text-muted">{t('leftOut', { count: left })}</p>}
        {isDone && counts.incomplete > 0 && (
          <p className="mt-1 text-muted">{t('incompleteHint', { count: counts.incomplete })}</p>
        )}
        {record.problem !== '' && (
          <p role="alert" className="mt-2 text-danger">
            {record.problem}
          </p>
        )}
        {isDone && touched > 0 && <p className="mt-2 text-muted">{t('touchedHint', { count: untouched, touched })}</p>}
        <div className="mt-4 flex flex-wrap gap-2">
          <Link {...linkTo(listPath)} className="btn btn-p">
            {t('toList')}
          </Link>
          {left > 0 && (
            <button type="button" className="btn btn-s" onClick={() => void saveFailed()}>
              <Download size={15} aria-hidden="true" />
              {t('failedRows')}
            </button>
          )}
          {isDone && mayUndo && untouched > 0 && (
            <button type="button" className="btn btn-s" disabled={busy} onClick={() => void undo()}>
              <Undo2 size={15} aria-hidden="true" />
              {touched > 0 ? t('undoRest', { count: untouched }) : t('undo')}
            </button>
          )}
        </div>
      </section>
      {status === 'FAILED' ? (
        <ColumnsForm record={record} />
      ) : (
        <RowsTable record={record} {...(touched > 0 && { first: 'touched' })} />
      )}
    </>
  );
}
