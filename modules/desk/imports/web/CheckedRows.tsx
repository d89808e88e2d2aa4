import { Download } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { imports, importsNoun, useMay } from './calls.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { useFailedRows } from './failed-rows.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { RowsTable } from './RowsTable.tsx';

/** What each row would do, and the decision to do it. */
export function CheckedRows({ record }: { readonly record: ImportRecord }): ReactNode {
  const t = useTexts(importDeskTexts);
  const mayCommit = useMay('commitImport');
  const saveFailed = useFailedRows(record.importId);
  const [isMapping, setIsMapping] = useState(false);
  const [allHint, openHint] = [useId(), useId()];
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { commit, busy } = useCommit(record, isConfirmed);
  if (isMapping) return <ColumnsForm record={record} />;
  const { counts } = record;
  const left = counts.duplicate + counts.error;
  const written = counts.create + counts.update;
  const isOpen = counts.doubtful > 0 && !isConfirmed;

  return (
    <>
      {record.problem !== '' && (
        <p role="alert" className="mb-4 rounded-card bg-danger-soft px-4 py-3 text-danger">
          {record.problem}
        </p>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-2 max-sm:*:flex-auto">
        <button type="button" className="btn btn-s" onClick={() => setIsMapping(true)}>
          {t('backToColumns')}
        </button>
        {left > 0 && (
          <button type="button" className="btn btn-s" onClick={() => void saveFailed()}>
            <Download size={15} aria-hidden="true" />
            {t('failedRows')}
          </button>
        )}
        {mayCommit && (
          <div className="ml-auto flex flex-wrap gap-2 max-sm:*:flex-auto">
            <button
              type="button"
              className="btn btn-s"
              disabled={busy || left > 0 || written === 0 || isOpen}
              aria-describedby={left > 0 ? allHint : isOpen ? openHint : undefined}
              title={left > 0 ? t('leftOutFirst') : undefined}
              onClick={() => void commit('all')}
            >
              {t('importAll')}
            </button>
            <button
              type="button"
              className="btn btn-p"
              disabled={busy || written === 0 || isOpen}
              aria-describedby={isOpen ? openHint : undefined}
              onClick={() => void commit('valid')}
            >
              {t('importValid')}
            </button>
            <span id={allHint} hidden>
              {t('leftOutFirst')}
            </span>
            <span id={openHint} hidden>
              {t('confirmFirst')}
            </span>
          </div>
        )}
      </div>
      {mayCommit && counts.doubtful > 0 && (
        <label className="mb-4 flex items-center gap-2 rounded-card bg-warn-soft px-4 py-3 text-warn">
          <input type="checkbox" checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)} />
          {t('confirmDoubts', { count: counts.doubtful })}
        </label>
      )}
      {counts.incomplete > 0 && (
        <p className="mb-4 rounded-card bg-warn-soft px-4 py-3 text-warn">
          {t('incompleteHint', { count: counts.incomplete })}
        </p>
      )}
      <ProblemSummary record={record} />
      <RowsTable record={record} />
    </>
  );
}

/** Asks once more, and has the rows written. */
function useCommit({ importId, lockId, counts }: ImportRecord, isDoubtConfirmed: boolean) {
  const t = useTexts(importDeskTexts);
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const left = counts.duplicate + counts.error;
  async function commit(scope: 'valid' | 'all'): Promise<void> {
    const { create, update } = counts;
    const text =
      scope === 'all' ? t('importAllQuestion', { create, update }) : t('importQuestion', { create, update, left });
    if (!(await askConfirm({ text, yes: t(scope === 'all' ? 'importAll' : 'importValid') }))) return;
    setBusy(true);
    try {
      await imports.commitImport({ importId, scope, isDoubtConfirmed }, { lockId });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [importsNoun] });
    }
  }
  return { commit, busy };
}
