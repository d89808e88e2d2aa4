import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { recordTexts } from '#platform/messages/records/index.ts';
import { fileSize } from '#platform/web/fields/file-size.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documentPath, subjectPath } from './calls.ts';
import { DocumentBadge } from './words.tsx';

interface DocumentFactsProps {
  readonly document: DocumentRow;
  readonly versions: readonly DocumentRow[];
}

/** What is known of a document, and its other versions. */
export function DocumentFacts({ document, versions }: DocumentFactsProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const shared = useTexts(recordTexts);
  const formats = useFormats();
  const language = useLanguage();
  const { checks, subjectType, subjectId } = document;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      types(`subject_${subjectType}`),
      <Link key="subject" to={subjectPath(subjectType, subjectId)} className="text-brand hover:underline">
        {document.subjectName}
      </Link>,
    ],
    [t('issueDate'), formats.date(document.issueDate)],
    [t('expiryDate'), formats.date(document.expiryDate)],
    [t('number'), document.number],
    [t('issuer'), document.issuer],
    [t('tags'), document.tags.join(', ')],
    [t('uploadedBy'), `${document.uploadedBy}, ${formats.moment(document.uploadedAt)}`],
    [t('source'), t(`source_${document.uploadedVia}`)],
    [t('decidedBy'), document.reviewedBy && `${document.reviewedBy}, ${formats.moment(document.reviewedAt)}`],
    [t('reason'), document.rejectReason],
    [shared('differenceReason'), document.differenceReason],
    [t('sensitivity'), t(`sensitivity_${document.sensitivity}`)],
    [
      t('checks'),
      [
        t(checks.scan === 'clean' ? 'scanClean' : 'scanNone'),
        checks.isTextRead && t('textRead'),
        checks.pages !== null && t('pages', { count: checks.pages }),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('file'), `${document.fileName} · ${fileSize(document.size, language)}`],
  ];
  return (
    <>
      <section aria-label={t('details')} className="card px-4 py-3">
        <h2 className="font-semibold">{t('details')}</h2>
        <dl className="mt-2 grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="break-words">{value}</dd>
                </div>
              ),
          )}
        </dl>
        {document.isOwned && <p className="mt-3 text-sm text-muted">{t('ownedHint')}</p>}
      </section>
      {versions.length > 1 && (
        <section aria-label={t('versions')} className="card">
          <h2 className="px-4 pt-3 font-semibold">{t('versions')}</h2>
          <ol className="divide-y divide-line/60 px-4 pb-1">
            {versions.map((version) => (
              <li key={version.documentId} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
                {version.documentId === document.documentId ? (
                  <span aria-current="page" className="font-medium">
                    {t('versionNumber', { number: version.version })}
                  </span>
                ) : (
                  <Link to={documentPath(version.documentId)} className="text-brand hover:underline">
                    {t('versionNumber', { number: version.version })}
                  </Link>
                )}
                <span className="text-muted">{formats.day(version.uploadedAt)}</span>
                <DocumentBadge status={version.shownStatus} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
