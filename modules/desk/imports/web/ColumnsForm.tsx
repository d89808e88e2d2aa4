import { TriangleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { filledTwice, type Mapping } from '../mapping.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { imports, importsNoun } from './calls.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { firstMode } from './first-mode.ts';
import { ReadingChoices, type Reading } from './ReadingChoices.tsx';
import { SheetChoice } from './SheetChoice.tsx';

/** As `Reading`; what is done with the rows follows from the columns until somebody says it. */
type Asked = Omit<Reading, 'mode'> & { readonly mode: Reading['mode'] | undefined };

/** What the columns hold and how they are read; checking follows. */
export function ColumnsForm({ record }: { readonly record: ImportRecord }): ReactNode {
  const t = useTexts(importDeskTexts);
  const failureText = useFailureText();
  const [mapping, setMapping] = useState<Mapping>(record.mapping);
  const [asked, setAsked] = useState<Asked>({
    mode: undefined,
    dayFirst: record.dayFirst,
    decimalComma: record.decimalComma,
    saveAs: '',
  });
  const reading: Reading = { ...asked, mode: asked.mode ?? firstMode({ ...record, mapping }) };
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const { importId, lockId } = record;
  const twice = new Set(filledTwice(mapping));

  const form = useProblemInSight(problems);

  async function say(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblems({});
    try {
      await act();
    } catch (error) {
      if (error instanceof RpcFailure && Object.keys(error.fields).length > 0) setProblems(error.fields);
      else toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [importsNoun] });
    }
  }
  function check(event: FormEvent): void {
    event.preventDefault();
    void say(() => imports.putImportMapping({ importId, mapping, ...reading }, { lockId }));
  }
  async function giveUp(): Promise<void> {
    if (await askConfirm({ text: t('giveUpQuestion'), yes: t('giveUp'), danger: true }))
      await say(() => imports.deleteImport({ importId }, { lockId }));
  }
  return (
    <form ref={form} onSubmit={check} noValidate className="space-y-6">
      <SeenBefore record={record} />
      {record.status === 'UPLOADED' && <SheetChoice record={record} />}
      <section className="card overflow-hidden" aria-labelledby="columns-title">
        <header className="border-b border-line px-5 py-4">
          <h2 id="columns-title" className="font-semibold">
            {t('columnsTitle')}
          </h2>
          <p className="text-muted">
            {record.headerRow > 1 && `${t('headerRow', { row: record.headerRow })} `}
            {t('columnsHint')} {t('keysHint', { keys: record.keys.join(', ') })}
          </p>
          {problems['mapping'] && (
            <p role="alert" className="mt-2 text-danger">
              {problems['mapping']}
            </p>
          )}
        </header>
        <ColumnTable record={record} mapping={mapping} onChange={setMapping} problems={problems} twice={twice} />
      </section>
      <ReadingChoices
        record={record}
        value={reading}
        problem={problems['saveAs'] ?? ''}
        onChange={(next) => setAsked({ ...next, mode: next.mode === reading.mode ? asked.mode : next.mode })}
        onTemplate={(templateId) =>
          void say(() => imports.putImportMapping({ importId, mapping: {}, templateId }, { lockId }))
        }
      />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-g" disabled={busy} onClick={() => void giveUp()}>
          {t('giveUp')}
        </button>
        <button type="submit" className="btn btn-p" disabled={busy || twice.size > 0}>
          {t('check')}
        </button>
      </div>
    </form>
  );
}

/** Scrolls to what is wrong: it stands at its column, and the button far below it. */
function useProblemInSight(problems: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('[role="alert"], [aria-invalid="true"]')?.scrollIntoView({ block: 'center' });
  }, [problems]);
  return form;
}

/** Says that the same file was brought in before. */
function SeenBefore({ record: { sameFile } }: { readonly record: ImportRecord }): ReactNode {
  const t = useTexts(importDeskTexts);
  const formats = useFormats();
  if (!sameFile) return null;
  return (
    <p className="flex items-center gap-2 rounded-card bg-warn-soft px-4 py-3 text-warn">
      <TriangleAlert size={16} aria-hidden="true" className="flex-none" />
      {t('sameFile', { at: formats.moment(sameFile.at), by: sameFile.by })}
    </p>
  );
}
