import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { OutcomePage } from './OutcomePage.tsx';

/** The one page for every link that cannot be used, whatever the reason: it must not tell which. */
export function LinkExpired({ support }: { readonly support?: string | undefined }): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <OutcomePage kind="expired" title={t('linkExpired')} support={support}>
      {t('linkExpiredText')}
    </OutcomePage>
  );
}
