import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import { type BasisCalls, lowerCased, type ResetAnswer } from './basis.ts';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { ResetRequestStep } from './ResetRequestStep.tsx';

interface ResetPasswordFormProps {
  readonly resetPassword: BasisCalls['resetPassword'];
  /** From the link of the mail; it stands in the place of the code and is tried at once. */
  readonly token?: string | undefined;
  readonly userAccount?: string | undefined;
  /** Where the new password leads: to the sign-in, with what the server said. */
  readonly onDone?: ((message: string) => void) | undefined;
}

/** Proved that the mail arrived: by its link or by its code. */
interface Proof {
  readonly userAccount: string;
  readonly otp: string;
  readonly invited: ResetAnswer['invited'];
}

/** First the mail, then, once its code or link is accepted, the new password. */
export function ResetPasswordForm({
  resetPassword,
  token,
  userAccount: known = '',
  onDone,
}: ResetPasswordFormProps): ReactNode {
  const t = useTexts(deskTexts);
  const [proof, setProof] = useState<Proof>();
  const [busy, setBusy] = useState(token !== undefined);
  const [error, setError] = useState('');
  const [done, setDone] = useState('');

  async function attempt(request: {
    userAccount: string;
    otp?: string;
    newPassword?: string;
  }): Promise<ResetAnswer | undefined> {
    const { newPassword = '', otp = '', userAccount } = request;
    setBusy(true);
    setError('');
    try {
      return await resetPassword(
        lowerCased({ userRole: '', userAccount, newPassword, otp, validateOtp: newPassword === '' }),
      );
    } catch (failure) {
      setError(failure instanceof RpcFailure && failure.text !== '' ? failure.text : t('technicalErrorReset'));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function prove(userAccount: string, otp: string): Promise<void> {
    const answer = await attempt({ userAccount, otp });
    if (answer?.otpValid) setProof({ userAccount: answer.userAccount ?? userAccount, otp, invited: answer.invited });
    else if (answer) setError(answer.message || t('technicalErrorReset'));
  }

  async function change(newPassword: string): Promise<void> {
    const answer = proof && (await attempt({ userAccount: proof.userAccount, otp: proof.otp, newPassword }));
    if (answer) (onDone ?? setDone)(answer.message || t('passwordChanged'));
  }

  const tryToken = useEffectEvent(() => {
    if (token !== undefined) void prove(known, token);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- A link is tried once, when the page opens.
  useEffect(() => tryToken(), []);

  return (
    <section className="card p-6 sm:p-8" aria-busy={busy}>
      <Heading invited={proof?.invited} userAccount={proof?.userAccount ?? ''} />
      <div role="alert">
        {error !== '' && <p className="mt-4 rounded-ctl bg-danger-soft px-3 py-2 text-danger">{error}</p>}
        {done !== '' && (
          <p className="mt-4 flex gap-2 rounded-ctl bg-ok-soft px-3 py-2 text-ok">
            <CircleCheck size={16} aria-hidden="true" className="mt-0.5 flex-none" />
            {done}
          </p>
        )}
      </div>
      {done === '' &&
        (proof ? (
          <NewPasswordStep {...proof} busy={busy} onSubmit={change} />
        ) : (
          <ResetRequestStep
            userAccount={known}
            busy={busy}
            onRequest={async (userAccount) => (await attempt({ userAccount })) !== undefined}
            onCode={prove}
          />
        ))}
      <p className="mt-6">
        <Link
          to="/login"
          className="inline-flex items-center gap-1.5 text-sm text-brand underline decoration-current/35 underline-offset-3"
        >
          <ArrowLeft size={14} aria-hidden="true" />
          {t('goToLogin')}
        </Link>
      </p>
    </section>
  );
}

/** Who comes for the first time is welcomed, and told for which account the password is. */
function Heading({
  invited,
  userAccount,
}: {
  readonly invited: Proof['invited'];
  readonly userAccount: string;
}): ReactNode {
  const t = useTexts(deskTexts);
  if (!invited) return <h1 className="text-xl font-semibold">{t('resetPassword')}</h1>;
  return (
    <>
      <h1 className="text-xl font-semibold">{t('welcomeTo', invited)}</h1>
      <p className="mt-2 text-muted">{t('welcomeHint', { account: userAccount })}</p>
    </>
  );
}
