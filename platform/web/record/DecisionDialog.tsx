import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { FormSchema } from '../form.tsx';
import { FormDialog, type FormDialogProps } from '../form/FormDialog.tsx';
import type { CallOptions } from '../rpc.ts';
import { useOutcome } from './use-outcome.ts';

/** The record that is decided on, as the person has read it. */
export interface DecidedRecord {
  /** The channel of its list, and the first part of the key of what is read of it. */
  readonly noun: string;
  readonly id: string;
  readonly lockId: string;
}

type Initial<Schema extends FormSchema> = FormDialogProps<Schema>['initial'];

export interface DecisionDialogProps<Schema extends FormSchema> extends Pick<
  FormDialogProps<Schema>,
  'title' | 'schema' | 'confirm' | 'danger' | 'failures' | 'width' | 'onClose' | 'children'
> {
  readonly record: DecidedRecord;
  /** As a function it is asked when the dialog opens: the time of now would be that of the page otherwise. */
  readonly initial: Initial<Schema> | (() => Initial<Schema>);
  /** What the decision means, and who is told. */
  readonly text?: string | undefined;
  /** Said when it is done. */
  readonly done: string;
  readonly decide: (value: z.output<Schema>, options: CallOptions) => Promise<unknown>;
}

/** Asks for what belongs to a decision, and takes it: the dialog is also its confirmation. */
export function DecisionDialog<Schema extends FormSchema>(props: DecisionDialogProps<Schema>): ReactNode {
  const { record, done, decide, text, ...form } = props;
  const outcome = useOutcome(record);
  // Of the record as it was when the person decided to decide, whatever comes in behind the dialog.
  const [lockId] = useState(record.lockId);
  const [initial] = useState(props.initial);

  async function submit(value: z.output<Schema>, idempotencyKey: string): Promise<void> {
    await decide(value, { lockId, idempotencyKey });
    // Whoever opens the next dialog at once begins with what this one did.
    await outcome.taken(done);
    props.onClose();
  }
  function changedMeanwhile(error: unknown): boolean {
    const isKnown = outcome.changedMeanwhile(error);
    if (isKnown) props.onClose();
    return isKnown;
  }
  return (
    <FormDialog
      {...form}
      initial={initial}
      {...(text !== undefined && { text })}
      isNarrow
      intent={lockId}
      submit={submit}
      onFailure={changedMeanwhile}
    />
  );
}
