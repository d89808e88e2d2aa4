import { type ReactNode, useEffect } from 'react';
import { languageWasChosen } from '#platform/web/language.ts';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';
import { PublicShell } from '#platform/web/public/PublicShell.tsx';
import { switchLanguage, useTexts } from '#platform/web/texts.ts';
import { trackingTexts } from '#modules/work/tracking/messages/page/index.ts';
import { LoadCard } from './LoadCard.tsx';
import { useTrackedLoad } from './use-tracked-load.ts';

/** `/loadtracking`: a customer sees where its load stands and when it comes, without a code, a name or a price. */
export function TrackingPage({ token }: { readonly token: string }): ReactNode {
  const t = useTexts(trackingTexts);
  const [{ load, ended, endedClient, contact, isAway }, again] = useTrackedLoad(token);
  const language = load?.language;
  useEffect(() => {
    if (language && !languageWasChosen()) void switchLanguage(language, { remember: false }).catch(() => undefined);
  }, [language]);
  const title = load && `${t('title', { load: load.loadNumber })} · ${load.clientName}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const endings = { expired: 'ended_expired', revoked: 'ended_revoked', replaced: 'ended_revoked' } as const;
  // An address that was cut off on its way never was a link that could end.
  const ending = endings[ended as keyof typeof endings];
  return (
    <PublicShell
      keepsNothing
      clientName={load?.clientName ?? endedClient}
      clientLogo={load?.clientLogo || undefined}
      clientColour={load?.clientColour || undefined}
      contact={load?.support || contact || undefined}
    >
      {ended !== '' ? (
        <Notice title={t(ending ? 'ended' : 'notOpened')}>{t(ending ?? 'ended_unknown')}</Notice>
      ) : load ? (
        <LoadCard load={load} isAway={isAway} />
      ) : isAway ? (
        <Notice title={t('unreachable')} action={t('tryNow')} onAction={again}>
          {t('unreachableText')}
        </Notice>
      ) : (
        <PageSkeleton />
      )}
    </PublicShell>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: string;
  readonly onAction?: () => void;
}

function Notice({ title, children, action, onAction }: NoticeProps): ReactNode {
  return (
    <section className="card mx-auto mt-6 w-[calc(100%-2rem)] max-w-xl p-5">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-2">{children}</p>
      {action && (
        <button type="button" className="btn btn-p mt-5 h-12 w-full" onClick={onAction}>
          {action}
        </button>
      )}
    </section>
  );
}
