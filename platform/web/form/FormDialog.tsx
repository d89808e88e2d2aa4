import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { type DefaultValues, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFreeSide } from '../dialogs/beside-document.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useFailureText } from '../failure-text.ts';
import { FormFrame, type FormSchema, type SchemaForm, useSchemaForm } from '../form.tsx';
import { useIdempotencyKey } from '../idempotency.ts';
import { useLeaveQuestion } from '../leave-question.ts';
import { type AnyCatalogue, useTexts } from '../texts.ts';

export interface FormDialogProps<Schema extends FormSchema> {
  readonly title: string;
  /** What will happen, and who is told. */
  readonly text?: string;
  readonly schema: Schema;
  readonly initial: DefaultValues<z.input<Schema>>;
  /** The verb on the button. */
  readonly confirm: string;
  readonly danger?: boolean | undefined;
  readonly width?: number;
  /** Its fields stand under each other. */
  readonly isNarrow?: boolean;
  /** What besides the values makes it another intent, and so another key. */
  readonly intent?: unknown;
  readonly failures?: readonly AnyCatalogue[] | undefined;
  /** Does it; the same values have the same key, so that a second try does nothing twice. Closing is up to the caller. */
  readonly submit: (value: z.output<Schema>, idempotencyKey: string, form: SchemaForm<Schema>) => Promise<unknown>;
  /** A refusal that the caller deals with itself answers true. */
  readonly onFailure?: (error: unknown) => boolean;
  readonly onClose: () => void;
  /** Fields, in two columns where there is room; a wide one says `className="sm:col-span-2"`. */
  readonly children: ReactNode;
}

const none: readonly never[] = [];

/** On a wide screen the document stays in sight, and undimmed. */
const besideDocument = {
  left: 'lg:mr-auto lg:ml-64 lg:backdrop:bg-transparent',
  right: 'lg:mr-4 lg:ml-auto lg:backdrop:bg-transparent',
} as const;

/** A few fields and what is done with them, over the page. */
export function FormDialog<Schema extends FormSchema>(props: FormDialogProps<Schema>): ReactNode {
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const formId = useId();
  const keyFor = useIdempotencyKey();
  const free = useFreeSide();
  const [failure, setFailure] = useState<unknown>();
  const schemaForm = useSchemaForm({
    schema: props.schema,
    initial: props.initial,
    failures: props.failures ?? none,
  });
  const { isSubmitting, isDirty } = useFormState({ control: schemaForm.form.control });
  const mayLeave = useLeaveQuestion(isDirty);
  /** Escape is pressed by accident, and in a field it means the field; Cancel is meant. */
  async function leave(): Promise<void> {
    if (await mayLeave()) props.onClose();
  }
  async function submit(value: z.output<Schema>): Promise<void> {
    setFailure(undefined);
    await props.submit(value, keyFor([props.title, props.intent, value]), schemaForm);
  }
  // Not where it was opened, and its submit kept to itself: forms cannot stand in forms.
  return createPortal(
    <div role="presentation" onSubmit={(event) => event.stopPropagation()}>
      <Dialog
        open
        title={props.title}
        width={props.width ?? 480}
        side={free && besideDocument[free]}
        onClose={() => void leave()}
        footer={
          <>
            <button type="button" className="btn btn-s" onClick={props.onClose}>
              {shared('cancel')}
            </button>
            <button
              type="submit"
              form={formId}
              className={clsx('btn', props.danger ? 'btn-d' : 'btn-p')}
              disabled={isSubmitting}
            >
              {isSubmitting && <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />}
              {props.confirm}
            </button>
          </>
        }
      >
        {props.text && <p className="mb-4 text-muted">{props.text}</p>}
        <FormFrame
          of={schemaForm}
          id={formId}
          className={clsx('grid gap-4', !props.isNarrow && 'sm:grid-cols-2')}
          onSubmit={submit}
          onFailure={(error) => {
            if (!props.onFailure?.(error)) setFailure(error);
          }}
        >
          {props.children}
        </FormFrame>
        {failure !== undefined && (
          <p role="alert" className="err mt-3">
            {failureText(failure)}
          </p>
        )}
      </Dialog>
    </div>,
    document.body,
  );
}
