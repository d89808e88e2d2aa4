import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AccountingFileRow } from '../contract.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import { exportCalls, exportsNoun, filesRead, useMay } from './calls.ts';

/** Files of documents: the open one, and those that were taken, by whom. */
export function FileList(): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const query = useQuery(filesRead);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <RecordGate query={query} skeleton={<div className="skeleton m-3 h-40" role="status" aria-busy="true" />}>
        {(files) => (
          <>
            {files.length === 0 && <p className="list-edge py-5 text-muted">{t('noFiles')}</p>}
            <ul>
              {files.map((file) => (
                <Line key={file.id} file={file} />
              ))}
            </ul>
          </>
        )}
      </RecordGate>
    </div>
  );
}

function Line({ file }: { readonly file: AccountingFileRow }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const may = useMay('takeAccountingFile');
  const { id, number, documents, gross, takenBy, takenAt } = file;
  async function take(): Promise<void> {
    try {
      const taken = await exportCalls.takeAccountingFile({ id }, { idempotencyKey: keyFor([id, Date.now()]) });
      saveFile(new Blob([taken.content], { type: 'text/csv;charset=utf-8' }), taken.fileName);
      if (taken.isTakenAgain) snackbar(t('takenAgain', { name: taken.takenBy }));
      await queries.invalidateQueries({ queryKey: [exportsNoun] });
    } catch (error) {
      toast(failureText(error));
    }
  }
  return (
    <li className="list-edge flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="w-28 font-medium">{t('file', { number })}</span>
      <span className="w-32 text-muted">{t('documentsIn', { count: documents })}</span>
      <span className="w-36 tabular-nums md:text-right">{formats.money(gross)}</span>
      <span className="min-w-0 flex-1 text-sm text-muted">
        {takenAt ? t('takenBy', { name: takenBy, moment: formats.shortMoment(takenAt) }) : t('fileOpen')}
      </span>
      {may && (
        <button type="button" className="btn btn-s" onClick={() => void take()}>
          <Download size={16} aria-hidden /> {t('take')}
        </button>
      )}
    </li>
  );
}
