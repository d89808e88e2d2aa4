import type { ReactNode } from 'react';
import { type Language, languageNames, languages } from '#platform/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { termsPurposes, type TermsPurpose } from '#modules/base/companies/terms.ts';

interface SelectProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Whom the texts are for. */
export function PurposeSelect({ value, onChange }: SelectProps<TermsPurpose>): ReactNode {
  const t = useTexts(templateTexts);
  const types = useTexts(documentTypeTexts);
  return (
    <label className="flex items-center gap-2">
      <span className="text-muted">{t('purpose')}</span>
      <select className="ctl w-auto" value={value} onChange={(event) => onChange(event.target.value as TermsPurpose)}>
        {termsPurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {types(`subject_${purpose}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The language of a text, each under its own name. */
export function LanguageSelect({ value, onChange }: SelectProps<Language>): ReactNode {
  const t = useTexts(templateTexts);
  return (
    <label className="flex items-center gap-2">
      <span className="text-muted">{t('language')}</span>
      <select className="ctl w-auto" value={value} onChange={(event) => onChange(event.target.value as Language)}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
