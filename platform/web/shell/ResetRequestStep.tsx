import { type FormEvent, type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';

interface ResetRequestStepProps {
  readonly userAccount: string;
  readonly busy: boolean;
  /** Asks for the mail; false when that failed. */
  readonly onRequest: (userAccount: string) => Promise<boolean>;
  readonly onCode: (userAccount: string, code: string) => Promise<void>;
}

/** Asks for the mail, and then for the code in it, for those who read their mail on another device. */
export function ResetRequestStep({ userAccount, busy, onRequest, onCode }: ResetRequestStepProps): ReactNode {
  const t = useTexts(deskTexts);
  const [account, setAccount] = useState(userAccount);
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState('');

  async function request(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = account.trim();
    setError(wanted === '' ? t('enterUsername') : '');
    if (wanted !== '' && (await onRequest(wanted))) setSentTo(wanted);
  }

  function prove(event: FormEvent): void {
    event.preventDefault();
    if (sentTo !== undefined && code.length === 6) void onCode(sentTo, code);
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void request(event)}>
        <p className="mt-1 text-muted">{t('resetNote')}</p>
        <label className="lbl mt-5" htmlFor="reset-username">
          {t('username')}
        </label>
        <input
          id="reset-username"
          type="email"
          autoComplete="username"
          maxLength={60}
          className="ctl mt-1.5"
          value={account}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : 'reset-username-error'}
          onChange={(event) => setAccount(event.target.value)}
          onBlur={() => account.trim() === '' && setError(t('usernameEmpty'))}
        />
        {error !== '' && (
          <p id="reset-username-error" className="err mt-1.5">
            {error}
          </p>
        )}
        <button
          type="submit"
          className={sentTo === undefined ? 'btn btn-p mt-5 w-full' : 'btn btn-s mt-5 w-full'}
          disabled={busy}
        >
          {t('requestResetLink')}
        </button>
      </form>
      {sentTo !== undefined && (
        <form className="mt-6 border-t border-line pt-6" onSubmit={prove}>
          <p role="status" className="rounded-ctl bg-ok-soft px-3 py-2 text-ok">
            {t('resetMailSent', { account: sentTo })}
          </p>
          <label className="lbl mt-5" htmlFor="reset-code">
            {t('codeFromMail')}
          </label>
          <input
            id="reset-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="ctl mt-1.5 text-lg tracking-[0.4em] tabular-nums"
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
          />
          <button type="submit" className="btn btn-p mt-5 w-full" disabled={busy || code.length < 6}>
            {t('continue')}
          </button>
        </form>
      )}
    </>
  );
}
