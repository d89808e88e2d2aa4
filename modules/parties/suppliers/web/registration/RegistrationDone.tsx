import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { type Sent, SentPage } from '#modules/parties/links/web/public-form.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';

/** The registration was sent, or the changes to one. */
export function RegistrationDone({ isEdit, ...sent }: Sent): ReactNode {
  const t = useTexts(registrationTexts);
  return <SentPage title={t(isEdit ? 'doneEditTitle' : 'doneTitle')} {...sent} />;
}
