import type { ReactNode } from 'react';
import type { z } from 'zod';
import { TextareaField } from '../fields/TextField.tsx';
import { namedFor } from '../fields/named.ts';
import type { FormSchema } from '../form.tsx';
import type { CallOptions } from '../rpc.ts';
import { DecisionDialog, type DecisionDialogProps } from './DecisionDialog.tsx';
import type { Decision, OpenedDecision } from './decisions.ts';

interface Question<Schema extends FormSchema> extends Pick<
  DecisionDialogProps<Schema>,
  'title' | 'text' | 'schema' | 'initial' | 'done' | 'decide' | 'width'
> {
  /** On the button of the dialog, where it is not what stands on the button that opened it. */
  readonly confirm?: string;
  /** The fields of the schema; none where there is only something to confirm. */
  readonly fields?: ReactNode;
}

/** The dialog of a decision: what it means and who is told, the fields that belong to it, and the call that takes it. */
export function asks<Schema extends FormSchema>({ fields, confirm, ...question }: Question<Schema>): Decision['does'] {
  return {
    dialog: ({ confirm: title, ...opened }: OpenedDecision) => (
      <DecisionDialog {...question} {...opened} confirm={confirm ?? title}>
        {fields}
      </DecisionDialog>
    ),
  };
}

const Field = namedFor<{ reason: string; comment: string }>()({ Textarea: TextareaField });

interface ReasonQuestion<Schema extends FormSchema> extends Omit<Question<Schema>, 'initial' | 'fields' | 'decide'> {
  /** `reason` unless the operation calls it otherwise. */
  readonly field?: 'reason' | 'comment';
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** What else must be known before one decides. */
  readonly note?: ReactNode;
  readonly decide: (value: z.output<Schema>, options: CallOptions) => Promise<unknown>;
}

/** A decision that takes one sentence. */
export function asksReason<Schema extends FormSchema>(question: ReasonQuestion<Schema>): Decision['does'] {
  const { field = 'reason', label, help, required = false, note, ...others } = question;
  return asks<Schema>({
    ...others,
    initial: { [field]: '' } as never,
    fields: (
      <>
        {note}
        <Field.Textarea
          name={field}
          label={label}
          {...(help !== undefined && { help })}
          required={required}
          rows={required ? 4 : 3}
        />
      </>
    ),
  });
}
