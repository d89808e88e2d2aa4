import type { ReactNode } from 'react';
import { locales } from '#platform/language.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';

/** "Supplier Registration Form" and the client's trade name, in capitals as the specification asks. */
export function FormTitle({ client }: { readonly client: string }): ReactNode {
  const t = useTexts(registrationTexts);
  const locale = locales[useLanguage()];
  return (
    <p className="mx-auto flex w-full max-w-3xl flex-wrap gap-x-2 px-4 pt-4 text-sm text-muted">
      <span>{t('formTitle')}</span>
      <strong className="font-semibold text-ink">{client.toLocaleUpperCase(locale)}</strong>
    </p>
  );
}
