import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { PasswordInput } from '#platform/web/fields/PasswordInput.tsx';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { RpcFailure } from '#platform/web/rpc-failure.ts';
import { useTexts } from '#platform/web/texts.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { confirmationProof, type OwnConfirmation } from '#modules/base/access/contract.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '../Confirmation.tsx';

interface PasswordQuestionProps {
  readonly title: string;
  /** What else is asked for in the same step. */
  readonly children?: ReactNode;
  /** Text of the button; 'Continue' where it is left out. */
  readonly action?: string;
  /** Goes on with what proves that it is the person; what it throws is shown under the field. */
  readonly onProof: (proof: OwnerProof) => Promise<unknown>;
  readonly onClose: () => void;
}

export interface OwnerProof {
  readonly password: string;
  readonly confirmation?: z.output<typeof confirmationProof>;
}

const proofSchema = z.object({ confirmation: confirmationProof.optional() });

/** The password once more, and the second factor of who has one, before something that would let a stranger at an open desk stay. */
export function PasswordQuestion(props: PasswordQuestionProps): ReactNode {
  const asked = useConfirmation();
  return asked ? <AskedQuestion {...props} asked={asked} /> : null;
}

function AskedQuestion({
  title,
  children,
  action,
  onProof,
  onClose,
  asked,
}: PasswordQuestionProps & { readonly asked: OwnConfirmation }): ReactNode {
  const t = useTexts(peopleTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const id = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const form = useSchemaForm({
    schema: proofSchema,
    initial: emptyConfirmation(asked),
    failures: [accessFailureTexts],
  });
  const busy = form.form.formState.isSubmitting;
  async function submit({ confirmation }: z.output<typeof proofSchema>): Promise<void> {
    setProblem('');
    try {
      await onProof({ password, ...(confirmation && { confirmation }) });
    } catch (error) {
      const isOfFactor =
        error instanceof RpcFailure && Object.keys(error.fields).some((path) => path.startsWith('confirmation'));
      // The frame knows the fields of the factor; the password is none of its own.
      if (isOfFactor) throw error;
      tell(error);
    }
  }
  const tell = (error: unknown) =>
    setProblem(error instanceof Error && error.message === 'passkeyNotMade' ? t('passkeyNotMade') : failureText(error));
  return (
    <Dialog
      open
      title={title}
      width={440}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {shared('cancel')}
          </button>
          <button type="submit" form={id} className="btn btn-p" disabled={busy}>
            {action ?? t('continue')}
          </button>
        </>
      }
    >
      <FormFrame of={form} id={id} onSubmit={submit} onFailure={tell}>
        {children}
        <p className="text-muted">{t('confirmIt')}</p>
        <label className="lbl mt-4" htmlFor={`${id}-password`}>
          {t('currentPassword')}
        </label>
        <PasswordInput
          id={`${id}-password`}
          autoComplete="current-password"
          required
          maxLength={128}
          className="mt-1.5"
          value={password}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="mt-4">
          <ConfirmationFields asked={asked} />
        </div>
        <p id={`${id}-problem`} role="alert" className="err mt-1.5">
          {problem}
        </p>
      </FormFrame>
    </Dialog>
  );
}
