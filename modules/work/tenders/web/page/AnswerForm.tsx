import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { useFailureText } from '#platform/web/failure-text.ts';
import { FormFrame, type FormSchema, type SchemaForm } from '#platform/web/form.tsx';

interface AnswerFormProps<Schema extends FormSchema> {
  readonly of: SchemaForm<Schema>;
  readonly className: string;
  /** On its button. */
  readonly send: string;
  readonly onSubmit: (value: z.output<Schema>) => Promise<void>;
  readonly children: ReactNode;
}

/** The fields of an answer, its button, and why it was refused where no field is to blame: too late, taken, no network. */
export function AnswerForm<Schema extends FormSchema>({
  of: schemaForm,
  className,
  send,
  onSubmit,
  children,
}: AnswerFormProps<Schema>): ReactNode {
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });
  return (
    <FormFrame
      of={schemaForm}
      className={className}
      onSubmit={async (value) => {
        setFailure(undefined);
        await onSubmit(value);
      }}
      onFailure={setFailure}
    >
      {children}
      {failure !== undefined && (
        <p role="alert" className="err">
          {failureText(failure)}
        </p>
      )}
      <button type="submit" className="btn btn-p min-h-12 w-full" disabled={isSubmitting}>
        {send}
      </button>
    </FormFrame>
  );
}
