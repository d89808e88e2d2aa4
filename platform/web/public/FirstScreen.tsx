import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';

/**
 * What a link shows while it is being read. The same text and the same boxes stand in the root document, so that the
 * page can be read before any code has come; whoever changes one changes the other (web/index.html).
 */
export function FirstScreen(): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <div className="w-full p-4 pt-6" aria-busy="true">
      <section className="card mx-auto w-full max-w-md p-5">
        <h1 className="text-xl font-semibold">{t('confirmYourNumber')}</h1>
        <p className="mt-1 text-muted">{t('codeWillBeSentToLink')}</p>
        <div className="skeleton mt-5 h-8.5 pointer-coarse:h-12" />
      </section>
    </div>
  );
}
