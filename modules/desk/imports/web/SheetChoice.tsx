import { type ReactNode, useId, useState } from 'react';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { imports } from './calls.ts';
import { deskKind } from './kinds.ts';
import { fileSent, useUpload } from './upload.ts';

/** Which sheet of a workbook is read, where it has several. Another one is read from the file, which is not kept. */
export function SheetChoice({ record }: { readonly record: ImportRecord }): ReactNode {
  const t = useTexts(importDeskTexts);
  const id = useId();
  const [wanted, setWanted] = useState(record.sheet);
  const { sending, problem, take } = useUpload(record.kind, deskKind(record.kind)?.path ?? '/landing');
  if (record.sheets.length < 2) return null;

  async function readFrom(file: File, sheet: string): Promise<void> {
    await take(file, sheet);
    // The import of the sheet that was not meant; it wrote nothing.
    await imports.deleteImport({ importId: record.importId }, { lockId: record.lockId }).catch(() => undefined);
  }
  function choose(sheet: string): void {
    setWanted(sheet);
    const file = fileSent(record.importId);
    if (file && sheet !== record.sheet) void readFrom(file, sheet);
  }
  return (
    <section className="card px-5 py-4">
      <label className="mb-1 block font-medium" htmlFor={id}>
        {t('sheet')}
      </label>
      <select
        id={id}
        className="ctl max-w-md"
        value={wanted}
        disabled={sending !== ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => choose(event.target.value)}
      >
        {record.sheets.map((sheet) => (
          <option key={sheet} value={sheet}>
            {sheet}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {sending === '' ? t('sheetHint', { count: record.sheets.length }) : t('sending', { name: sending })}
      </p>
      {wanted !== record.sheet && !fileSent(record.importId) && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <span>{t('chooseAgain')}</span>
          <FilePicker
            label={t('chooseFile')}
            icon={null}
            accept=".xlsx"
            disabled={sending !== ''}
            onPick={(file) => readFrom(file, wanted)}
          />
        </div>
      )}
      {problem !== '' && (
        <p role="alert" className="mt-2 text-danger">
          {problem}
        </p>
      )}
    </section>
  );
}
