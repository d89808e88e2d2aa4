import { type ReactNode, useEffect, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { importWithRetry, lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { OneTimeCodeGate } from '#platform/web/code/OneTimeCodeGate.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { FirstScreen } from '#platform/web/public/FirstScreen.tsx';
import { LinkExpired } from '#platform/web/public/LinkExpired.tsx';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { PublicShell } from '#platform/web/public/PublicShell.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { FormTitle } from './FormTitle.tsx';
import { links, type OpenCarrierLink } from './link-calls.ts';
import { announceSuccess, type Done, RegistrationDone } from './RegistrationDone.tsx';
import { useCarrierLink, type WhenOpen } from './use-carrier-link.ts';

interface CarrierRegistrationProps {
  readonly token: string;
  /** The link was used up. */
  readonly onFinished: () => void;
}

const loadForm = async () => (await import('./RegistrationForm.tsx')).RegistrationForm;
const RegistrationForm = lazyWithRetry(loadForm);

/** A carrier registers by link: the code first, then the terms and the form, then what happens next. */
export function CarrierRegistration({ token, onFinished }: CarrierRegistrationProps): ReactNode {
  const t = useTexts(registrationTexts);
  const { stage, read, whenOpen, away, unusable } = useCarrierLink(token);
  const [submitted, setSubmitted] = useState<Done>();
  const done = submitted ?? (stage.kind === 'recovered' ? stage.done : undefined);
  useEffect(() => {
    if (!done) return;
    onFinished();
    // A reload shows that it went well, not that the link is used.
    history.replaceState(null, '', '/registersuccess');
    announceSuccess();
  }, [done, onFinished]);

  const client = done?.client ?? (stage.kind === 'gate' || stage.kind === 'open' ? stage.link.clientTradeName : '');
  useEffect(() => {
    document.title = [t('formTitle'), client].filter(Boolean).join(' · ');
  }, [t, client]);

  async function send() {
    // The form and its validator come while the code is on its way and is typed.
    void importWithRetry(loadForm).catch(() => undefined);
    return await links.resendOTP({ key: token });
  }
  const verify = async (otp: string) => {
    await links.isOTPValid({ otp, key: token });
    await read();
  };
  const page = () => {
    if (done) return <RegistrationDone {...done} />;
    switch (stage.kind) {
      case 'reading':
      case 'recovered':
        return <FirstScreen />;
      case 'unreachable':
        return <Unreachable error={stage.error} onRetry={read} />;
      case 'unusable':
        return <LinkExpired />;
      case 'gate':
        return (
          <>
            <FormTitle client={client} />
            <OneTimeCodeGate mobileNumber={stage.link.mobileNumber} send={send} verify={verify} onUnusable={unusable} />
          </>
        );
      case 'open':
        return (
          <>
            <FormTitle client={client} />
            {away && (
              <OneTimeCodeGate
                title={t('awayTitle')}
                mobileNumber={away.mobileNumber}
                send={send}
                verify={async (otp) => {
                  await links.isOTPValid({ otp, key: token });
                  away.back();
                }}
                onUnusable={unusable}
              />
            )}
            <Form
              token={token}
              link={stage.link}
              whenOpen={whenOpen}
              onDone={setSubmitted}
              hidden={away !== undefined}
            />
          </>
        );
    }
  };
  return <PublicShell clientName={client}>{page()}</PublicShell>;
}

interface FormProps {
  readonly token: string;
  readonly link: OpenCarrierLink;
  readonly whenOpen: WhenOpen;
  readonly onDone: (done: Done) => void;
  readonly hidden: boolean;
}

/** Stays where it is while the code is asked for again, and with it everything that was typed. */
function Form({ hidden, ...props }: FormProps): ReactNode {
  return (
    <div hidden={hidden} className="flex flex-1 flex-col">
      <RegistrationForm {...props} />
    </div>
  );
}

function Unreachable({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => Promise<void>;
}): ReactNode {
  const t = useTexts(registrationTexts);
  const common = useTexts(publicTexts);
  const failureText = useFailureText();
  return (
    <OutcomePage
      kind="failure"
      title={t('notOpened')}
      action={
        <button type="button" className="btn btn-p" onClick={() => void onRetry()}>
          {common('tryAgain')}
        </button>
      }
    >
      {failureText(error)}
    </OutcomePage>
  );
}
