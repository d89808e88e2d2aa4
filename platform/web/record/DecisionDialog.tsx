import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { recordTexts } from '#platform/messages/records/index.ts';
import type { FormSchema } from '../form.tsx';
import { FormDialog, type FormDialogProps } from '../form/FormDialog.tsx';
import { markRow } from '../list/marks.ts';
import { snackbar, toast } from '../notices/notices.ts';
import { queries } from '../queries.ts';
import { type CallOptions, RpcFailure } from '../rpc.ts';
import { useTexts } from '../texts.ts';

/** The record that is decided on, as the person has read it. */
export interface DecidedRecord {
  /** The channel of its list, and the first part of the key of what is read of it. */
  readonly noun: string;
  readonly id: string;
  readonly lockId: string;
}

export interface DecisionDialogProps<Schema extends FormSchema> extends Pick<
  FormDialogProps<Schema>,
  'title' | 'schema' | 'initial' | 'confirm' | 'danger' | 'failures' | 'width' | 'onClose' | 'children'
> {
  readonly record: DecidedRecord;
  /** What the decision means, and who is told. */
  readonly text: string;
  /** Said when it is done. */
  readonly done: string;
  readonly decide: (value: z.output<Schema>, options: CallOptions) => Promise<unknown>;
}

/** Asks for what belongs to a decision, and takes it: the dialog is also its confirmation. */
export function DecisionDialog<Schema extends FormSchema>(props: DecisionDialogProps<Schema>): ReactNode {
  const { record, done, decide, ...form } = props;
  const t = useTexts(recordTexts);
  const { noun, id } = record;
  // Of the record as it was when the person decided to decide, whatever comes in behind the dialog.
  const [lockId] = useState(record.lockId);

  async function submit(value: z.output<Schema>, idempotencyKey: string): Promise<void> {
    await decide(value, { lockId, idempotencyKey });
    markRow(noun, id);
    void queries.invalidateQueries({ queryKey: [noun] });
    snackbar(done, { kind: 'ok' });
    props.onClose();
  }
  function changedMeanwhile(error: unknown): boolean {
    if (!(error instanceof RpcFailure) || error.code !== 'changedByOther') return false;
    // What was decided on is no longer what there is: it is shown first, then decided again.
    void queries.invalidateQueries({ queryKey: [noun, id] });
    toast(t('decideAgain', { by: String(error.details['by'] ?? '') }), { kind: 'warn' });
    props.onClose();
    return true;
  }
  return <FormDialog {...form} isNarrow intent={lockId} submit={submit} onFailure={changedMeanwhile} />;
}
