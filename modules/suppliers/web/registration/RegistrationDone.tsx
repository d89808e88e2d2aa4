import type { ReactNode } from 'react';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';

/** What the last page says. */
export interface Done {
  readonly client: string;
  readonly email: string;
  readonly support: string;
  readonly isEdit: boolean;
}

/** The registration was sent: what happens next, and whom to ask. */
export function RegistrationDone({ client, email, support, isEdit }: Done): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <OutcomePage kind="success" title={t(isEdit ? 'doneEditTitle' : 'doneTitle')} support={support}>
      <p>{t('doneText', { client })}</p>
      <h2 className="mt-5 text-start font-semibold text-ink">{t('whatNext')}</h2>
      <ol className="mt-1.5 list-decimal space-y-1.5 ps-5 text-start marker:text-faint">
        <li>{t('nextReview', { client })}</li>
        <li>{t('nextQuestion')}</li>
        <li className="break-words">{t('nextDecision', { email })}</li>
      </ol>
    </OutcomePage>
  );
}
