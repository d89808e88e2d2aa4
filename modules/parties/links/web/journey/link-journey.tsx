import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { fetchPart, lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import type { CodeUnderWay } from '#platform/web/code/one-time-code.ts';
import { OneTimeCodeGate } from '#platform/web/code/OneTimeCodeGate.tsx';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';
import { PublicShell } from '#platform/web/public/PublicShell.tsx';
import { replaceStepsWith } from '#platform/web/wizard/step-history.ts';
import { hasSession } from '#platform/web/session.ts';
import type { LinkAnswer, LinkEnd } from '#modules/parties/links/contract.ts';
import type { LinkFlow } from './flow.ts';
import { FormTitle } from './FormTitle.tsx';
import { links } from './link-calls.ts';
import { fetchStart } from './start-calls.ts';
import { Unreachable } from './Unreachable.tsx';
import { useContact } from './use-contact.ts';
import { useLink } from './use-link.ts';

/** What the frame gives to a flow; everything else it reads with the token. */
export interface LinkJourneyProps {
  readonly token: string;
  /** Called when the link was used up, with the outcome's page already on the screen. */
  readonly onFinished: () => void;
}

const AskAgain = lazyWithRetry(async () => (await import('./AskAgain.tsx')).AskAgain);
const LinkEnded = lazyWithRetry(async () => (await import('./LinkEnded.tsx')).LinkEnded);

function underWayOf({ codeSentAt, resendAfterSeconds = 0 }: LinkAnswer): CodeUnderWay | undefined {
  return codeSentAt === undefined ? undefined : { sentAt: codeSentAt, resendAfterSeconds };
}

/** The specification's address of the page that a link ends on: one for too many wrong codes, and some flows have one of their own. */
function endPathOf(expiredPath: string | undefined, end: LinkEnd | undefined): string | undefined {
  return end?.reason === 'locked' ? '/otpverificationFailed' : expiredPath;
}

/** The way through an emailed link, the same for every flow: the code first, then the form, then what happens next. */
export function linkJourney<Link extends LinkAnswer, Input, Done extends { readonly client: string }>(
  flow: LinkFlow<Link, Input, Done>,
): ComponentType<LinkJourneyProps> {
  const Form = lazyWithRetry(flow.form);
  const Outcome = lazyWithRetry(flow.outcome) as ComponentType<Done>;

  return function LinkJourney({ token, onFinished }) {
    const { stage, read, whenOpen, away, unusable } = useLink(flow, token);
    // A tab that has a session was past the first screen already.
    const [isReturning] = useState(hasSession);
    const [submitted, setSubmitted] = useState<Done>();
    const done = submitted ?? (stage.kind === 'recovered' ? stage.done : undefined);
    useEffect(() => {
      if (!done) return;
      onFinished();
      // A reload shows that it went well, not that the link is used.
      replaceStepsWith(flow.outcomePath(done));
      window.dispatchEvent(new CustomEvent('registrationStatus', { detail: { status: 'success' } }));
    }, [done, onFinished]);

    const endPath = stage.kind === 'unusable' ? endPathOf(flow.expiredPath, stage.end) : undefined;
    useEffect(() => {
      if (endPath) history.replaceState(null, '', endPath);
    }, [endPath]);

    // The first screen is the code. Everything behind it is fetched while the code is on its way.
    async function send() {
      fetchPart(flow.form).catch(() => undefined);
      return await links.resendOTP({ key: token });
    }
    const accept = async (otp: string) => void (await links[flow.accepts ?? 'isOTPValid']({ otp, key: token }));
    const readAgain = useCallback(() => flow.read(token), [token]);
    const title = (link: Link | undefined) => (
      <FormTitle
        title={flow.title}
        client={link?.clientTradeName ?? ''}
        inCapitals={flow.isClientInCapitals ?? false}
      />
    );
    // One and the same while the link is read and after: a finger that is on the button stays on it.
    const gate = (link: Link | undefined) => (
      <>
        {title(link)}
        <OneTimeCodeGate
          mobileNumber={link?.mobileNumber}
          underWay={link && underWayOf(link)}
          send={send}
          verify={async (otp) => {
            await accept(otp);
            if (flow.hasStart) fetchStart();
            await read();
          }}
          onUnusable={unusable}
        />
      </>
    );
    const page = () => {
      if (done) return <Outcome {...done} />;
      switch (stage.kind) {
        case 'reading':
          return isReturning ? <PageSkeleton /> : gate(undefined);
        case 'recovered':
          return <PageSkeleton />;
        case 'unreachable':
          return <Unreachable error={stage.error} onRetry={read} />;
        case 'unusable':
          return <LinkEnded token={token} end={stage.end} title={flow.expiredTitle} />;
        case 'gate':
          return gate(stage.link);
        case 'open':
          return (
            <>
              {title(stage.link)}
              {away && (
                <Suspense fallback={<PageSkeleton />}>
                  <AskAgain away={away} send={send} accept={accept} onUnusable={unusable} />
                </Suspense>
              )}
              {/* Stays where it is while the code is asked for again, and with it everything that was typed. */}
              <div hidden={away !== undefined} className="flex flex-1 flex-col">
                <Suspense fallback={<PageSkeleton />}>
                  <Form
                    token={token}
                    link={stage.link}
                    whenOpen={whenOpen}
                    read={readAgain}
                    send={flow.send}
                    onDone={setSubmitted}
                  />
                </Suspense>
              </div>
            </>
          );
      }
    };
    const link = stage.kind === 'gate' || stage.kind === 'open' ? stage.link : undefined;
    const contact = useContact(token, stage);
    return (
      <PublicShell
        clientName={
          done?.client ?? link?.clientTradeName ?? (stage.kind === 'unusable' ? stage.end?.clientTradeName : undefined)
        }
        clientLogo={link?.clientLogo}
        clientColour={link?.clientColour}
        contact={done ? undefined : contact}
        keepsNothing={flow.hasStart !== true}
      >
        {page()}
      </PublicShell>
    );
  };
}
