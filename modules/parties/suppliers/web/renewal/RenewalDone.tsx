import type { ReactNode } from 'react';
import { outcomeTexts } from '#platform/messages/outcome/index.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { RenewalSent } from './link-calls.ts';

/** The certificate was sent. */
export function RenewalDone({ support }: RenewalSent): ReactNode {
  return <OutcomePage kind="success" title={useTexts(outcomeTexts)('gitSubmitted')} support={support} />;
}
