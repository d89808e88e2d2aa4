import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { daysBetween } from '#platform/dates.ts';
import { checkBankLetterDate } from '#platform/identifiers/bank-account.ts';
import { maskNumber } from '#platform/mask.ts';
import { differs, type ReadAndTyped } from '#platform/read-and-typed.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { letterReadings } from '#modules/parties/customers/letter-readings.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { useFieldLabel } from '../labels.ts';
import { useReviewed } from './reviewed.ts';

/** What was typed of the bank, beside what was read in its letter, and how old the letter is. */
export function LetterPanel(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const id = useId();
  const { bankConfirmationBlobName: blobName } = useReviewed();
  return (
    <section aria-labelledby={id} className="card px-4 py-3">
      <h2 id={id} className="font-semibold">
        {t('bankLetter')}
      </h2>
      {blobName === '' ? <p className="mt-1 text-muted">{t('noLetter')}</p> : <Compared />}
    </section>
  );
}

function Compared(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const lines = useLines();
  return (
    <>
      <LetterAge />
      <table className="mt-2 w-full table-fixed text-left text-sm">
        <caption className="sr-only">{t('letterCompared')}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="w-28 pb-1 font-normal">
              <span className="sr-only">{t('field')}</span>
            </th>
            <th scope="col" className="pb-1 font-normal">
              {t('typed')}
            </th>
            <th scope="col" className="pb-1 pl-2 font-normal">
              {t('inLetter')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line/60">
          {lines.map(({ label, typed, read, differs: isOther }) => (
            <tr key={label} className="align-top">
              <th scope="row" className="py-1.5 pr-2 font-normal text-muted">
                {label}
              </th>
              <td className="py-1.5 break-words tabular-nums">{typed}</td>
              <td className={clsx('py-1.5 pl-2 break-words tabular-nums', isOther && 'font-medium text-danger')}>
                {read || <span className="text-muted">{t('notRead')}</span>}
                {isOther && (
                  <span className="ml-1.5 inline-flex items-center gap-1 align-middle">
                    <TriangleAlert size={14} aria-hidden="true" />
                    {t('differs')}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The same comparison as the server makes, before it lets a customer be approved. */
function useLines() {
  const formats = useFormats();
  const label = useFieldLabel();
  const record = useReviewed();
  const { bankerName, bankAccountNo, bankConfirmationFacts: facts } = record;
  const written = (reading: ReadAndTyped, value: string) => {
    if (reading.kind === 'day') return formats.date(value);
    // Only the end of the number is kept of what was read.
    return reading.kind === 'end' && value ? maskNumber(value.padStart(bankAccountNo.length, '0')) : value;
  };
  return [
    // Banks have long names and short ones: whoever looks knows both.
    { label: label('bankerName'), typed: bankerName, read: facts['bank'] ?? '', differs: false },
    ...letterReadings(facts, record)
      .filter(({ field, read }) => read !== '' || (field !== 'registeredName' && field !== 'branchCode'))
      .map((reading) => ({
        label: label(reading.field),
        typed: written(reading, reading.typed),
        read: written(reading, reading.read),
        differs: differs(reading),
      })),
  ];
}

function LetterAge(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { bankConfirmationLetterDate: date } = useReviewed();
  if (date === '') return <p className="mt-1 text-sm text-warn">{t('letterUndated')}</p>;
  const isOld = checkBankLetterDate(date, today()).findings.some(({ code }) => code === 'bankLetterTooOld');
  return (
    <p className={clsx('mt-1 text-sm', isOld ? 'text-warn' : 'text-muted')}>
      {t('letterAge', { count: daysBetween(date, today()) })} {isOld && t('letterTooOld')}
    </p>
  );
}
