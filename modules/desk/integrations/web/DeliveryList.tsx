import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { integrationTexts } from '../messages/desk/index.ts';
import { type DeliveryRow, type DeliveryState, deliveryStates } from '../webhook-contract.ts';
import { deliveryListPath, endpointsRead, eventsRead, webhooks, webhooksNoun } from './calls.ts';

export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'info',
  delivered: 'ok',
  givenUp: 'danger',
  held: 'plain',
};

/** What came back of a try, in words. */
export function useAnswerWords(): (answer: Pick<DeliveryRow, 'problem' | 'statusCode'>) => string {
  const t = useTexts(integrationTexts);
  return ({ problem, statusCode }) => {
    const status = statusCode ?? '–';
    return problem === '' ? (statusCode === null ? '' : String(statusCode)) : t(`problem_${problem}`, { status });
  };
}

/** `/webhookdeliveries`: what was sent to endpoints, and what they answered. */
export function DeliveryList(): ReactNode {
  const t = useTexts(integrationTexts);
  const formats = useFormats();
  const answer = useAnswerWords();
  const endpoints = useQuery(endpointsRead);
  const events = useQuery(eventsRead);
  return (
    <ListScreen
      id="webhookDeliveries"
      title={t('deliveries')}
      channel={webhooksNoun}
      load={webhooks.getWebhookDeliveries}
      rowId={(row) => row.webhookDeliveryId}
      rowPath={(row) => `${deliveryListPath}/${row.webhookDeliveryId}`}
      searchIn={t('deliverySearch')}
      columns={[
        {
          id: 'madeAt',
          title: t('madeAt'),
          sort: 'madeAt',
          card: 'meta',
          cell: (row) => <span className="whitespace-nowrap tabular-nums">{formats.moment(row.madeAt)}</span>,
          value: (row) => new Date(row.madeAt),
        },
        { id: 'event', title: t('event'), card: 'title', cell: (row) => row.event },
        {
          id: 'status',
          title: t('state'),
          card: 'badge',
          cell: (row) => <StatusBadge tone={deliveryTones[row.status]}>{t(`delivery_${row.status}`)}</StatusBadge>,
          value: (row) => t(`delivery_${row.status}`),
        },
        { id: 'answer', title: t('answer'), cell: (row) => answer(row), value: (row) => answer(row) },
        { id: 'attempts', title: t('tries'), align: 'right', cell: (row) => row.attempts },
        { id: 'url', title: t('url'), card: 'subtitle', cell: (row) => row.url },
        {
          id: 'nextAt',
          title: t('nextAt'),
          hiddenByDefault: 'narrow',
          cell: (row) => (row.nextAt ? formats.moment(row.nextAt) : ''),
        },
        { id: 'eventId', title: t('eventId'), hiddenByDefault: true, cell: (row) => row.eventId },
      ]}
      tabs={{ filter: 'status', many: true, options: titled(t, 'delivery_', deliveryStates) }}
      filters={[
        {
          id: 'webhookEndpointId',
          kind: 'one',
          title: t('endpoint'),
          options: (endpoints.data?.rows ?? []).map(({ webhookEndpointId, url }) => ({
            value: webhookEndpointId,
            title: url,
          })),
        },
        {
          id: 'event',
          kind: 'many',
          title: t('event'),
          options: (events.data ?? []).map(({ event }) => ({ value: event, title: event })),
        },
      ]}
      emptyHint={t('deliveriesEmpty')}
    />
  );
}
