import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CirclePause, Mail, MailWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { debtors, debtorsNoun, type Reminders, remindersRead, useMay } from './calls.ts';

const icons = [Mail, MailWarning, CirclePause] as const;
const tones = ['text-muted', 'text-warn', 'text-danger'] as const;

/** The steps of reminders, with who is due for each today. */
export function ReminderSteps({ companyId }: { readonly companyId: string | null }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const { data } = useQuery({ ...remindersRead(companyId), enabled: useMay('getPaymentReminders') });
  if (!data) return <div />;
  return (
    <section aria-labelledby="steps-title" className="min-w-0 border-l border-line px-5 py-3">
      <h2 id="steps-title" className="flex items-baseline justify-between gap-2 font-semibold">
        {t('reminders')}
        <span className="truncate text-sm font-normal text-muted">{t('inTheirLanguage')}</span>
      </h2>
      <ul className="mt-2 space-y-2">
        {data.days.map((days, place) => {
          const Icon = icons[place]!;
          const rows = data.rows.filter(
            ({ step, reason }) => step === place + 1 && reason === (place === 2 ? 'person' : 'due'),
          );
          return (
            <li key={days} className="flex gap-3">
              <Icon size={17} aria-hidden="true" className={`mt-0.5 flex-none ${tones[place]}`} />
              <div className="min-w-0 flex-1">
                <p className="flex justify-between gap-2">
                  <span className="truncate">{t(`step${place + 1}` as 'step1', { count: days })}</span>
                  {rows.length > 0 && <span className="text-muted tabular-nums">{rows.length}</span>}
                </p>
                <p className="truncate text-sm text-muted">
                  {rows.map(({ customerName }) => customerName).join(', ') || t('stepNobody')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface StartProps {
  readonly companyId: string | null;
  readonly data: Reminders;
}

/** Shows whom a run would remind, and sends once the person agrees. */
export function StartReminders({ companyId, data }: StartProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const may = useMay('sendPaymentReminders');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <button type="button" className="btn btn-p" onClick={() => setOpen(true)}>
        {t('startReminders', { count: data.due })}
      </button>
      {isOpen && <Preview companyId={companyId} data={data} onClose={() => setOpen(false)} />}
    </>
  );
}

function Preview({ companyId, data, onClose }: StartProps & { readonly onClose: () => void }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const queries = useQueryClient();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const due = data.rows.filter(({ reason }) => reason === 'due');
  const others = data.rows.filter(({ reason }) => reason !== 'due');
  async function send(): Promise<void> {
    setBusy(true);
    const customerIds = due.map(({ customerId }) => customerId);
    try {
      const { customers } = await debtors.sendPaymentReminders(
        { companyId, customerIds },
        { idempotencyKey: keyFor([data.asOf, customerIds]) },
      );
      await queries.invalidateQueries({ queryKey: [debtorsNoun] });
      toast(t('remindersSent', { count: customers }), { kind: 'ok' });
      onClose();
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      title={t('previewTitle')}
      width={640}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {t('cancel')}
          </button>
          {due.length > 0 && (
            <button
              type="button"
              className="btn btn-p"
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void send()}
            >
              {t('sendReminders', { count: due.length })}
            </button>
          )}
        </>
      }
    >
      <p className="text-muted">{due.length > 0 ? t('previewText') : t('previewNone')}</p>
      <Rows rows={due} />
      {others.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t('previewLeftOut')}</h3>
          <Rows rows={others} />
        </>
      )}
    </Dialog>
  );
}

function Rows({ rows }: { readonly rows: Reminders['rows'] }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  return (
    <ul className="mt-2 divide-y divide-line">
      {rows.map((row) => (
        <li key={row.customerId} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
          <span className="font-medium">{row.customerName}</span>
          <span className="tabular-nums">{formats.money(row.amount)}</span>
          <span className="w-full text-sm text-muted">
            {[
              t(`reason_${row.reason}`, { step: row.step }),
              t(`language_${row.language}`),
              t('invoices', { count: row.invoices }),
              row.recipients.join(', '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
