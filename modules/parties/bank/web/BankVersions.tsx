import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import type { BankChange } from '../contract.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import type { BankVersionState } from '../status.ts';
import { AccountNumber } from './AccountNumber.tsx';
import { bankRead } from './calls.ts';
import { PendingChange } from './PendingChange.tsx';
import { useBankLetter } from './use-letter.ts';

interface BankOfParty {
  /** The channel of the party's noun: `carriers`, `shippers`. */
  readonly channel: string;
  readonly keyIdentifier: string;
}

/** The change that waits, or the time for which payments are held after one, for a page that is mostly about something else. */
export function WaitingBankChange({ channel, keyIdentifier }: BankOfParty): ReactNode {
  const { data } = useQuery(bankRead(channel, keyIdentifier));
  const change = data?.rows.find(({ status }) => status === 'pending');
  const held = data?.rows.find(({ paymentsHeldUntil }) => paymentsHeldUntil !== null);
  return change ? <PendingChange change={change} channel={channel} /> : held && <PaymentHold version={held} />;
}

/** Changed details are in use at once, but nothing is paid to them for a while. */
function PaymentHold({ version }: { readonly version: BankChange }): ReactNode {
  const t = useTexts(bankDeskTexts);
  const formats = useFormats();
  if (version.paymentsHeldUntil === null) return null;
  return (
    <p className="mt-2 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      {t('paymentsHeld', { until: formats.moment(version.paymentsHeldUntil) })}
    </p>
  );
}

/** All bank details of a party: what waits, and every version with who recorded and who decided it. */
export function BankVersions({ channel, keyIdentifier }: BankOfParty): ReactNode {
  const t = useTexts(bankDeskTexts);
  const { data, error } = useQuery(bankRead(channel, keyIdentifier));
  const letter = useBankLetter(channel, keyIdentifier);
  if (error) return <p className="err">{t('failed')}</p>;
  if (!data) return <div className="skeleton h-48" />;
  const change = data.rows.find(({ status }) => status === 'pending');
  const versions = (
    <div className="max-w-3xl min-w-0 space-y-4">
      {change && <PendingChange change={change} channel={channel} />}
      <TitledCard title={t('versions')}>
        {data.rows.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('noVersions')}</p>}
        <ol className="divide-y divide-line">
          {data.rows.map((version) => (
            <Version key={version.bankVersionId} version={version} />
          ))}
        </ol>
      </TitledCard>
    </div>
  );
  if (!letter) return versions;
  return (
    <div className="items-start gap-4 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-2">
      {versions}
      <DocumentViewer
        documents={[letter]}
        className="min-w-0 max-lg:sticky max-lg:top-12 max-lg:z-10 max-lg:order-first max-lg:h-[36dvh] max-lg:w-full lg:sticky lg:top-14 lg:h-[calc(100dvh-4.25rem)]"
      />
    </div>
  );
}

const tones: Readonly<Record<BankVersionState, Tone>> = {
  pending: 'warn',
  current: 'ok',
  replaced: 'plain',
  rejected: 'danger',
  withdrawn: 'plain',
};

function Version({ version }: { readonly version: BankChange }): ReactNode {
  const t = useTexts(bankDeskTexts);
  const formats = useFormats();
  const { status, details, recordedBy, recordedAt, decidedBy, decidedAt, rejectReason } = version;
  const place = [details.bank, details.branchName, details.branchCode, details.bankCode].filter(Boolean).join(' · ');
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          <AccountNumber bankVersionId={version.bankVersionId} masked={details.maskedAccountNo} />
        </span>
        {place && <span className="text-muted">{place}</span>}
        <span className="ml-auto">
          <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>
        </span>
      </div>
      <p className="mt-1 text-sm text-muted">
        {t('recordedByAt', { by: recordedBy, at: formats.moment(recordedAt) })}
        {decidedAt &&
          ` ${t(status === 'rejected' ? 'decidedRejected' : 'decidedApproved', { by: decidedBy ?? '', at: formats.moment(decidedAt) })}`}
      </p>
      {rejectReason && <p className="mt-1 break-words">{rejectReason}</p>}
      {version.differenceReason && <p className="mt-1 break-words text-danger">{version.differenceReason}</p>}
      <PaymentHold version={version} />
    </li>
  );
}
