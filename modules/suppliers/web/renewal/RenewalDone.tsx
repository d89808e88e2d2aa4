import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { RenewalSent } from './link-calls.ts';

/** The certificate was sent. */
export function RenewalDone({ support }: RenewalSent): ReactNode {
  return <OutcomePage kind="success" title={useTexts(publicTexts)('gitSubmitted')} support={support} />;
}
