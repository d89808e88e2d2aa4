import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { failedPasswordTests, passwordTests, type PasswordTest } from '#platform/password.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { PasswordInput } from '#platform/web/fields/PasswordInput.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { basis, ownProfileRead } from '../calls.ts';
import { ProfilePart } from './ProfilePart.tsx';

/** The password that is known, and the new one with the tests that it has yet to pass. */
export function ChangePassword({ account }: { readonly account: string }): ReactNode {
  const t = useTexts(peopleTexts);
  const desk = useTexts(deskTexts);
  const failureText = useFailureText();
  const id = useId();
  const [given, setGiven] = useState({ password: '', newPassword: '' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const missing = failedPasswordTests(given.newPassword);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblems({});
    try {
      const { message } = await basis.putOwnPassword(given);
      setGiven({ password: '', newPassword: '' });
      snackbar(message, { kind: 'ok' });
      void queries.invalidateQueries({ queryKey: ownProfileRead.queryKey });
    } catch (error) {
      const fields = error instanceof RpcFailure ? error.fields : {};
      setProblems(Object.keys(fields).length > 0 ? fields : { password: failureText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <ProfilePart title={t('password')} hint={t('passwordHint')}>
      <form className="max-w-md" onSubmit={(event) => void submit(event)} aria-busy={busy}>
        <input type="email" autoComplete="username" value={account} readOnly hidden />
        {(['password', 'newPassword'] as const).map((field) => (
          <div key={field} className="mb-4">
            <label className="lbl" htmlFor={`${id}-${field}`}>
              {t(field === 'password' ? 'currentPassword' : 'newPassword')}
            </label>
            <PasswordInput
              id={`${id}-${field}`}
              autoComplete={field === 'password' ? 'current-password' : 'new-password'}
              maxLength={field === 'password' ? 128 : 30}
              required
              className="mt-1.5"
              value={given[field]}
              aria-invalid={problems[field] !== undefined || undefined}
              aria-describedby={`${id}-${field}-note`}
              onChange={(event) => setGiven({ ...given, [field]: event.target.value })}
            />
            <p id={`${id}-${field}-note`} role={problems[field] ? 'alert' : undefined} className="mt-1.5">
              {problems[field] && <span className="err">{problems[field]}</span>}
              {!problems[field] && field === 'newPassword' && (
                <span className="hlp">
                  {(Object.keys(passwordTests) as PasswordTest[])
                    .filter((test) => missing.includes(test))
                    .map((test) => desk(test))
                    .join(' · ')}
                </span>
              )}
            </p>
          </div>
        ))}
        <button type="submit" className="btn btn-s" disabled={busy}>
          {t('changePassword')}
        </button>
      </form>
    </ProfilePart>
  );
}
