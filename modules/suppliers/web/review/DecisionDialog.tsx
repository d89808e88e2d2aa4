import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type DefaultValues, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { FormFrame, type FormSchema, useSchemaForm } from '#platform/web/form.tsx';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { markRow } from '#platform/web/list/marks.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { type CallOptions, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { suppliersNoun } from '../calls.ts';
import { useReviewed } from './review.ts';

export interface DecisionDialogProps<Schema extends FormSchema> {
  readonly title: string;
  /** What the decision means, and who is told. */
  readonly text: string;
  readonly schema: Schema;
  readonly initial: DefaultValues<z.input<Schema>>;
  /** The verb on the button. */
  readonly confirm: string;
  readonly danger?: boolean;
  /** Said when it is done. */
  readonly done: string;
  readonly decide: (value: z.output<Schema>, options: CallOptions) => Promise<unknown>;
  readonly onClose: () => void;
  /** The fields of the decision: a comment, a reason, a question. */
  readonly children: ReactNode;
}

/** Asks for what belongs to a decision, and takes it: the dialog is also its confirmation. */
export function DecisionDialog<Schema extends FormSchema>(props: DecisionDialogProps<Schema>): ReactNode {
  const shared = useTexts(publicTexts);
  const t = useTexts(supplierDeskTexts);
  const failureText = useFailureText();
  const formId = useId();
  const keyFor = useIdempotencyKey();
  const { keyIdentifier, lockId } = useReviewed();
  const [failure, setFailure] = useState<unknown>();
  const schemaForm = useSchemaForm({ schema: props.schema, initial: props.initial, failures: [supplierFailureTexts] });
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });

  async function submit(value: z.output<Schema>): Promise<void> {
    setFailure(undefined);
    await props.decide(value, { lockId, idempotencyKey: keyFor([props.title, value, lockId]) });
    markRow(suppliersNoun, keyIdentifier);
    void queries.invalidateQueries({ queryKey: [suppliersNoun] });
    snackbar(props.done, { kind: 'ok' });
    props.onClose();
  }
  function fail(error: unknown): void {
    if (!(error instanceof RpcFailure) || error.code !== 'changedByOther') return setFailure(error);
    // What was decided on is no longer what there is: it is shown first, then decided again.
    void queries.invalidateQueries({ queryKey: [suppliersNoun, keyIdentifier] });
    toast(t('decideAgain', { by: String(error.details['by'] ?? '') }), { kind: 'warn' });
    props.onClose();
  }
  return (
    <Dialog
      open
      title={props.title}
      width={480}
      onClose={props.onClose}
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
      <p className="text-muted">{props.text}</p>
      <FormFrame of={schemaForm} id={formId} className="mt-4 space-y-4" onSubmit={submit} onFailure={fail}>
        {props.children}
      </FormFrame>
      {failure !== undefined && (
        <p role="alert" className="err mt-3">
          {failureText(failure)}
        </p>
      )}
    </Dialog>
  );
}
