import { type ReactNode, useEffect } from 'react';
import { type Language, locales } from '#platform/language.ts';
import { useLanguage } from '#platform/web/language.ts';

interface FormTitleProps {
  readonly title: Readonly<Record<Language, string>>;
  /** Empty until the link was read. */
  readonly client: string;
  readonly inCapitals: boolean;
}

/** "Supplier Registration Form" and the client's trade name. */
export function FormTitle({ title: titles, client, inCapitals }: FormTitleProps): ReactNode {
  const language = useLanguage();
  const title = titles[language];
  useEffect(() => {
    if (client) document.title = `${title} · ${client}`;
  }, [title, client]);
  return (
    <p className="mx-auto flex w-full max-w-3xl flex-wrap gap-x-2 px-4 pt-4 text-sm text-muted">
      <span>{title}</span>
      <strong className="font-semibold text-ink">
        {inCapitals ? client.toLocaleUpperCase(locales[language]) : client}
      </strong>
    </p>
  );
}
