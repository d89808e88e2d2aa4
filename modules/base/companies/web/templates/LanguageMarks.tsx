import type { ReactNode } from 'react';
import { type Language, languageNames, languages, locales } from '#platform/language.ts';
import { useLanguage } from '#platform/web/language.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { type TermsMark, unevenLanguages } from '#modules/base/companies/terms.ts';

const tones: Readonly<Record<TermsMark, Tone>> = { changed: 'info', asBefore: 'plain', empty: 'warn' };

interface LanguageMarksProps {
  readonly marks: Readonly<Record<Language, TermsMark>>;
  /** The name of the version in force, if there is one. */
  readonly inForce: string | undefined;
}

/** Which languages of a draft changed, which say what was said before, and which say nothing. */
export function LanguageMarks({ marks, inForce = '' }: LanguageMarksProps): ReactNode {
  const t = useTexts(templateTexts);
  return (
    <ul aria-label={t('languageMarks')} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {languages.map((language) => (
        <li key={language}>
          {languageNames[language]}{' '}
          <StatusBadge tone={tones[marks[language]]}>{t(`mark_${marks[language]}`, { version: inForce })}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

/** What is asked before a version is published whose languages do not say the same; undefined where they all moved. */
export function useUneven(
  marks: Readonly<Record<Language, TermsMark>>,
  inForce: string | undefined,
): string | undefined {
  const t = useTexts(templateTexts);
  const names = new Intl.ListFormat(locales[useLanguage()], { type: 'conjunction' });
  const { asBefore, empty } = unevenLanguages(marks);
  const listed = (found: readonly Language[]) => names.format(found.map((each) => languageNames[each]));
  const told = [
    ...(asBefore.length > 0 ? [t('publishAsBefore', { languages: listed(asBefore), version: inForce ?? '' })] : []),
    ...(empty.length > 0 ? [t('publishEmpty', { languages: listed(empty) })] : []),
  ];
  return told.length > 0 ? told.join(' ') : undefined;
}
