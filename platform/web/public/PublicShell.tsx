import { type ReactNode, Suspense } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useExtrasNeeded } from '../app/extras.ts';
import { lazyWithRetry } from '../app/lazy-with-retry.ts';
import { LanguageChooser } from '../LanguageChooser.tsx';
import { NoticeAnnouncer } from '../notices/NoticeAnnouncer.tsx';
import { useTexts } from '../texts.ts';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import { initials } from './initials.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { HelpLine } from './SupportContact.tsx';

export interface PublicShellProps {
  /** The client on whose behalf the page stands; empty until its link was read. */
  readonly clientName?: string | undefined;
  /** A same-origin or `data:` address. */
  readonly clientLogo?: string | undefined;
  /** `#1a4f8b`: a line above the page, and nothing that must be read. */
  readonly clientColour?: string | undefined;
  /** How the client is reached, at the foot of the page. */
  readonly contact?: string | undefined;
  /** Nothing is typed on this page that would be kept without a network. */
  readonly keepsNothing?: boolean;
  readonly children: ReactNode;
}

const ShellExtras = lazyWithRetry(async () => (await import('./ShellExtras.tsx')).ShellExtras);

/** The frame of every public page: whose page it is, language and appearance, and the page itself. */
export function PublicShell({
  clientName = '',
  clientLogo,
  clientColour,
  contact,
  keepsNothing = false,
  children,
}: PublicShellProps): ReactNode {
  const t = useTexts(publicTexts);
  const extrasNeeded = useExtrasNeeded();
  return (
    <div className="public-page flex min-h-dvh flex-col">
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30 focus:bg-surface focus:p-2"
      >
        {t('skipToPage')}
      </a>
      <header
        className="border-b border-line bg-surface"
        style={clientColour ? { borderTop: `4px solid ${clientColour}` } : undefined}
      >
        <div className="mx-auto flex min-h-14 max-w-3xl flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-1">
          {clientLogo ? (
            <img src={clientLogo} alt="" className="h-8 w-auto max-w-24 rounded-ctl bg-white object-contain p-0.5" />
          ) : (
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-ctl bg-ink text-xs font-semibold text-surface"
            >
              {initials(clientName) || 'H'}
            </span>
          )}
          <p className="line-clamp-2 min-w-24 flex-1 text-md leading-tight font-semibold">{clientName}</p>
          <ThemeToggle />
          <LanguageChooser />
        </div>
        <OfflineBanner keepsNothing={keepsNothing} />
      </header>
      <main id="page" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </main>
      {contact && <HelpLine contact={contact} />}
      <NoticeAnnouncer />
      {extrasNeeded && (
        <Suspense>
          <ShellExtras />
        </Suspense>
      )}
    </div>
  );
}
