import type { ReactNode } from 'react';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { journeyTexts } from '#modules/parties/links/messages/journey/index.ts';
import { LazyReceipt } from './LazyReceipt.tsx';

/** What the last page says of a form that staff will look at. */
export interface Sent {
  readonly client: string;
  readonly email: string;
  readonly support: string;
  readonly isEdit: boolean;
}

interface SentPageProps extends Omit<Sent, 'isEdit'> {
  readonly title: string;
}

/** The form was sent: what happens next, and whom to ask. */
export function SentPage({ title, client, email, support }: SentPageProps): ReactNode {
  const t = useTexts(journeyTexts);
  return (
    <OutcomePage kind="success" title={title} support={support} action={<LazyReceipt />}>
      <p>
        {t('doneText', { client })} {t('sentReviewed', { client })}
      </p>
      <h2 className="mt-5 text-start font-semibold text-ink">{t('whatNext')}</h2>
      <ol className="mt-1.5 list-decimal space-y-1.5 ps-5 text-start marker:text-faint">
        <li>{t('nextReview', { client })}</li>
        <li>{t('nextQuestion')}</li>
        <li className="break-words">{t('nextDecision', { email })}</li>
      </ol>
    </OutcomePage>
  );
}
