import { type ReactNode, useEffect, useState } from 'react';
import { lazyWithRetry, importWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { OneTimeCodeGate } from '#platform/web/code/OneTimeCodeGate.tsx';
import { FirstScreen } from '#platform/web/public/FirstScreen.tsx';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';
import { PublicShell } from '#platform/web/public/PublicShell.tsx';
import { hasSession } from '#platform/web/session.ts';
import { FormTitle } from './FormTitle.tsx';
import { links } from './link-calls.ts';
import type { Done } from './RegistrationDone.tsx';
import { Unreachable } from './Unreachable.tsx';
import { useCarrierLink } from './use-carrier-link.ts';

interface CarrierRegistrationProps {
  readonly token: string;
  /** The link was used up. */
  readonly onFinished: () => void;
}

// The first screen is the code. Everything behind it is fetched while the code is on its way.
const loadForm = async () => (await import('./RegistrationForm.tsx')).RegistrationForm;
const RegistrationForm = lazyWithRetry(loadForm);
const AskAgain = lazyWithRetry(async () => (await import('./AskAgain.tsx')).AskAgain);
const RegistrationDone = lazyWithRetry(async () => (await import('./RegistrationDone.tsx')).RegistrationDone);
const LinkExpired = lazyWithRetry(async () => (await import('#platform/web/public/LinkExpired.tsx')).LinkExpired);

/** A carrier registers by link: the code first, then the terms and the form, then what happens next. */
export function CarrierRegistration({ token, onFinished }: CarrierRegistrationProps): ReactNode {
  const { stage, read, whenOpen, away, unusable } = useCarrierLink(token);
  // A tab that has a session was past the first screen already.
  const [isReturning] = useState(hasSession);
  const [submitted, setSubmitted] = useState<Done>();
  const done = submitted ?? (stage.kind === 'recovered' ? stage.done : undefined);
  useEffect(() => {
    if (!done) return;
    onFinished();
    // A reload shows that it went well, not that the link is used.
    history.replaceState(null, '', '/registersuccess');
    window.dispatchEvent(new CustomEvent('registrationStatus', { detail: { status: 'success' } }));
  }, [done, onFinished]);

  async function send() {
    importWithRetry(loadForm).catch(() => undefined);
    return await links.resendOTP({ key: token });
  }
  const accept = async (otp: string) => void (await links.isOTPValid({ otp, key: token }));
  const page = () => {
    if (done) return <RegistrationDone {...done} />;
    switch (stage.kind) {
      case 'reading':
      case 'recovered':
        return isReturning ? <PageSkeleton /> : <FirstScreen />;
      case 'unreachable':
        return <Unreachable error={stage.error} onRetry={read} />;
      case 'unusable':
        return <LinkExpired />;
      case 'gate':
        return (
          <>
            <FormTitle client={stage.link.clientTradeName} />
            <OneTimeCodeGate
              mobileNumber={stage.link.mobileNumber}
              send={send}
              verify={async (otp) => {
                await accept(otp);
                await read();
              }}
              onUnusable={unusable}
            />
          </>
        );
      case 'open':
        return (
          <>
            <FormTitle client={stage.link.clientTradeName} />
            {away && <AskAgain away={away} send={send} accept={accept} onUnusable={unusable} />}
            {/* Stays where it is while the code is asked for again, and with it everything that was typed. */}
            <div hidden={away !== undefined} className="flex flex-1 flex-col">
              <RegistrationForm token={token} link={stage.link} whenOpen={whenOpen} onDone={setSubmitted} />
            </div>
          </>
        );
    }
  };
  const client = done?.client ?? (stage.kind === 'gate' || stage.kind === 'open' ? stage.link.clientTradeName : '');
  return <PublicShell clientName={client}>{page()}</PublicShell>;
}
