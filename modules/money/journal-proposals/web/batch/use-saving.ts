import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useLeaveQuestion } from '#platform/web/leave-question.ts';
import { markSaved } from '#platform/web/list/marks.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { type BatchInput, proposals, proposalsNoun } from '../calls.ts';
import { newProposalPath, proposalPath } from '../paths.ts';
import type { headForm, HeadValues } from './form.ts';
import { sentRows } from './lines.ts';
import type { Editor } from './use-editor.ts';
import { forgetTyped } from './use-kept.ts';

/** What a press of a button wants. */
export type Intent = 'save' | 'submit';

/** Saves and submits a proposal, and asks before what was typed is left. */
export function useSaving(editor: Editor) {
  const { record, batch, schemaForm, unread } = editor;
  const t = useTexts(proposalTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [savedAt, setSavedAt] = useState<string>();
  const intent = useRef<Intent>('save');
  /** The version that was saved last, known before the record is read again. */
  const version = useRef<string>(undefined);
  const isSaved = useRef(false);
  isSaved.current &&= !editor.isDirty;
  const mayLeave = useLeaveQuestion(editor.isDirty);
  useBlocker({
    shouldBlockFn: async () => {
      if (!isSaved.current && !(await mayLeave())) return true;
      forgetTyped(record);
      return false;
    },
    enableBeforeUnload: false,
    disabled: !editor.isDirty,
  });

  async function send(values: z.output<typeof headForm>, wants: Intent) {
    const { lines } = sentRows(batch.rows, language);
    const given = { ...values, rows: lines } as unknown as BatchInput;
    const idempotencyKey = keyFor([given, wants, record?.lockId]);
    if (!record)
      return proposals.postBatchAdjustmentTransaction({ ...given, submit: wants === 'submit' }, { idempotencyKey });
    const lockId = version.current ?? record.lockId;
    const isChanged = editor.isDirty || record.status === 'REJECTED';
    const saved = isChanged
      ? await proposals.putTransaction({ ...given, id: record.id }, { lockId, idempotencyKey })
      : { id: record.id, lockId, number: record.number };
    version.current = saved.lockId;
    if (wants === 'save') return saved;
    return proposals.submitTransaction({ id: record.id }, { lockId: saved.lockId });
  }
  /** Of the form: its head is complete. A refusal that names fields goes onto them. */
  async function submit(values: z.output<typeof headForm>): Promise<void> {
    const wants = intent.current;
    intent.current = 'save';
    const [first] = unread;
    if (first) {
      toast(t('refusedCells', { count: unread.length }), { kind: 'warn' });
      return editor.go(first.place, first.field);
    }
    if (editor.groups.length === 0) return void toast(t('nothingToSave'), { kind: 'warn' });
    const { rows } = batch;
    const saved = await send(values, wants);
    version.current = saved.lockId;
    isSaved.current = true;
    batch.markSaved(rows);
    forgetTyped(record);
    schemaForm.form.reset(schemaForm.form.getValues() as HeadValues);
    setSavedAt(new Date().toISOString());
    markSaved(proposalsNoun, saved.id);
    snackbar(t(wants === 'submit' ? 'submitted' : 'saved', { name: saved.number }), { kind: 'ok' });
    await queries.invalidateQueries({ queryKey: [proposalsNoun] });
    version.current = undefined;
    if (location.pathname.toLowerCase() === newProposalPath)
      void navigate({ to: proposalPath(saved.id), replace: true, resetScroll: false });
  }
  return {
    savedAt,
    want: (next: Intent) => {
      intent.current = next;
    },
    submit,
    fail: (error: unknown) => toast(failureText(error), { kind: 'danger' }),
  };
}
export type Saving = ReturnType<typeof useSaving>;
