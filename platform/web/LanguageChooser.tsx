import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { type Language, languageNames, languages, locales } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useLanguage } from './language.ts';
import { toast } from './notices/notices.ts';
import { switchLanguage, useTexts } from './texts.ts';

/** The languages under their own names, in the device's own list. The choice is remembered on this device. */
export function LanguageChooser({ className }: { readonly className?: string }): ReactNode {
  const t = useTexts(publicTexts);
  const language = useLanguage();
  const [wanted, setWanted] = useState<Language>();
  async function choose(next: Language): Promise<void> {
    setWanted(next);
    try {
      await switchLanguage(next);
    } catch {
      toast(t('languageNotLoaded', { language: languageNames[next] }), { kind: 'danger' });
    } finally {
      setWanted(undefined);
    }
  }
  return (
    <select
      aria-label={t('language')}
      className={clsx(
        'ctl field-sizing-content w-auto border-transparent bg-transparent text-muted shadow-none',
        className,
      )}
      value={wanted ?? language}
      onChange={(event) => void choose(event.target.value as Language)}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={locales[each]}>
          {languageNames[each]}
        </option>
      ))}
    </select>
  );
}
