import { type ReactNode, useState } from 'react';
import type { Language } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { momentText } from '#platform/web/clock-time.ts';
import { useLanguage } from '#platform/web/language.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { LinkEnd } from '#modules/parties/links/contract.ts';
import { endingTexts } from '#modules/parties/links/messages/ending/index.ts';
import { isWholeToken } from './whole-token.ts';
import { links } from './link-calls.ts';

const StatusGate = lazyWithRetry(async () => (await import('./StatusGate.tsx')).StatusGate);

interface LinkEndedProps {
  readonly token: string;
  readonly end: LinkEnd | undefined;
  /** Where the flow words it otherwise. */
  readonly title?: Readonly<Record<Language, string>> | undefined;
}

const sentences = {
  submitted: 'endSubmitted',
  answered: 'endAnswered',
  expired: 'endExpired',
  replaced: 'endReplaced',
  revoked: 'endRevoked',
  locked: 'endLocked',
  otherFlow: 'endOtherFlow',
} as const;
const answers = { accept: 'endAccepted', decline: 'endDeclined' } as const;

/** A link that opens nothing: what became of it, and what its holder can do now. */
export function LinkEnded({ token, end, title: titles }: LinkEndedProps): ReactNode {
  const t = useTexts(endingTexts);
  const common = useTexts(publicTexts);
  const language = useLanguage();
  const [isStatusWanted, setIsStatusWanted] = useState(false);
  const title = titles?.[language] ?? common('linkExpired');
  if (!end) {
    return isWholeToken(token) ? (
      <OutcomePage kind="expired" title={title}>
        {t('endUnknown')}
      </OutcomePage>
    ) : (
      <OutcomePage kind="expired" title={common('linkIncomplete')}>
        {common('linkIncompleteText')}
      </OutcomePage>
    );
  }
  if (isStatusWanted) return <StatusGate token={token} />;
  const { reason, answer, reference, clientTradeName: client, hasStatus, maySendAgain } = end;
  const at = end.at ? momentText(end.at, language) : '';
  return (
    <OutcomePage
      kind={reason === 'submitted' || reason === 'answered' ? 'success' : 'expired'}
      title={title}
      action={
        hasStatus ? (
          <button type="button" className="btn btn-p" onClick={() => setIsStatusWanted(true)}>
            {t('showStatus')}
          </button>
        ) : (
          maySendAgain && <SendAgain token={token} client={client} />
        )
      }
    >
      <p>{t(answer ? answers[answer] : sentences[reason], { at, client })}</p>
      {reference && <p className="mt-2 font-medium text-ink">{t('reference', { reference })}</p>}
    </OutcomePage>
  );
}

/** A new link to the address on file; what was filled in is kept. */
function SendAgain({ token, client }: { readonly token: string; readonly client: string }): ReactNode {
  const t = useTexts(endingTexts);
  const failureText = useFailureText();
  const [state, setState] = useState<{ readonly isBusy?: boolean; readonly said?: string; readonly error?: unknown }>(
    {},
  );
  async function send(): Promise<void> {
    setState({ isBusy: true });
    try {
      setState({ said: (await links.sendLinkAgain({ key: token })).message });
    } catch (error) {
      setState({ error });
    }
  }
  return (
    <>
      {!state.said && (
        <>
          <button type="button" className="btn btn-p" disabled={state.isBusy} onClick={() => void send()}>
            {t(state.isBusy ? 'sendingAgain' : 'sendAgain')}
          </button>
          <p className="hlp mt-2">{t('sentAgainHint', { client })}</p>
        </>
      )}
      <p aria-live="polite" className={state.error ? 'err mt-2' : 'mt-2 text-ok'}>
        {state.error === undefined ? state.said : failureText(state.error)}
      </p>
    </>
  );
}
