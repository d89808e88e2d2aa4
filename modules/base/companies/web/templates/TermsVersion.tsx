import { type ReactNode, useState } from 'react';
import { type Language, languageNames, languages } from '#platform/language.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { TermsText } from '#platform/web/dialogs/TermsText.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { useLeaveGuard } from '#platform/web/form/leave-guard.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import type { TermsRow } from '#modules/base/companies/templates.ts';
import { type TermsBodies, termsMarks } from '#modules/base/companies/terms.ts';
import { companiesNoun, templates, useMay } from './calls.ts';
import { LanguageMarks, useUneven } from './LanguageMarks.tsx';
import { LanguageSelect } from './PurposeSelect.tsx';
import { TextComparison } from './TextComparison.tsx';

/** How a person looks at the versions; it stays when one of them is saved or another one is chosen. */
export interface TermsView {
  readonly language: Language;
  /** The id of the version that is compared with, or empty. */
  readonly compared: string;
}

interface Versions {
  readonly shown: TermsRow;
  readonly versions: readonly TermsRow[];
}

interface TermsVersionProps extends Versions {
  readonly view: TermsView;
  readonly onView: (view: TermsView) => void;
}

type Step = 'save' | 'publish' | 'retire' | 'remove';

/** One version: written while it is a draft, read afterwards, compared with any other. */
export function TermsVersion({ shown, versions, view, onView }: TermsVersionProps): ReactNode {
  const t = useTexts(templateTexts);
  const formats = useFormats();
  const { language, compared } = view;
  const [bodies, setBodies] = useState<TermsBodies>(shown.bodies);
  const isDraft = shown.status === 'draft';
  const isDirty = isDraft && JSON.stringify(bodies) !== JSON.stringify(shown.bodies);
  const inForce = versions.find(({ status, termsId }) => status === 'published' && termsId !== shown.termsId);
  const marks = termsMarks(bodies, inForce?.bodies);
  const { busy, act } = useSteps(shown, bodies, useUneven(marks, inForce?.version));
  const mayWrite = useMay('putCompanyTerms') && isDraft;
  const [mayPublish, mayRetire, mayRemove] = [
    useMay('publishCompanyTerms'),
    useMay('retireCompanyTerms'),
    useMay('deleteCompanyTerms'),
  ];
  useLeaveGuard(isDirty);
  const body = bodies[language] ?? '';
  const other = versions.find(({ termsId }) => termsId === compared && termsId !== shown.termsId);
  return (
    <article aria-label={shown.version} className="card min-w-0">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{shown.version}</h2>
          <p className="text-sm text-muted">
            {shown.publishedAt
              ? t('publishedAt', { at: formats.moment(shown.publishedAt), by: shown.publishedBy ?? '' })
              : t('draftedAt', { at: formats.moment(shown.createdAt), by: shown.createdBy })}
          </p>
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {isDirty && <span className="text-sm text-muted">{t('unsaved')}</span>}
          {isDraft && mayRemove && (
            <button type="button" className="btn btn-g text-danger" disabled={busy} onClick={() => void act('remove')}>
              {t('remove')}
            </button>
          )}
          {shown.status === 'published' && mayRetire && (
            <button type="button" className="btn btn-s" disabled={busy} onClick={() => void act('retire')}>
              {t('retire')}
            </button>
          )}
          {mayWrite && (
            <button type="button" className="btn btn-s" disabled={busy || !isDirty} onClick={() => void act('save')}>
              {t('save')}
            </button>
          )}
          {isDraft && mayPublish && !isDirty && (
            <button type="button" className="btn btn-p" disabled={busy} onClick={() => void act('publish')}>
              {t('publish')}
            </button>
          )}
        </div>
      </header>
      <div className="space-y-4 px-4 py-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LanguageSelect value={language} onChange={(next) => onView({ ...view, language: next })} />
          {versions.length > 1 && (
            <ComparedWith
              shown={shown}
              versions={versions}
              value={other?.termsId ?? ''}
              onChange={(next) => onView({ ...view, compared: next })}
            />
          )}
        </div>
        {isDraft && <LanguageMarks marks={marks} inForce={inForce?.version} />}
        {other ? (
          <TextComparison title={other.version} before={other.bodies[language] ?? ''} after={body} />
        ) : mayWrite ? (
          <BodyField language={language} value={body} onChange={(text) => setBodies({ ...bodies, [language]: text })} />
        ) : body ? (
          <TermsText title={shown.version} terms={body} />
        ) : null}
        {!body && language !== languages[0] && <p className="text-sm text-muted">{t('fallsBack')}</p>}
      </div>
    </article>
  );
}

interface ComparedWithProps extends Versions {
  /** The id of a version, or empty. */
  readonly value: string;
  readonly onChange: (termsId: string) => void;
}

function ComparedWith({ shown, versions, value, onChange }: ComparedWithProps): ReactNode {
  const t = useTexts(templateTexts);
  return (
    <label className="flex items-center gap-2">
      <span className="text-muted">{t('compareWith')}</span>
      <select className="ctl w-auto" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('noComparison')}</option>
        {versions
          .filter(({ termsId }) => termsId !== shown.termsId)
          .map(({ termsId, version }) => (
            <option key={termsId} value={termsId}>
              {version}
            </option>
          ))}
      </select>
    </label>
  );
}

interface BodyFieldProps {
  readonly language: Language;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function BodyField({ language, value, onChange }: BodyFieldProps): ReactNode {
  const t = useTexts(templateTexts);
  return (
    <label className="block">
      <span className="lbl">
        {t('body')} ({languageNames[language]})
      </span>
      <span className="hlp mt-0.5 block">{t('bodyHelp')}</span>
      <textarea
        className="ctl mt-1.5 min-h-80 leading-relaxed"
        rows={18}
        maxLength={20_000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** What can be done with a version. Each asks first where it cannot be taken back. */
function useSteps(shown: TermsRow, bodies: TermsBodies, uneven: string | undefined) {
  const t = useTexts(templateTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const { termsId, lockId, version } = shown;
  const steps = {
    save: { question: undefined, done: t('saved'), danger: false },
    publish: {
      question: [t('publishQuestion', { version }), uneven].filter(Boolean).join(' '),
      done: t('published', { version }),
      danger: false,
    },
    retire: { question: t('retireQuestion', { version }), done: t('retired', { version }), danger: true },
    remove: { question: t('removeQuestion', { version }), done: t('removed'), danger: true },
  } as const;

  async function act(step: Step): Promise<void> {
    const { question, done, danger } = steps[step];
    const yes = step === 'publish' && uneven ? t('publishAnyway') : t(step);
    if (question !== undefined && !(await askConfirm({ text: question, yes, danger }))) return;
    setBusy(true);
    const options = { lockId, idempotencyKey: keyFor([step, termsId, lockId, bodies]) };
    try {
      if (step === 'save') await templates.putCompanyTerms({ termsId, version, bodies: { ...bodies } }, options);
      else if (step === 'publish') await templates.publishCompanyTerms({ termsId }, options);
      else if (step === 'retire') await templates.retireCompanyTerms({ termsId }, options);
      else await templates.deleteCompanyTerms({ termsId }, options);
      snackbar(done, { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      await queries.invalidateQueries({ queryKey: [companiesNoun, 'terms'] });
      setBusy(false);
    }
  }
  return { busy, act };
}
