import { type ReactNode, useId } from 'react';
import { FormFrame } from '#platform/web/form.tsx';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ProposalRecord } from '#modules/money/journal-proposals/contract.ts';
import { linesAtMost } from '#modules/money/journal-proposals/fields.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { BatchGrid } from './BatchGrid.tsx';
import { BatchHeader } from './BatchHeader.tsx';
import { type Choices, useChoices } from './columns.ts';
import { HeadFields } from './HeadFields.tsx';
import { Side } from './Side.tsx';
import { useConditions } from './use-conditions.ts';
import { useEditor } from './use-editor.ts';
import { useSaving } from './use-saving.ts';
import { useSuggestion } from './use-suggestion.ts';

interface BatchEditorProps {
  /** Undefined for a new one. */
  readonly record: ProposalRecord | undefined;
  /** Whose books a new one belongs to; null for the person's own. */
  readonly company: string | null;
  /** Beside the title: what else may be done with it. */
  readonly decisions?: ReactNode;
}

/** Types or pastes a batch, sees at once what is wrong with it, and submits it. */
export function BatchEditor(props: BatchEditorProps): ReactNode {
  const choices = useChoices();
  if (!choices) return <div className="skeleton m-5 h-96" role="status" aria-busy="true" />;
  return <Editing {...props} choices={choices} />;
}

function Editing({ record, company, decisions, choices }: BatchEditorProps & { readonly choices: Choices }): ReactNode {
  const t = useTexts(proposalTexts);
  const formId = useId();
  const editor = useEditor(record, company, choices);
  const saving = useSaving(editor);
  const conditions = useConditions(editor);
  const suggestion = useSuggestion(editor);
  const name = record?.number ?? t('newProposal');
  useShortcut({ key: 's', control: true }, () => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
  return (
    <section aria-labelledby="batch-title" className="list-screen flex flex-col">
      <BatchHeader
        editor={editor}
        saving={saving}
        conditions={conditions}
        formId={formId}
        name={name}
        decisions={decisions}
      />
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <div className="flex min-w-0 flex-1 flex-col max-lg:min-h-[60dvh]">
          <FormFrame of={editor.schemaForm} id={formId} onSubmit={saving.submit} onFailure={saving.fail}>
            <HeadFields editor={editor} />
          </FormFrame>
          <BatchGrid
            batch={editor.batch}
            label={t('tableOf', { name })}
            groups={editor.groups}
            troubles={editor.troubles}
            likely={suggestion.found ?? undefined}
            onPaste={editor.paste}
            goTo={editor.goTo}
            onFind={suggestion.find}
          />
        </div>
        <Side editor={editor} conditions={conditions} suggestion={suggestion} />
      </div>
      <Foot lines={editor.groups.reduce((sum, { lines }) => sum + lines, 0)} journals={editor.groups.length} />
    </section>
  );
}

function Foot({ lines, journals }: { readonly lines: number; readonly journals: number }): ReactNode {
  const t = useTexts(proposalTexts);
  const keys = [
    ['Tab', t('keyCell')],
    ['↵', t('keyLine')],
    ['Ctrl V', t('keyRows')],
    ['Ctrl D', t('keyCopy')],
    ['=', t('keyRest')],
  ] as const;
  return (
    <footer className="list-edge flex h-8 flex-none items-center gap-4 border-t border-line text-sm text-muted max-lg:hidden pointer-coarse:hidden">
      <span className="truncate">
        {t('foot', { count: lines, journals: t('journalCount', { count: journals }), most: linesAtMost })} ·{' '}
        {t('errorsFirst')}
      </span>
      <span className="ml-auto flex gap-4">
        {keys.map(([key, text]) => (
          <span key={key} className="whitespace-nowrap">
            <kbd className="kbd">{key}</kbd> {text}
          </span>
        ))}
      </span>
    </footer>
  );
}
