import type { ReactNode } from 'react';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { LazyReceipt } from '#modules/parties/links/web/public.ts';
import type { Done } from './link-calls.ts';

/** The application was sent: what comes next, and what was signed to keep. */
export function RegistrationDone({ support }: Done): ReactNode {
  const t = useTexts(applicationTexts);
  return (
    <OutcomePage
      kind="success"
      title={t('doneTitle')}
      support={support}
      action={<LazyReceipt download={t('download')} />}
    >
      {t('doneText')}
    </OutcomePage>
  );
}
