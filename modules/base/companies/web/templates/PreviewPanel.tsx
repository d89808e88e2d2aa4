import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Language } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { TermsText } from '#platform/web/dialogs/TermsText.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { currentLanguage } from '#platform/web/language.ts';
import { initials } from '#platform/web/public/initials.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import type { TermsRow } from '#modules/base/companies/templates.ts';
import type { TermsPurpose } from '#modules/base/companies/terms.ts';
import { settingRead, termsRead } from './calls.ts';
import { LanguageSelect, PurposeSelect } from './PurposeSelect.tsx';
import type { ShownSetting } from './setting-form.ts';

/** The first pages of a public form, with the newest words: a draft before the version in force. */
export function PreviewPanel(): ReactNode {
  const t = useTexts(templateTexts);
  const [purpose, setPurpose] = useState<TermsPurpose>('supplier');
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const setting = useQuery(settingRead);
  const terms = useQuery(termsRead('terms', purpose));
  const privacy = useQuery(termsRead('privacy', purpose));
  return (
    <section aria-labelledby="panel-title">
      <header className="flex flex-wrap items-center gap-3">
        <h1 id="panel-title" className="text-xl font-semibold">
          {t('title_preview')}
        </h1>
        <PurposeSelect value={purpose} onChange={setPurpose} />
        <LanguageSelect value={language} onChange={setLanguage} />
      </header>
      <RecordGate query={setting} skeleton={<FormSkeleton />}>
        {(shown) => (
          <div className="mt-5 grid items-start gap-6 lg:grid-cols-2 xl:grid-cols-[24rem_24rem_minmax(0,1fr)]">
            <Phone
              title={t('title_terms')}
              setting={shown}
              purpose={purpose}
              text={newest(terms.data)}
              language={language}
              asksConsent
            />
            <Phone
              title={t('title_privacy')}
              setting={shown}
              purpose={purpose}
              text={newest(privacy.data)}
              language={language}
            />
            <AskedFor setting={shown} purpose={purpose} />
          </div>
        )}
      </RecordGate>
    </section>
  );
}

/** The draft, else what is in force. */
function newest(versions: readonly TermsRow[] | undefined): TermsRow | undefined {
  return versions?.find(({ status }) => status === 'draft') ?? versions?.find(({ status }) => status === 'published');
}

interface PhoneProps {
  readonly title: string;
  readonly setting: ShownSetting;
  readonly purpose: TermsPurpose;
  readonly text: TermsRow | undefined;
  readonly language: Language;
  readonly asksConsent?: boolean;
}

/** A page of the public form, as narrow as a phone. Its buttons are pictures of buttons. */
function Phone({ title, setting, purpose, text, language, asksConsent }: PhoneProps): ReactNode {
  const t = useTexts(templateTexts);
  const shared = useTexts(publicTexts);
  const body = text?.bodies[language] ?? text?.bodies.en;
  return (
    <figure className="mx-auto w-full max-w-96">
      <figcaption className="mb-2 text-sm text-muted">
        {text
          ? t(text.status === 'draft' ? 'previewDraft' : 'previewInForce', { version: text.version })
          : t('noVersions')}
      </figcaption>
      <div className="overflow-hidden rounded-dlg border border-line-strong bg-canvas">
        <p
          className="flex items-center gap-2.5 border-b border-line bg-surface px-4 py-3 font-semibold"
          style={setting.brandColour ? { borderTop: `4px solid ${setting.brandColour}` } : undefined}
        >
          {setting.logoURL ? (
            <img
              src={setting.logoURL}
              alt=""
              className="h-8 w-auto max-w-24 rounded-ctl bg-white object-contain p-0.5"
            />
          ) : (
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-ctl bg-ink text-xs text-surface"
            >
              {initials(setting.tradeName)}
            </span>
          )}
          {setting.tradeName}
        </p>
        <div className="px-4 py-4">
          <p className="text-lg font-semibold">{t(`formTitle_${purpose}`)}</p>
          <p className="mt-3 mb-2 font-medium">{title}</p>
          {body ? <TermsText title={title} terms={body} /> : <p className="text-muted">{t('noVersions')}</p>}
        </div>
        {asksConsent && body && (
          <p aria-hidden="true" className="flex gap-2 border-t border-line bg-surface p-3 text-center font-medium">
            <span className="flex-1 rounded-ctl border border-line-strong py-2.5">{shared('disagree')}</span>
            <span className="flex-1 rounded-ctl border border-ink bg-ink py-2.5 text-surface">{shared('agree')}</span>
          </p>
        )}
      </div>
    </figure>
  );
}

function AskedFor({ setting, purpose }: { readonly setting: ShownSetting; readonly purpose: TermsPurpose }): ReactNode {
  const t = useTexts(templateTexts);
  const types = useTexts(documentTypeTexts);
  const rules = setting.requiredDocuments.filter(({ subjectType }) => subjectType === purpose);
  return (
    <section aria-label={t('askedFor')} className="card max-w-md px-4 py-3">
      <h2 className="font-semibold">{t('askedFor')}</h2>
      <ul className="mt-2 space-y-1.5">
        {rules.map(({ code, label, isMandatory }) => (
          <li key={code} className="flex justify-between gap-3">
            {label || types(code)}
            {isMandatory && <span className="text-sm text-muted">{t('mandatory')}</span>}
          </li>
        ))}
        {rules.length === 0 && <li className="text-muted">{t('noneRequired')}</li>}
      </ul>
    </section>
  );
}
