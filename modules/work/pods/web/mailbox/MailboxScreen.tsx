import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OutputOf } from '#platform/operation.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { rightsOf } from '#platform/web/rights.ts';
import { client, newIdempotencyKey } from '#platform/web/rpc.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { mailboxFields, mailboxSecurities, podMailboxService } from '#modules/work/pods/mailbox-contract.ts';
import { podDeskTexts } from '#modules/work/pods/messages/desk/index.ts';
import { podFailureTexts } from '#modules/work/pods/messages/failures/index.ts';

const mailboxes = client(podMailboxService);
const useMay = rightsOf(podMailboxService);
const noun = 'podMailbox';
const Field = deskFieldsFor<typeof mailboxFields>();
type Mailbox = OutputOf<(typeof podMailboxService.operations)['getPodMailbox']>;

const formOf = ({ host, port, security, userName, folder, isActive }: Mailbox) => ({
  host,
  port,
  security,
  userName,
  password: '',
  folder,
  isActive,
});

/** `/podmailbox`: to which mailbox scans of proofs are sent, and what was read of it. */
export function MailboxScreen(): ReactNode {
  const query = useQuery({
    queryKey: [noun],
    queryFn: ({ signal }) => mailboxes.getPodMailbox({}, { signal }),
  });
  return (
    <RecordGate query={query} skeleton={<FormSkeleton />}>
      {(mailbox) => <Form key={mailbox.lockId} mailbox={mailbox} />}
    </RecordGate>
  );
}

function Form({ mailbox }: { readonly mailbox: Mailbox }): ReactNode {
  const t = useTexts(podDeskTexts);
  const maySave = useMay('putPodMailbox');
  return (
    <FormScreen
      title={t('mailbox')}
      schema={mailboxFields}
      initial={formOf(mailbox)}
      noun={noun}
      id={mailbox.id ?? undefined}
      lockId={mailbox.id === null ? null : mailbox.lockId}
      save={(values, options) => mailboxes.putPodMailbox(values, options)}
      valuesOf={formOf as never}
      failures={[podFailureTexts]}
      secret={['password']}
      readOnly={!maySave}
      actions={(isDirty) => !isDirty && mailbox.id !== null && <Check />}
    >
      <FormSection title={t('mailboxAccount')} hint={t('mailboxHint')}>
        <Field.Text name="host" label={t('mailboxHost')} required autoComplete="off" disabled={!maySave} />
        <Field.Number
          name="port"
          label={t('mailboxPort')}
          required
          min={1}
          max={65_535}
          decimals={0}
          disabled={!maySave}
        />
        <Field.Select
          name="security"
          label={t('mailboxSecurity')}
          required
          disabled={!maySave}
          options={mailboxSecurities.map((value) => ({ value, label: t(`mailboxSecurity_${value}`) }))}
        />
        <Field.Text name="folder" label={t('mailboxFolder')} required autoComplete="off" disabled={!maySave} />
        <Field.Text name="userName" label={t('mailboxUser')} required autoComplete="off" disabled={!maySave} />
        <Field.Password
          name="password"
          label={t('mailboxPassword')}
          help={mailbox.hasPassword ? t('mailboxPasswordKept') : ''}
          maxLength={500}
          autoComplete="new-password"
          disabled={!maySave}
        />
        <Field.Checkbox name="isActive" label={t('mailboxActive')} className="sm:col-span-2" disabled={!maySave} />
      </FormSection>
      <FormSection title={t('mailboxRead')} hint={t('mailboxReadHint')}>
        <Mails mailbox={mailbox} />
      </FormSection>
    </FormScreen>
  );
}

function Check(): ReactNode {
  const t = useTexts(podDeskTexts);
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const may = useMay('checkPodMailbox');
  async function check(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { problem, mailCount } = await mailboxes.checkPodMailbox({}, { idempotencyKey: newIdempotencyKey() });
      if (problem === '') toast(t('mailboxWorks', { count: mailCount }), { kind: 'ok' });
      else toast(t(`mailboxProblem_${problem}`), { kind: 'danger' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setIsBusy(false);
      void queries.invalidateQueries({ queryKey: [noun] });
    }
  }
  return (
    may && (
      <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void check()}>
        {t('mailboxCheck')}
      </button>
    )
  );
}

/** When it was read, what stood in the way, and the newest mails with what came of them. */
function Mails({ mailbox }: { readonly mailbox: Mailbox }): ReactNode {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const { problem, failingSince, lastReadAt, mails } = mailbox;
  return (
    <div className="space-y-3 sm:col-span-2">
      {problem !== '' && (
        <p className="text-danger" role="status">
          {t(`mailboxProblem_${problem}`)} {failingSince && t('mailboxFailing', { at: formats.moment(failingSince) })}
        </p>
      )}
      <p className="text-muted">
        {lastReadAt ? t('mailboxLast', { at: formats.moment(lastReadAt) }) : t('mailboxNever')}
      </p>
      {mails.length > 0 && (
        <ul className="card divide-y divide-line">
          {mails.map((mail) => (
            <li key={`${mail.readAt} ${mail.sender} ${mail.subject}`} className="px-4 py-2">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 flex-1 truncate font-medium">{mail.subject || mail.sender || '–'}</span>
                <span className="text-sm text-muted">{formats.shortMoment(mail.readAt)}</span>
              </span>
              <span className="block text-sm wrap-break-word text-muted">
                {[mail.sender, t('mailboxPods', { count: mail.podCount })].filter(Boolean).join(' · ')}
              </span>
              {mail.refused.length > 0 && (
                <span className="block text-sm wrap-break-word text-danger">
                  {t('mailboxRefused', { files: mail.refused.map((each) => each.split(': ')[0]).join(', ') })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
