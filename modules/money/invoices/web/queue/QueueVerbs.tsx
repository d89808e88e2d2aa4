import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, CalendarDays, Eye, PauseCircle, Play, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { requiredText } from '#platform/operation.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { Menu, MenuItem } from '#platform/web/floating/Menu.tsx';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { today, useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { limits } from '#modules/money/invoices/contract.ts';
import { invoiceQueueTexts } from '#modules/money/invoices/messages/queue/index.ts';
import { invoiceFailures, invoices, useMay } from '../calls.ts';
import { invoicePath, standingPath } from '../paths.ts';
import { changed } from './changed.ts';
import { netOf } from './groups.ts';
import { PreviewDialog } from './Preview.tsx';
import { TaxDataVerbs } from './TaxDataVerbs.tsx';
import type { QueueState } from './use-queue.ts';

type Asked = 'hold' | 'sendBack' | 'resume' | 'date' | 'preview' | undefined;

/** What is done with the chosen loads. */
export function QueueVerbs({ state }: { readonly state: QueueState }): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const formats = useFormats();
  const [asked, setAsked] = useState<Asked>();
  const { make, isBusy } = useDrafts(state);
  const mayMake = useMay('postInvoices');
  const mayHold = useMay('putLoadBilling');
  const { selected, documents, part } = state;
  const close = () => setAsked(undefined);
  if (selected.length === 0) return null;
  return (
    <>
      <p role="status" className="text-muted tabular-nums max-sm:w-full">
        {t('selected', { count: selected.length })}
        {new Set(selected.map(({ currency }) => currency)).size === 1 && (
          <>
            {' · '}
            {t('withoutVat', { amount: formats.money(netOf(selected), selected[0]!.currency) })}
          </>
        )}
      </p>
      {mayHold && part === 'ready' && (
        <>
          <button type="button" className="btn btn-s" onClick={() => setAsked('sendBack')}>
            <Undo2 size={15} aria-hidden="true" />
            {t('sendBack')}
          </button>
          <button type="button" className="btn btn-s" onClick={() => setAsked('hold')}>
            <PauseCircle size={15} aria-hidden="true" />
            {t('hold')}
          </button>
        </>
      )}
      {mayHold && part === 'held' && (
        <button type="button" className="btn btn-p" onClick={() => setAsked('resume')}>
          <Play size={15} aria-hidden="true" />
          {t('resume')}
        </button>
      )}
      <TaxDataVerbs state={state} />
      {mayMake && part === 'ready' && (
        <>
          <button type="button" className="btn btn-s xl:hidden" onClick={() => setAsked('preview')}>
            <Eye size={15} aria-hidden="true" />
            {t('preview')}
          </button>
          <Menu
            align="end"
            trigger={
              <button type="button" className="btn btn-s px-2" aria-label={t('makeDraftsOn')} title={t('makeDraftsOn')}>
                <CalendarDays size={16} aria-hidden="true" />
              </button>
            }
          >
            <MenuItem onSelect={() => setAsked('date')}>{t('makeDraftsOn')}</MenuItem>
          </Menu>
          <button type="button" className="btn btn-p" disabled={isBusy} onClick={() => void make(null)}>
            {t('makeDrafts', { count: documents.length })}
            <ArrowRight size={16} aria-hidden="true" />
          </button>
        </>
      )}
      {asked === 'preview' && <PreviewDialog documents={documents} onClose={close} />}
      {asked === 'date' && <DateDialog state={state} onClose={close} />}
      {(asked === 'hold' || asked === 'sendBack') && <ReasonDialog act={asked} state={state} onClose={close} />}
      {asked === 'resume' && <ResumeDialog state={state} onClose={close} />}
    </>
  );
}

/** Makes drafts of what is chosen: all of them, or none. */
function useDrafts(state: QueueState) {
  const t = useTexts(invoiceQueueTexts);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  async function make(taxDate: string | null, key?: string): Promise<void> {
    const loadIds = state.selected.map(({ id }) => id);
    if (loadIds.length > limits.loads) {
      toast(t('tooManyLoads', { count: limits.loads }), { kind: 'warn' });
      return;
    }
    const { documents } = await invoices.postInvoices(
      { loadIds, taxDate: taxDate as never },
      { idempotencyKey: key ?? keyFor([loadIds, taxDate]) },
    );
    state.choose([]);
    changed();
    const [first] = documents;
    const url = documents.length === 1 && first?.id ? invoicePath(first.id) : standingPath('DRAFT');
    toast(t('madeDrafts', { count: documents.length }), {
      kind: 'ok',
      action: { label: t('openDrafts'), run: () => void navigate(linkTo(url)) },
    });
  }
  return {
    isBusy,
    makeOn: make,
    async make(taxDate: string | null): Promise<void> {
      setBusy(true);
      await make(taxDate).catch((error: unknown) => toast(failureText(error), { kind: 'danger' }));
      setBusy(false);
    },
  };
}

interface VerbProps {
  readonly state: QueueState;
  readonly onClose: () => void;
}

const dated = z.strictObject({ taxDate: calendarDate });
const DateField = deskFieldsFor<typeof dated>();

function DateDialog({ state, onClose }: VerbProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const { makeOn } = useDrafts(state);
  return (
    <FormDialog
      title={t('makeDraftsOn')}
      schema={dated}
      initial={{ taxDate: today() }}
      confirm={t('makeDrafts', { count: state.documents.length })}
      failures={invoiceFailures}
      intent={state.selected.map(({ id }) => id)}
      isNarrow
      onClose={onClose}
      submit={async ({ taxDate }, idempotencyKey) => {
        await makeOn(taxDate, idempotencyKey);
        onClose();
      }}
    >
      <DateField.Date name="taxDate" label={t('taxDate')} required max={today()} />
    </FormDialog>
  );
}

const reasoned = z.strictObject({ reason: requiredText(500) });
const Field = deskFieldsFor<typeof reasoned>();

function useChange({ state, onClose }: VerbProps) {
  const t = useTexts(invoiceQueueTexts);
  return async (act: 'hold' | 'sendBack' | 'resume', reason: string, idempotencyKey: string) => {
    const answer = await invoices.putLoadBilling(
      { loadIds: state.selected.map(({ id }) => id), act, reason },
      { idempotencyKey },
    );
    state.choose([]);
    changed();
    snackbar(t('billingChanged', { count: answer.changed }), { kind: 'ok' });
    onClose();
  };
}

function ReasonDialog({ act, ...props }: VerbProps & { readonly act: 'hold' | 'sendBack' }): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const change = useChange(props);
  return (
    <FormDialog
      title={t(`${act}Title`, { count: props.state.selected.length })}
      text={t(`${act}Text`)}
      schema={reasoned}
      initial={{ reason: '' }}
      confirm={t(act)}
      failures={invoiceFailures}
      intent={props.state.selected.map(({ id }) => id)}
      isNarrow
      onClose={props.onClose}
      submit={({ reason }, idempotencyKey) => change(act, reason, idempotencyKey)}
    >
      <Field.Textarea name="reason" label={t('reason')} required rows={3} />
    </FormDialog>
  );
}

const nothing = z.strictObject({});

function ResumeDialog(props: VerbProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const change = useChange(props);
  return (
    <FormDialog
      title={t('resumeTitle', { count: props.state.selected.length })}
      schema={nothing}
      initial={{}}
      confirm={t('resume')}
      failures={invoiceFailures}
      intent={props.state.selected.map(({ id }) => id)}
      isNarrow
      onClose={props.onClose}
      submit={(_, idempotencyKey) => change('resume', '', idempotencyKey)}
    >
      {null}
    </FormDialog>
  );
}
