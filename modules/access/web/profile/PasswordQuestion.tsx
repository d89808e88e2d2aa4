import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { PasswordInput } from '#platform/web/fields/PasswordInput.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/access/messages/people/index.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '../Confirmation.tsx';

interface PasswordQuestionProps {
  readonly title: string;
  /** What else is asked for in the same step. */
  readonly children?: ReactNode;
  /** Goes on with what proves that it is the person; what it throws is shown under the field. */
  readonly onProof: (proof: OwnerProof) => Promise<unknown>;
  readonly onClose: () => void;
}

export interface OwnerProof {
  readonly password: string;
  readonly confirmation?: { readonly challenge: string; readonly code: string };
}

/** The password once more, and the second factor of who has one, before something that would let a stranger at an open desk stay. */
export function PasswordQuestion({ title, children, onProof, onClose }: PasswordQuestionProps): ReactNode {
  const t = useTexts(peopleTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const id = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const asked = useConfirmation();
  const form = useForm<Omit<OwnerProof, 'password'>>({ ...(asked && { values: emptyConfirmation(asked) }) });
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await onProof({ password, ...form.getValues() });
    } catch (error) {
      setProblem(
        error instanceof Error && error.message === 'passkeyNotMade' ? t('passkeyNotMade') : failureText(error),
      );
    } finally {
      setBusy(false);
    }
  }
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
          <button type="submit" form={id} className="btn btn-p" disabled={busy || !asked}>
            {t('continue')}
          </button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} aria-busy={busy}>
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
        {asked && (
          <FormProvider {...form}>
            <div className="mt-4">
              <ConfirmationFields asked={asked} />
            </div>
          </FormProvider>
        )}
        <p id={`${id}-problem`} role="alert" className="err mt-1.5">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
