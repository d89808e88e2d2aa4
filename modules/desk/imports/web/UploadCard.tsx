import clsx from 'clsx';
import { Download, FileSpreadsheet, LoaderCircle } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { useEmptyFile } from './empty-file.ts';
import { useUpload } from './upload.ts';

interface UploadCardProps {
  readonly kind: string;
  /** Where the import of the file goes on. */
  readonly path: string;
  /** What is brought in, as its list is called. */
  readonly what: string;
  /** Saves the records that are there as a file like those that come in. */
  readonly save?: (() => Promise<void>) | undefined;
}

/** A place to drop a file on, and a button that does the same. */
export function UploadCard({ kind, path, what, save }: UploadCardProps): ReactNode {
  const t = useTexts(importDeskTexts);
  const [isOver, setIsOver] = useState(false);
  const { sending, problem, take } = useUpload(kind, path);
  const saveEmptyFile = useEmptyFile(kind, what);
  const mayReadHeadings = useMay('getImportHeadings');

  const failureText = useFailureText();
  const savePresent = (saves: () => Promise<void>) =>
    saves().catch((error: unknown) => toast(failureText(error), { kind: 'danger' }));

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && sending === '') void take(file);
  }
  usePastedCells(what, sending === '' ? take : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A place to drop on; the button in it does the same.
    <section
      aria-labelledby="choose-file"
      className={clsx(
        'card mt-4 flex flex-col items-center border-dashed px-6 py-8 text-center',
        isOver && 'border-brand bg-brand-soft',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-muted">
        <FileSpreadsheet size={22} aria-hidden="true" />
      </span>
      <h2 id="choose-file" className="mt-4 text-lg font-semibold">
        {t('chooseTitle')}
      </h2>
      <p className="mt-1 max-w-lg text-muted">{t('chooseHint')}</p>
      <p className="max-w-lg text-muted">
        {t('mayPaste')} {t('nothingWritten')}
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-2">
        {sending === '' ? (
          <>
            <span className="hidden text-muted pointer-fine:inline">{t('dropHere')}</span>
            <FilePicker
              label={t('chooseFile')}
              icon={null}
              accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              primary
              disabled={false}
              onPick={(file) => take(file)}
            />
          </>
        ) : (
          <p role="status" className="flex items-center gap-2">
            <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />
            {t('sending', { name: sending })}
          </p>
        )}
      </div>
      {mayReadHeadings && (
        <button type="button" className="btn btn-g mt-2" onClick={() => void saveEmptyFile()}>
          <Download size={15} aria-hidden="true" />
          {t('emptyFile')}
        </button>
      )}
      {save && (
        <button type="button" className="btn btn-g" onClick={() => void savePresent(save)}>
          <Download size={15} aria-hidden="true" />
          {t('presentFile')}
        </button>
      )}
      {problem !== '' && (
        <p role="alert" className="mt-3 max-w-lg text-danger">
          {problem}
        </p>
      )}
    </section>
  );
}

/** Takes cells that were copied from a spreadsheet and are pasted anywhere on the page as a file. */
function usePastedCells(name: string, take: ((file: File) => Promise<void>) | undefined): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // Cells of a spreadsheet come with tabs and lines; any other text is for a field.
    if (!take || !/\t/.test(text) || !/\n/.test(text)) return;
    event.preventDefault();
    void take(new File([text], `${name}.txt`, { type: 'text/plain' }));
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
