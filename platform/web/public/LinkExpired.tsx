import type { ReactNode } from 'react';
import type { Language } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { OutcomePage } from './OutcomePage.tsx';

interface LinkExpiredProps {
  /** Where the flow words it otherwise. */
  readonly title?: Readonly<Record<Language, string>> | undefined;
  readonly support?: string | undefined;
}

/** The one page for every link that cannot be used, whatever the reason: it must not tell which. */
export function LinkExpired({ title, support }: LinkExpiredProps): ReactNode {
  const t = useTexts(publicTexts);
  const language = useLanguage();
  return (
    <OutcomePage kind="expired" title={title?.[language] ?? t('linkExpired')} support={support}>
      {t('linkExpiredText')}
    </OutcomePage>
  );
}
