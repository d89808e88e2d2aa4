import { type ReactNode, useState } from 'react';
import { TermsDialog } from '#platform/web/dialogs/TermsDialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { journeyTexts } from '#modules/parties/links/messages/journey/index.ts';
import type { LinkAccess } from './flow.ts';
import { links } from './link-calls.ts';
import type { Start, Terms } from './use-start.ts';

interface TermsQuestionProps {
  readonly access: LinkAccess;
  readonly terms: Start['terms'];
  readonly children: ReactNode;
}

/** The terms before the form. Asked once: the server remembers who agreed to which version. */
export function TermsQuestion({ access, terms: first, children }: TermsQuestionProps): ReactNode {
  const { whenOpen, link } = access;
  const t = useTexts(journeyTexts);
  const failureText = useFailureText();
  const [terms, setTerms] = useState(first);
  const [answer, setAnswer] = useState<'open' | 'agreed' | 'disagreed'>(first.isAccepted ? 'agreed' : 'open');
  if (answer === 'agreed') return children;
  /** Perhaps in another language: who could not read them may have changed it meanwhile. */
  async function readAgain(): Promise<void> {
    setTerms(await whenOpen(() => links.getLinkTerms({})).catch(() => terms));
    setAnswer('open');
  }
  if (answer === 'disagreed') {
    return (
      <OutcomePage
        kind="exit"
        title={t('exitTitle')}
        support={link.support}
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
    try {
      await acceptTerms(access, terms);
      setAnswer('agreed');
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <>
      <PageSkeleton />
      <TermsDialog
        open
        terms={terms.body}
        privacyNotice={terms.privacyNotice}
        onAgree={() => void agree()}
        onDisagree={() => setAnswer('disagreed')}
      />
    </>
  );
}

/** Keeps with the link that its recipient agreed to this version. For flows that ask on a step instead of in a dialog. */
export async function acceptTerms(
  { whenOpen }: Pick<LinkAccess, 'whenOpen'>,
  { version, language }: Pick<Terms, 'version' | 'language'>,
): Promise<void> {
  await whenOpen(() => links.postLinkTermsAcceptance({ version, language }));
}
