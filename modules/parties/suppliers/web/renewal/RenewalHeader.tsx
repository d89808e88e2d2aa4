import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { clientToday } from '#platform/client-day.ts';
import { formatDate } from '#platform/dates.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { renewalTexts } from '#modules/parties/suppliers/messages/renewal/index.ts';
import type { RenewalFormProps } from './link-calls.ts';

/** What the page is, whose certificate it asks for, and until when the present one holds. */
export function RenewalHeader({ link }: Pick<RenewalFormProps, 'link'>): ReactNode {
  const t = useTexts(renewalTexts);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The code's page has gone: a screen reader learns of the new one by the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const ends = link.presentCover?.to;
  const hasEnded = ends !== undefined && ends < clientToday();
  return (
    <header>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-break-word outline-none">
        {t('heading')}
      </h1>
      <p className="mt-1 text-lg font-medium wrap-break-word">{link.carrierName}</p>
      <p className="mt-2 text-muted">
        {ends && <>{t(hasEnded ? 'coverEnded' : 'coverEnds', { date: formatDate(ends, language) })} </>}
        {t('upload', { client: link.clientTradeName })}
      </p>
    </header>
  );
}
