import { ClipboardPaste, FileUp, Plus } from 'lucide-react';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { ProposalBadge } from '../words.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import type { Conditions } from './use-conditions.ts';
import type { Editor } from './use-editor.ts';
import type { Saving } from './use-saving.ts';

interface BatchHeaderProps {
  readonly editor: Editor;
  readonly saving: Saving;
  readonly conditions: Conditions;
  readonly formId: string;
  readonly name: string;
  readonly decisions: ReactNode;
}

/** Number, state and when it was saved; pasting, saving, submitting. */
export function BatchHeader({ editor, saving, conditions, formId, name, decisions }: BatchHeaderProps): ReactNode {
  const t = useTexts(proposalTexts);
  const desk = useTexts(deskTexts);
  const formats = useFormats();
  const reasons = useId();
  const { isSubmitting } = useFormState({ control: editor.schemaForm.form.control });
  const { record, isDirty, check } = editor;
  const state =
    check.isStale && editor.groups.length > 0
      ? t('checking')
      : isDirty
        ? editor.isRestored
          ? desk('restoredChanges')
          : t('unsaved')
        : saving.savedAt
          ? t('savedAt', { at: formats.shortMoment(saving.savedAt).slice(-5) })
          : '';
  const barriers = conditions.unmet.map(({ title }) => title);
  return (
    <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
      <h1 id="batch-title" className="text-xl font-semibold">
        {name}
      </h1>
      {record && <ProposalBadge state={record.status} />}
      <span role="status" className="text-sm text-muted">
        {state}
      </span>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {decisions}
        <button
          type="button"
          aria-pressed={editor.hasMore}
          className={clsx('btn px-2.5', editor.hasMore ? 'btn-s' : 'btn-g')}
          onClick={() => editor.setMore(!editor.hasMore)}
        >
          <Plus size={15} aria-hidden="true" />
          {t('moreColumns')}
        </button>
        <TemplateButton editor={editor} />
        <FileButton onFile={(file) => void editor.readFile(file)} />
        <button type="button" className="btn btn-s" onClick={() => void editor.pasteAnew()}>
          <ClipboardPaste size={16} aria-hidden="true" />
          {t(editor.batch.rows.length > 0 ? 'pasteAgain' : 'paste')}
        </button>
        <button
          type="submit"
          form={formId}
          className="btn btn-s"
          disabled={isSubmitting}
          aria-keyshortcuts="Control+S"
          onClick={() => saving.want('save')}
        >
          {t('save')}
          <kbd aria-hidden="true" className="kbd pointer-coarse:hidden">
            Ctrl S
          </kbd>
        </button>
        <button
          type="submit"
          form={formId}
          className="btn btn-p"
          disabled={isSubmitting || !conditions.areMet}
          title={barriers.join('\n')}
          aria-describedby={reasons}
          onClick={() => saving.want('submit')}
        >
          {t('submit', { count: Math.max(1, editor.groups.length) })}
        </button>
        <span id={reasons} className="sr-only">
          {barriers.join('. ')}
        </span>
      </div>
    </header>
  );
}

function FileButton({ onFile }: { readonly onFile: (file: File) => void }): ReactNode {
  const t = useTexts(proposalTexts);
  return (
    <label className="btn btn-s has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <FileUp size={16} aria-hidden="true" />
      {t('fromFile')}
      <input
        type="file"
        accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
