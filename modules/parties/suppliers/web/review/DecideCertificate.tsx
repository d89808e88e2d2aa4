import type { ReactNode } from 'react';
import { z } from 'zod';
import { recordTexts } from '#platform/messages/records/index.ts';
import { calendarDate } from '#platform/dates.ts';
import { parseMoney, wireOf } from '#platform/money.ts';
import { text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { type Formats, useFormats } from '#platform/web/formats.ts';
import { DecideBeside, type Rejection } from '#platform/web/viewer/DecideBeside.tsx';
import { beginWith } from '#platform/web/viewer/readings.ts';
import { ReadValue } from '#platform/web/viewer/ReadValue.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { amount } from '#modules/parties/parties/fields.ts';
import { certificateReadings, type StatedCertificate } from '#modules/parties/suppliers/certificate-readings.ts';
import type { Certificate } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { suppliers } from '../calls.ts';
import { Gap, useFollowed } from './CertificateComparison.tsx';
import { useReviewed } from './reviewed.ts';
import { termsForm, TermsFields, termsToBeginWith } from './terms.tsx';
import { useDecidedSupplier } from './use-decisions.tsx';

/** A date that the document does not state is left empty. */
const statedDate = calendarDate.or(z.literal(''));
const schema = z.object({
  insurer: text(100),
  policyNumber: text(60),
  cover: amount.min(1, { error: 'tooSmall' }),
  from: statedDate,
  to: statedDate,
  differenceReason: text(500),
  ...termsForm,
});
const onlyReason = schema.pick({ differenceReason: true });
const Field = namedFor<typeof schema>()({ Text: TextField, Date: DayField, Money: MoneyField });
const failures = [supplierFailureTexts] as const;

interface DecideCertificateProps {
  readonly certificate: Certificate;
  readonly mayApprove: boolean;
  readonly mayReject: boolean;
}

/** A certificate that waits, decided beside its document: its values as the document states them, and what differs. */
export function DecideCertificate({ certificate, mayApprove, mayReject }: DecideCertificateProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const shared = useTexts(recordTexts);
  const record = useDecidedSupplier();
  const { keyIdentifier, carrierDetail, certificates } = useReviewed();
  const rejection = useRejection(certificate);
  const { certificateId, facts, cover, blobName } = certificate;
  const readings = certificateReadings(facts, {
    insuredName: carrierDetail.registeredName,
    insurer: certificate.insurer,
    policyNumber: certificate.policyNumber,
    cover: cover > 0 ? String(cover) : '',
    from: certificate.from ?? '',
    to: certificate.to ?? '',
  });
  const begin = beginWith(readings);
  const isRead = readings.some(({ read }) => read !== '');
  return (
    <>
      {!isRead && blobName !== null && <p className="px-4 pt-3 text-sm text-muted">{shared('nothingReadAtAll')}</p>}
      <DecideBeside
        record={record}
        failures={failures}
        schema={schema}
        initial={{
          insurer: String(begin.insurer),
          policyNumber: String(begin.policyNumber),
          cover: Number(begin.cover),
          from: String(begin.from),
          to: String(begin.to),
          differenceReason: '',
          ...termsToBeginWith(certificate, certificates),
        }}
        readings={readings}
        approve={
          mayApprove
            ? {
                title: t('approveCertificate'),
                done: t('certificateApprovedDone'),
                decide: ({ from, to, ...stated }, options) =>
                  suppliers.approveGitCertificate(
                    { keyIdentifier, certificateId, ...stated, ...(from && { from }), ...(to && { to }) },
                    options,
                  ),
              }
            : undefined
        }
        reject={mayReject ? rejection : undefined}
        more={
          <>
            <div className="sm:col-span-2 empty:hidden">
              <Gap certificate={certificate} />
            </div>
            <details className="group space-y-3 sm:col-span-2" open={certificate.territory.length === 0}>
              <summary className="w-fit cursor-pointer text-sm font-medium">{t('changeTermsTitle')}</summary>
              <TermsFields certificate={certificate} />
            </details>
          </>
        }
      >
        <Values certificate={certificate} readings={readings} />
      </DecideBeside>
    </>
  );
}

interface ValuesProps {
  readonly certificate: Certificate;
  readonly readings: ReturnType<typeof certificateReadings>;
}

/** Each value with what the document says of it, and what held until now. */
function Values({ certificate, readings }: ValuesProps): ReactNode {
  const form = useTexts(registrationTexts);
  const formats = useFormats();
  const followed = useFollowed(certificate);
  const of = (field: keyof StatedCertificate) => readings.find((reading) => reading.field === field)!;
  const before = {
    insuredName: followed?.facts['insuredName'],
    insurer: followed?.insurer,
    policyNumber: followed?.policyNumber,
    cover: followed && formats.money(followed.cover),
    from: followed?.from ? formats.date(followed.from) : undefined,
    to: followed?.to ? formats.date(followed.to) : undefined,
  };
  const label = {
    insuredName: form('insuredName'),
    insurer: form('gitInsurer'),
    policyNumber: form('gitPolicyNumber'),
    cover: form('gitCover'),
    from: form('gitFrom'),
    to: form('gitTo'),
  };
  const line = (field: keyof StatedCertificate, control?: (note: ReactNode) => ReactNode) => (
    <ReadValue
      key={field}
      reading={of(field)}
      label={label[field]}
      write={(value) => written(field, value, formats)}
      before={before[field]}
      isQuiet={readings.every(({ read }) => read === '')}
    >
      {control}
    </ReadValue>
  );
  return (
    <>
      {line('insuredName')}
      {line('cover', (note) => (
        <Field.Money name="cover" label={label.cover} min={1} required note={note} />
      ))}
      {line('policyNumber', (note) => (
        <Field.Text name="policyNumber" label={label.policyNumber} autoComplete="off" note={note} />
      ))}
      {line('from', (note) => (
        <Field.Date name="from" label={label.from} note={note} />
      ))}
      {line('to', (note) => (
        <Field.Date name="to" label={label.to} note={note} />
      ))}
      {line('insurer', (note) => (
        <Field.Text name="insurer" label={label.insurer} autoComplete="off" note={note} />
      ))}
    </>
  );
}

/** As people write such a value. */
function written(field: keyof StatedCertificate, value: string, formats: Formats): string {
  if (field === 'from' || field === 'to') return formats.date(value);
  if (field !== 'cover') return value;
  const cents = parseMoney(value);
  return cents === undefined ? value : formats.money(wireOf(cents));
}

/** Of an approved certificate only the rejection is left, as where the insurer has cancelled it. */
export function RejectApproved({ certificate }: Pick<DecideCertificateProps, 'certificate'>): ReactNode {
  const record = useDecidedSupplier();
  const rejection = useRejection(certificate);
  return (
    <DecideBeside
      record={record}
      failures={failures}
      schema={onlyReason}
      initial={{ differenceReason: '' }}
      readings={[]}
      approve={undefined}
      reject={rejection}
    />
  );
}

/** The reason of a rejection goes to the supplier. */
function useRejection({ certificateId }: Certificate): Rejection {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, carrierName: name } = useReviewed();
  return {
    title: t('rejectCertificate'),
    label: t('reason'),
    help: `${t('rejectCertificateText', { name })} ${t('certificateReasonHelp')}`,
    done: t('certificateRejectedDone'),
    decide: ({ reason }, options) => suppliers.rejectGitCertificate({ keyIdentifier, certificateId, reason }, options),
  };
}
