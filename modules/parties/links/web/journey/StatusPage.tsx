import clsx from 'clsx';
import { Check, CircleDot } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { momentText } from '#platform/web/clock-time.ts';
import { useLanguage } from '#platform/web/language.ts';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { endingTexts } from '#modules/parties/links/messages/ending/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { type LinkStatus, readStatus } from './read-status.ts';

/** How an application stands: received, being checked, asked, decided; with dates and a copy of what was sent. */
export function StatusPage(): ReactNode {
  const failureText = useFailureText();
  const [status, setStatus] = useState<LinkStatus>();
  const [error, setError] = useState<unknown>();
  useEffect(() => void readStatus().then(setStatus, setError), []);
  if (error !== undefined) return <p className="err mx-auto w-full max-w-md p-4">{failureText(error)}</p>;
  return status ? <Status status={status} /> : <PageSkeleton />;
}

function Status({ status }: { readonly status: LinkStatus }): ReactNode {
  const t = useTexts(endingTexts);
  const language = useLanguage();
  const { clientTradeName: client, reference, state, copy, question } = status;
  return (
    <div className="w-full p-4 pt-6">
      <section className="card mx-auto max-w-md p-5">
        <h1 className="text-xl font-semibold wrap-break-word hyphens-auto">{t('statusTitle', { client })}</h1>
        {reference && <p className="mt-1 font-medium">{t('reference', { reference })}</p>}
        <ol className="mt-5 space-y-4">
          {stepsOf(status).map(({ id, isDone, isNow, at }) => (
            <li key={id} className="flex gap-3" aria-current={isNow ? 'step' : undefined}>
              <span
                className={clsx(
                  'grid size-6 shrink-0 place-items-center rounded-full',
                  isDone ? 'bg-ok-soft text-ok' : isNow ? 'bg-brand-soft text-brand' : 'bg-sunken text-faint',
                )}
              >
                {isDone ? <Check size={14} aria-hidden /> : <CircleDot size={14} aria-hidden />}
              </span>
              <span className="min-w-0">
                <span className={clsx('block', isNow ? 'font-semibold' : !isDone && 'text-muted')}>
                  {t(words[id])}
                  <span className="sr-only">{isDone ? ` (${t('stepDone')})` : isNow ? ` (${t('stepNow')})` : ''}</span>
                </span>
                {at && <span className="hlp block">{momentText(at, language)}</span>}
              </span>
            </li>
          ))}
        </ol>
        {state === 'decided' && status.decision && <p className="mt-5 font-medium">{t(decisions[status.decision])}</p>}
        {question && (
          <div className="mt-5 rounded-card bg-brand-soft p-4">
            <p className="font-semibold">
              {t('askedText', { client, at: status.askedAt ? momentText(status.askedAt, language) : '' })}
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{question}</p>
            <p className="hlp mt-2">{t('askedHow')}</p>
          </div>
        )}
        {copy && (
          <div className="mt-6">
            <CopyButton copy={copy} />
          </div>
        )}
      </section>
    </div>
  );
}

const words = {
  received: 'stepReceived',
  checking: 'stepChecking',
  asked: 'stepAsked',
  decided: 'stepDecided',
} as const;
const decisions = {
  approved: 'decisionApproved',
  declined: 'decisionDeclined',
  withdrawn: 'decisionWithdrawn',
} as const;

/** The steps in order. What we asked stands among them only while we wait for the answer. */
function stepsOf({ state, submittedAt, askedAt, decidedAt }: LinkStatus) {
  const order = (['received', 'checking', 'asked', 'decided'] as const).filter((id) => id !== 'asked' || state === id);
  const present = order.indexOf(state);
  const times = { received: submittedAt, checking: null, asked: askedAt, decided: decidedAt } as const;
  return order.map((id, index) => ({
    id,
    isDone: index < present || (state === 'decided' && id === 'decided') || (state === 'received' && id === 'received'),
    isNow: index === present,
    at: times[id],
  }));
}
