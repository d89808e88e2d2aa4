import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { failedPasswordTests, passwordTests, type PasswordTest } from '#platform/password.ts';
import { useTexts } from '../texts.ts';
import { PasswordInput } from '../fields/PasswordInput.tsx';

interface NewPasswordStepProps {
  readonly userAccount: string;
  /** Nobody who comes for the first time has a password that could be reset. */
  readonly invited: object | undefined;
  readonly busy: boolean;
  readonly onSubmit: (newPassword: string) => Promise<void>;
}

/** The step appears after a call; who types goes on in its first field. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The new password twice, and beside it which of the five tests it passes while it is typed. */
export function NewPasswordStep({ userAccount, invited, busy, onSubmit }: NewPasswordStepProps): ReactNode {
  const t = useTexts(deskTexts);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState(false);
  const failed = failedPasswordTests(password);
  const differs = confirmation !== password;
  const showDiffers = left && differs;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setLeft(true);
    if (failed.length === 0 && !differs) void onSubmit(password);
  }

  return (
    <form onSubmit={submit}>
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={userAccount} readOnly hidden />
      <label className="lbl mt-5" htmlFor="new-password">
        {t('newPassword')}
      </label>
      <PasswordInput
        id="new-password"
        autoComplete="new-password"
        maxLength={30}
        className="mt-1.5"
        ref={focusOnce}
        value={password}
        aria-describedby="password-strength"
        aria-invalid={(left && failed.length > 0) || undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ul id="password-strength" className="mt-3 space-y-1 text-sm" aria-label={t('passwordStrength')}>
        {(Object.keys(passwordTests) as PasswordTest[]).map((test) => (
          <Strength key={test} text={t(test)} passed={!failed.includes(test)} />
        ))}
      </ul>
      <label className="lbl mt-4" htmlFor="confirm-password">
        {t('confirmPassword')}
      </label>
      <PasswordInput
        id="confirm-password"
        maxLength={30}
        className="mt-1.5"
        autoComplete="new-password"
        value={confirmation}
        aria-invalid={showDiffers || undefined}
        aria-describedby={showDiffers ? 'confirm-password-error' : undefined}
        onChange={(event) => setConfirmation(event.target.value)}
        onBlur={() => setLeft(confirmation !== '')}
      />
      {showDiffers && (
        <p id="confirm-password-error" className="err mt-1.5">
          {t('passwordMismatch')}
        </p>
      )}
      <button type="submit" className="btn btn-p mt-6 w-full" disabled={busy}>
        {t(invited ? 'setPassword' : 'resetPassword')}
      </button>
    </form>
  );
}

function Strength({ text, passed }: { readonly text: string; readonly passed: boolean }): ReactNode {
  const t = useTexts(deskTexts);
  const Icon = passed ? Check : Minus;
  return (
    <li className={clsx('flex items-center gap-2', passed ? 'text-ok' : 'text-muted')}>
      <Icon size={14} aria-hidden="true" className="flex-none" />
      {text}
      <span className="sr-only">{passed ? t('met') : t('notMet')}</span>
    </li>
  );
}
