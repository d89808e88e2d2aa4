import { type ReactNode, useEffect } from 'react';
import { locales } from '#platform/language.ts';
import { useLanguage } from '#platform/web/language.ts';
import { registrationTitle } from '#modules/suppliers/messages/registration/title.ts';

/** "Supplier Registration Form" and the client's trade name, in capitals as the specification asks. */
export function FormTitle({ client }: { readonly client: string }): ReactNode {
  const language = useLanguage();
  const title = registrationTitle[language];
  useEffect(() => {
    document.title = `${title} · ${client}`;
  }, [title, client]);
  return (
    <p className="mx-auto flex w-full max-w-3xl flex-wrap gap-x-2 px-4 pt-4 text-sm text-muted">
      <span>{title}</span>
      <strong className="font-semibold text-ink">{client.toLocaleUpperCase(locales[language])}</strong>
    </p>
  );
}
