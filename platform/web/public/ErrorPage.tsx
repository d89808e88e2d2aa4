import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { OutcomePage } from './OutcomePage.tsx';

/** An address that leads nowhere on the public side. */
export function ErrorPage(): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <OutcomePage kind="failure" title={t('nothingHere')}>
      {t('nothingHereText')}
    </OutcomePage>
  );
}
