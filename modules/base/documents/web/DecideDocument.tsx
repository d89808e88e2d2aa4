import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { recordTexts } from '#platform/messages/records/index.ts';
import { parseMoney, wireOf } from '#platform/money.ts';
import { text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { type Formats, useFormats } from '#platform/web/formats.ts';
import { DecideBeside } from '#platform/web/viewer/DecideBeside.tsx';
import { DecisionBarriers } from '#platform/web/record/Decisions.tsx';
import { beginWith } from '#platform/web/viewer/readings.ts';
import { ReadValue } from '#platform/web/viewer/ReadValue.tsx';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documentFailureTexts } from '../messages/failures/index.ts';
import type { DocumentReading, ReadField } from '../readings.ts';
import { isOpen } from '../status.ts';
import { kindOf } from '../types.ts';
import { documents, documentsNoun, subjectPath, useMay } from './calls.ts';
import { statedDate } from './FactFields.tsx';

const schema = z.strictObject({
  issueDate: statedDate,
  expiryDate: statedDate,
  number: text(60),
  issuer: text(100),
  differenceReason: text(500),
});
const Field = namedFor<typeof schema>()({ Date: DayField, Text: TextField });
const failures = [documentFailureTexts] as const;

interface DecideDocumentProps {
  readonly document: DocumentRow;
  readonly readings: readonly DocumentReading[];
}

/** A document that waits, decided beside its file; of an approved one only the rejection is left. */
export function DecideDocument({ document, readings }: DecideDocumentProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const words = useCodeTexts([documentFailureTexts as never]);
  const { documentId, lockId, status, current, decisionBarrier, subjectType, subjectId, isOwned } = document;
  const mayApprove = useMay('approveDocument') && current && isOpen(status);
  const mayReject = useMay('rejectDocument') && current && (isOpen(status) || status === 'approved');
  if (!mayApprove && !mayReject) return null;
  const barrier = decisionBarrier === null ? undefined : words(decisionBarrier);
  if (barrier !== undefined)
    return (
      <TitledCard title={t('decide')}>
        <div className="space-y-3 px-4 pb-3">
          <DecisionBarriers decisions={[{ barrier }]} />
          <button type="button" className="btn btn-p" disabled title={barrier}>
            {t('approve')}
          </button>
        </div>
      </TitledCard>
    );
  const { issueDate, expiryDate, number, issuer } = beginWith(readings.filter(({ field }) => field in schema.shape));
  return (
    <TitledCard title={t('decide')}>
      <DecideBeside
        key={lockId}
        record={{ noun: documentsNoun, id: documentId, lockId }}
        failures={failures}
        schema={schema}
        initial={{
          issueDate: String(issueDate ?? ''),
          expiryDate: String(expiryDate ?? ''),
          number: String(number ?? ''),
          issuer: String(issuer ?? ''),
          differenceReason: '',
        }}
        readings={mayApprove ? readings : []}
        approve={
          mayApprove
            ? {
                title: t('approve'),
                done: t('approvedDone'),
                decide: ({ issueDate: issued, expiryDate: ends, ...stated }, options) =>
                  documents.approveDocument(
                    { documentId, ...stated, ...(issued && { issueDate: issued }), ...(ends && { expiryDate: ends }) },
                    options,
                  ),
              }
            : undefined
        }
        reject={
          mayReject
            ? {
                title: t('reject'),
                label: t('reason'),
                help: t('rejectText'),
                done: t('rejectedDone'),
                decide: ({ reason }, options) => documents.rejectDocument({ documentId, reason }, options),
              }
            : undefined
        }
      >
        {mayApprove && <Values document={document} readings={readings} />}
        {mayApprove && isOwned && (
          <p className="text-sm text-muted sm:col-span-2">
            {t('ownedDecision')}{' '}
            <Link to={subjectPath(subjectType, subjectId)} className="text-brand underline">
              {document.subjectName}
            </Link>
          </p>
        )}
      </DecideBeside>
    </TitledCard>
  );
}

/** Each value with what was read in the file; what belongs to another record can only be compared here. */
function Values({ document, readings }: DecideDocumentProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const shared = useTexts(recordTexts);
  const formats = useFormats();
  const { type } = document;
  const label: Readonly<Record<ReadField, string>> = {
    holder: t('holder'),
    amount: t('amount'),
    account: t('accountNumber'),
    issuer: t('issuer'),
    number: t('number'),
    issueDate: t('issueDate'),
    expiryDate: t('expiryDate'),
  };
  const controls: Partial<Record<ReadField, (note: ReactNode) => ReactNode>> = {
    issueDate: (note) => <Field.Date name="issueDate" label={label.issueDate} note={note} />,
    expiryDate: (note) => (
      <Field.Date name="expiryDate" label={label.expiryDate} required={kindOf(type).ends === true} note={note} />
    ),
    number: (note) => <Field.Text name="number" label={label.number} autoComplete="off" note={note} />,
    issuer: (note) => <Field.Text name="issuer" label={label.issuer} autoComplete="off" note={note} />,
  };
  const isRead = readings.some(({ read }) => read !== '');
  // What nobody types here is only shown where there is something to compare.
  const shown = readings.filter(({ field, read }) => controls[field] !== undefined || read !== '');
  return (
    <>
      {!isRead && <p className="text-sm text-muted sm:col-span-2">{shared('nothingReadAtAll')}</p>}
      {shown.map((reading) => (
        <ReadValue
          key={reading.field}
          reading={reading}
          label={label[reading.field]}
          write={(value) => written(reading, value, formats)}
          isQuiet={!isRead}
        >
          {controls[reading.field]}
        </ReadValue>
      ))}
    </>
  );
}

/** As people write such a value. */
function written({ kind }: DocumentReading, value: string, formats: Formats): string {
  if (kind === 'day') return formats.date(value);
  const cents = kind === 'amount' ? parseMoney(value) : undefined;
  return cents === undefined ? value : formats.money(wireOf(cents));
}
