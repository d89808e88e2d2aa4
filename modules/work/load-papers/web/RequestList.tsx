import { RotateCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { newIdempotencyKey } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentsNoun } from '#modules/base/documents/web/desk.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { paperRequests, type PaperRequests, useMayRequest } from './calls.ts';
import { usePaperName } from './words.tsx';

type Request = PaperRequests['requests'][number];

const RequestBadge = stateBadge<Request['state'], 'requestState'>(loadPapersTexts, 'requestState', {
  open: 'info',
  answered: 'ok',
  expired: 'warn',
  withdrawn: 'plain',
  notNeeded: 'plain',
});

/** Who was asked for papers of the load, by whom and when, how far it is, and the way to ask again or no longer. */
export function RequestList({ requests }: { readonly requests: readonly Request[] }): ReactNode {
  const t = useTexts(loadPapersTexts);
  if (requests.length === 0) return null;
  return (
    <section className="mt-6 max-w-4xl">
      <h2 className="mb-2 font-semibold">{t('requests')}</h2>
      <ul aria-label={t('requests')} className="card divide-y divide-line">
        {requests.map((request) => (
          <RequestLine key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function RequestLine({ request }: { readonly request: Request }): ReactNode {
  const t = useTexts(loadPapersTexts);
  const formats = useFormats();
  const nameOf = usePaperName();
  const { act, isBusy } = useRequestActions();
  const mayAgain = useMayRequest('resendPaperRequest');
  const mayEnd = useMayRequest('revokePaperRequest');
  const { state } = request;
  const isOpen = state === 'open' || state === 'expired';
  const person = [request.recipientName, request.email].filter(Boolean).join(', ');
  const facts = [
    t('requestedBy', { by: request.askedBy, at: formats.moment(request.askedAt) }),
    request.times > 1 && t('requestedTimes', { count: request.times, at: formats.moment(request.lastAskedAt) }),
    request.reminders > 0 && t('requestReminders', { count: request.reminders }),
    isOpen && (request.openedAt ? t('requestOpened', { at: formats.moment(request.openedAt) }) : t('requestUnopened')),
    state === 'open' && request.expiresAt && t('requestUntil', { at: formats.moment(request.expiresAt) }),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-break-word">
          {t('requestedFrom', { party: t(`party_${request.askedOf}`), name: person })}
        </p>
        <p className="text-sm">{request.papers.map((code) => nameOf({ code })).join(', ')}</p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {request.note && <p className="text-sm text-muted wrap-break-word">{request.note}</p>}
      </div>
      <RequestBadge state={state} />
      {isOpen && mayAgain && (
        <button
          type="button"
          className="btn btn-s"
          disabled={isBusy}
          aria-label={t('sendAgainNamed', { name: request.email })}
          onClick={() =>
            act(async () => {
              const { email } = await paperRequests.resendPaperRequest(
                { id: request.id },
                { idempotencyKey: newIdempotencyKey() },
              );
              return t('requestSent', { email });
            })
          }
        >
          <RotateCw size={15} aria-hidden="true" />
          {t('sendAgain')}
        </button>
      )}
      {isOpen && mayEnd && (
        <button
          type="button"
          className="btn btn-s"
          disabled={isBusy}
          aria-label={t('withdrawNamed', { name: request.email })}
          onClick={() =>
            act(async () => {
              if (!(await askConfirm({ text: t('withdrawAsk'), yes: t('withdraw') }))) return undefined;
              await paperRequests.revokePaperRequest({ id: request.id });
              return t('withdrawn');
            })
          }
        >
          <X size={15} aria-hidden="true" />
          {t('withdraw')}
        </button>
      )}
    </li>
  );
}

/** Does it once, says what came of it, and reads the list again. */
function useRequestActions() {
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  async function run(work: () => Promise<string | undefined>): Promise<void> {
    setIsBusy(true);
    try {
      const said = await work();
      if (said) toast(said, { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setIsBusy(false);
      void queries.invalidateQueries({ queryKey: [documentsNoun, 'requests'] });
    }
  }
  return { isBusy, act: (work: () => Promise<string | undefined>) => void run(work) };
}
