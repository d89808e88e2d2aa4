import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDate, isCalendarDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { formatMoney, inRand, noCents, parseMoney } from '#platform/money.ts';
import { useLanguage } from '#platform/web/language.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { type Answer, type AnsweredField, answers, type CertificateFacts, readValues } from './read-facts.ts';

interface FoundInCertificateProps {
  readonly facts: CertificateFacts;
  /** Those that say otherwise. */
  readonly fields: readonly AnsweredField[];
  readonly onDone: () => void;
}

/**
 * What the certificate says and the form says otherwise: offered for its fields, and never written over them unasked. What
 * nobody had answered was filled in already.
 */
export function FoundInCertificate({ facts, fields, onDone }: FoundInCertificateProps): ReactNode {
  const t = useTexts(registrationTexts);
  const language = useLanguage();
  const { setValue } = useFormContext();
  const found = (Object.keys(answers) as readonly Answer[]).filter((key) => fields.includes(answers[key]));
  if (found.length === 0) return null;
  function fillIn(): void {
    const values = readValues(facts);
    for (const key of found)
      setValue(answers[key], values.get(answers[key]), { shouldDirty: true, shouldValidate: true });
    snackbar(t('filledIn'), { kind: 'ok' });
    onDone();
  }
  return (
    <section aria-label={t('found')} className="rounded-card bg-brand-soft p-4">
      <h3 className="font-semibold">{t('found')}</h3>
      <p className="hlp">{t('foundHint')}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {facts['insuredName'] && <Fact label={t('insuredName')} value={facts['insuredName']} />}
        {found.map((key) => (
          <Fact key={key} label={t(answers[key])} value={written(key, facts[key] ?? '', language)} />
        ))}
      </dl>
      <button type="button" className="btn btn-s mt-3" onClick={fillIn}>
        {t('fillIn')}
      </button>
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{value}</dd>
    </>
  );
}

function written(key: Answer, value: string, language: Language): string {
  if (key === 'cover') return formatMoney(inRand(parseMoney(value) ?? noCents), language);
  return isCalendarDate(value) ? formatDate(value, language) : value;
}
