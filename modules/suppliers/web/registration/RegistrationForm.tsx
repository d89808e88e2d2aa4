import { type ReactNode, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { TermsDialog } from '#platform/web/dialogs/TermsDialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { links, type OpenCarrierLink } from './link-calls.ts';
import type { Done } from './RegistrationDone.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { TransporterQuestion } from './TransporterQuestion.tsx';
import type { WhenOpen } from './use-carrier-link.ts';
import { type Start, useStart } from './use-start.ts';

export interface RegistrationFormProps {
  readonly token: string;
  readonly link: OpenCarrierLink;
  readonly whenOpen: WhenOpen;
  readonly onDone: (done: Done) => void;
}

/** Behind the code: the terms, the first question, and the steps. */
export function RegistrationForm(props: RegistrationFormProps): ReactNode {
  const t = useTexts(registrationTexts);
  const common = useTexts(publicTexts);
  const failureText = useFailureText();
  const { state, load } = useStart(props.token, props.link, props.whenOpen);
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed') {
    return (
      <OutcomePage
        kind="failure"
        title={t('notOpened')}
        support={props.link.support}
        action={
          <button type="button" className="btn btn-p" onClick={() => void load()}>
            {common('tryAgain')}
          </button>
        }
      >
        {failureText(state.error)}
      </OutcomePage>
    );
  }
  return <Terms {...props} start={state.start} />;
}

interface StartedProps extends RegistrationFormProps {
  readonly start: Start;
}

/** Asked once: the server remembers who agreed to which version. */
function Terms({ start, ...props }: StartedProps): ReactNode {
  const t = useTexts(registrationTexts);
  const failureText = useFailureText();
  const [terms, setTerms] = useState(start.terms);
  const [answer, setAnswer] = useState<'open' | 'agreed' | 'disagreed'>(start.terms.isAccepted ? 'agreed' : 'open');
  if (answer === 'agreed') return <FirstQuestion {...props} start={start} />;
  /** Perhaps in another language: who could not read them may have changed it meanwhile. */
  async function readAgain(): Promise<void> {
    setTerms(await props.whenOpen(() => links.getLinkTerms({})).catch(() => terms));
    setAnswer('open');
  }
  if (answer === 'disagreed') {
    return (
      <OutcomePage
        kind="exit"
        title={t('exitTitle')}
        support={props.link.support}
        action={
          <button type="button" className="btn btn-p" onClick={() => void readAgain()}>
            {t('exitBack')}
          </button>
        }
      >
        {t('exitText')}
      </OutcomePage>
    );
  }
  async function agree(): Promise<void> {
    const { version, language } = terms;
    try {
      await props.whenOpen(() => links.postLinkTermsAcceptance({ version, language }));
      setAnswer('agreed');
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <>
      <PageSkeleton />
      <TermsDialog open terms={terms.body} onAgree={() => void agree()} onDisagree={() => setAnswer('disagreed')} />
    </>
  );
}

/** Of a new supplier nothing is known; what it is decides which steps follow. */
function FirstQuestion({ start, ...props }: StartedProps): ReactNode {
  const [isTransporter, setIsTransporter] = useState<boolean>();
  if (!start.isBlank) return <RegistrationSteps {...props} values={start.values} startAt={start.currentStep} />;
  if (isTransporter === undefined) return <TransporterQuestion onAnswer={setIsTransporter} />;
  return (
    <RegistrationSteps {...props} values={{ ...start.values, isTrasporter: isTransporter }} startAt="company" isNew />
  );
}
