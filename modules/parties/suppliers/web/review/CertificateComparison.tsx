import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientDay } from '#platform/client-day.ts';
import { isCalendarDate } from '#platform/dates.ts';
import { parseMoney, wireOf } from '#platform/money.ts';
import { areSimilarNames } from '#platform/names.ts';
import { type Formats, useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { partyReviewTexts } from '#modules/parties/parties/messages/review/index.ts';
import type { CertificateFacts } from '#modules/parties/suppliers/compliance.ts';
import type { Certificate } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { daysIn, gapBefore } from '#modules/parties/suppliers/renewals.ts';
import { isOpen } from '#modules/parties/suppliers/status.ts';
import { useReviewed } from './reviewed.ts';

interface Line {
  readonly label: string;
  /** Of the certificate that this one is to follow. */
  readonly before: string;
  readonly typed: string;
  readonly read: string;
  readonly differs: boolean;
}

/** What was typed and what was read in the document, beside the certificate that it follows. */
export function CertificateComparison({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const shared = useTexts(partyReviewTexts);
  const followed = useFollowed(certificate);
  const lines = useLines(certificate, followed);
  const isRead = Object.keys(certificate.facts).length > 0;
  if (!isRead && !followed)
    return certificate.blobName && <p className="mt-3 text-sm text-muted">{t('nothingRead')}</p>;
  return (
    <>
      <table className="mt-3 w-full table-fixed text-left text-sm">
        <caption className="sr-only">{t('typedAndRead')}</caption>
        <thead className="text-muted">
          <tr>
            {followed ? (
              <th scope="col" className="pr-2 pb-1 font-normal">
                {t('untilNow')}
              </th>
            ) : (
              <th scope="col" className="w-24 pb-1 font-normal">
                <span className="sr-only">{t('field')}</span>
              </th>
            )}
            <th scope="col" className="pb-1 font-normal">
              {t('typed')}
            </th>
            {isRead && (
              <th scope="col" className="pb-1 pl-2 font-normal">
                {t('inDocument')}
              </th>
            )}
          </tr>
        </thead>
        {lines.map(({ label, before, typed, read, differs }) => (
          <tbody key={label} className="border-t border-line/60 first-of-type:border-t-0">
            {/* Three values are too many to stand beside their name. */}
            {followed && (
              <tr>
                <th scope="rowgroup" colSpan={isRead ? 3 : 2} className="pt-1.5 text-xs font-normal text-muted">
                  {label}
                </th>
              </tr>
            )}
            <tr className="align-top">
              {followed ? (
                <td className="pt-0.5 pb-1.5 pr-2 break-words text-muted">{before || shared('notGiven')}</td>
              ) : (
                <th scope="row" className="py-1.5 pr-2 font-normal break-words text-muted">
                  {label}
                </th>
              )}
              <td className={clsx('break-words', followed ? 'pt-0.5 pb-1.5' : 'py-1.5')}>
                {typed || shared('notGiven')}
              </td>
              {isRead && (
                <td
                  className={clsx(
                    'pl-2 break-words',
                    followed ? 'pt-0.5 pb-1.5' : 'py-1.5',
                    differs && 'font-medium text-warn',
                  )}
                >
                  {differs && (
                    <TriangleAlert size={13} aria-label={t('differs')} className="mr-1 inline -translate-y-px" />
                  )}
                  {read || t('notRead')}
                </td>
              )}
            </tr>
          </tbody>
        ))}
      </table>
      {!isRead && certificate.blobName && <p className="mt-3 text-sm text-muted">{t('nothingRead')}</p>}
      <Gap certificate={certificate} />
    </>
  );
}

/** The approved certificate that one which waits is to follow. */
export function useFollowed({ certificateId, status }: Certificate): Certificate | undefined {
  const { certificates } = useReviewed();
  if (!isOpen({ status })) return undefined;
  return certificates
    .filter((other) => other.certificateId !== certificateId && other.status === 'approved')
    .toSorted((a, b) => (a.to ?? '').localeCompare(b.to ?? ''))
    .at(-1);
}

/** The days that stay uncovered between the certificate of before and this one. */
export function Gap({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const { certificates } = useReviewed();
  const { certificateId, from } = certificate;
  const others = certificates.filter((other) => other.certificateId !== certificateId);
  const gap = from === null ? null : gapBefore(from, others.map(factsOf));
  if (!gap) return null;
  return (
    <p className="mt-3 flex items-start gap-2 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 flex-none" />
      {t('gapDays', { count: daysIn(gap), from: formats.date(gap.from), to: formats.date(gap.to) })}
    </p>
  );
}

function factsOf({ status, from, to, decidedAt }: Certificate): CertificateFacts {
  const decidedOn = decidedAt === null ? null : clientDay(new Date(decidedAt));
  return { status, from, to, decidedOn };
}

function useLines(
  { facts, policyNumber, insurer, cover, from, to }: Certificate,
  followed: Certificate | undefined,
): readonly Line[] {
  const form = useTexts(registrationTexts);
  const formats = useFormats();
  const { carrierDetail } = useReviewed();
  const line = (label: string, before: string, typed: string, read: string | undefined, same = sameText): Line => ({
    label,
    before,
    typed,
    read: read ?? '',
    differs: read !== undefined && read !== '' && !same(typed, read),
  });
  const money = (rand = 0) => (rand > 0 ? formats.money(rand) : '');
  const readCents = parseMoney(facts['cover'] ?? '');
  const readCover = readCents === undefined ? facts['cover'] : formats.money(wireOf(readCents));
  return [
    line(
      form('insuredName'),
      followed?.facts['insuredName'] ?? '',
      carrierDetail.registeredName,
      facts['insuredName'],
      areSimilarNames,
    ),
    line(form('gitInsurer'), followed?.insurer ?? '', insurer, facts['insurer']),
    line(form('gitPolicyNumber'), followed?.policyNumber ?? '', policyNumber, facts['policyNumber']),
    line(form('gitCover'), money(followed?.cover), money(cover), readCover),
    line(form('gitFrom'), formats.date(followed?.from), formats.date(from), written(facts['from'], formats)),
    line(form('gitTo'), formats.date(followed?.to), formats.date(to), written(facts['to'], formats)),
  ];
}

function written(date: string | undefined, formats: Formats): string | undefined {
  return date !== undefined && isCalendarDate(date) ? formats.date(date) : date;
}

/** Spaces, dashes and capitals are typed as people please. */
function sameText(left: string, right: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain(left) === plain(right);
}
