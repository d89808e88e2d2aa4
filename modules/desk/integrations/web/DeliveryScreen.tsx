import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { integrationTexts } from '../messages/desk/index.ts';
import type { DeliveryRecord } from '../webhook-contract.ts';
import { deliveryListPath, deliveryRead, useMay, webhooks, webhooksNoun } from './calls.ts';
import { deliveryTones, useAnswerWords } from './DeliveryList.tsx';
import { Facts } from './Facts.tsx';
import { useDeed } from './use-deed.ts';

/** `/webhookdeliveries/{id}`: what was sent, and every try of it. */
export function DeliveryScreen({ params: { id = '' } }: ScreenProps): ReactNode {
  const query = useQuery(deliveryRead(id));
  useChannel(`${webhooksNoun}:${id}`);
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-96" />} listPath={deliveryListPath}>
      {(delivery) => <Delivery delivery={delivery} />}
    </RecordGate>
  );
}

function Delivery({ delivery }: { readonly delivery: DeliveryRecord }): ReactNode {
  const t = useTexts(integrationTexts);
  const formats = useFormats();
  const maySend = useMay('resendWebhookDelivery');
  const { act, isBusy } = useDeed();
  const { webhookDeliveryId, status, event } = delivery;
  usePageTitle(event);
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold">{event}</h1>
        <StatusBadge tone={deliveryTones[status]}>{t(`delivery_${status}`)}</StatusBadge>
        {maySend && status !== 'waiting' && (
          <button
            type="button"
            className="btn btn-p ml-auto"
            disabled={isBusy}
            onClick={() =>
              void act({ run: () => webhooks.resendWebhookDelivery({ webhookDeliveryId }), done: t('sentAgain') })
            }
          >
            <RotateCw size={15} aria-hidden="true" />
            {t('sendAgain')}
          </button>
        )}
      </header>
      <Facts
        of={[
          [t('url'), delivery.url],
          [t('eventId'), delivery.eventId],
          [t('madeAt'), formats.moment(delivery.madeAt)],
          [t('nextAt'), delivery.nextAt && formats.moment(delivery.nextAt)],
        ]}
      />
      <section aria-label={t('sent')}>
        <h2 className="mb-2 font-semibold">{t('sent')}</h2>
        <Code>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</Code>
      </section>
      <section aria-label={t('tries')}>
        <h2 className="mb-2 font-semibold">{t('tries')}</h2>
        <ol className="grid gap-3">
          {delivery.tries.map((each) => (
            <Try key={each.number} try={each} />
          ))}
          {delivery.tries.length === 0 && <li className="card p-4 text-muted">{t('noTries')}</li>}
        </ol>
      </section>
    </div>
  );
}

function Try({ try: { number, at, milliseconds, ...answer } }: { readonly try: DeliveryRecord['tries'][number] }) {
  const t = useTexts(integrationTexts);
  const formats = useFormats();
  const words = useAnswerWords();
  return (
    <li className="card grid gap-2 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{t('tryNumber', { number })}</span>
        <StatusBadge tone={answer.problem === '' ? 'ok' : 'danger'}>{words(answer)}</StatusBadge>
        <span className="text-sm text-muted tabular-nums">
          {formats.moment(at)} · {t('milliseconds', { count: milliseconds })}
        </span>
      </p>
      {answer.statusCode !== null &&
        (answer.answer === '' ? <p className="text-muted">{t('noAnswer')}</p> : <Code>{answer.answer}</Code>)}
    </li>
  );
}

/** Text of a machine, wrapped so that nothing scrolls sideways. */
function Code({ children }: { readonly children: string }): ReactNode {
  return (
    <pre className="max-h-96 overflow-y-auto rounded-ctl bg-sunken p-4 font-mono text-sm break-words whitespace-pre-wrap">
      {children}
    </pre>
  );
}
