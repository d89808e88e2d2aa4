import type { ReactNode } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { integrationTexts } from '../messages/desk/index.ts';
import { type EndpointRow, endpointStates } from '../webhook-contract.ts';
import { endpointListPath, newOne, useMay, webhooks, webhooksNoun } from './calls.ts';

/** Whether it works, is paused or fails. */
export function EndpointBadge({ endpoint }: { readonly endpoint: EndpointRow }): ReactNode {
  const t = useTexts(integrationTexts);
  if (endpoint.status === 'paused') return <StatusBadge tone="plain">{t('status_paused')}</StatusBadge>;
  return endpoint.failingSince === null ? (
    <StatusBadge tone="ok">{t('status_active')}</StatusBadge>
  ) : (
    <StatusBadge tone="danger">{t('status_failing')}</StatusBadge>
  );
}

/** `/webhooks`: where other systems are told what happens. */
export function EndpointList(): ReactNode {
  const t = useTexts(integrationTexts);
  const mayMake = useMay('postWebhookEndpoint');
  return (
    <ListScreen
      id="webhooks"
      title={t('webhooks')}
      channel={webhooksNoun}
      load={webhooks.getWebhookEndpoints}
      rowId={(row) => row.webhookEndpointId}
      rowPath={(row) => `${endpointListPath}/${row.webhookEndpointId}`}
      searchIn={t('endpointSearch')}
      columns={[
        { id: 'url', title: t('url'), sort: 'url', card: 'title', cell: (row) => row.url },
        { id: 'description', title: t('description'), card: 'subtitle', cell: (row) => row.description },
        {
          id: 'status',
          title: t('state'),
          card: 'badge',
          cell: (row) => <EndpointBadge endpoint={row} />,
          value: (row) => t(`status_${row.status}`),
        },
        { id: 'events', title: t('events'), align: 'right', cell: (row) => row.events.length },
        {
          id: 'lastSuccessAt',
          title: t('lastSuccess'),
          card: 'meta',
          cell: (row) => (row.lastSuccessAt ? <Ago at={row.lastSuccessAt} /> : t('never')),
          value: (row) => (row.lastSuccessAt ? new Date(row.lastSuccessAt) : ''),
        },
        { id: 'madeBy', title: t('madeBy'), hiddenByDefault: 'narrow', cell: (row) => row.madeBy },
        {
          id: 'madeAt',
          title: t('madeAt'),
          sort: 'madeAt',
          hiddenByDefault: 'narrow',
          cell: (row) => <Ago at={row.madeAt} />,
          value: (row) => new Date(row.madeAt),
        },
      ]}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', endpointStates) }}
      newPath={mayMake ? `${endpointListPath}/${newOne}` : undefined}
      newTitle={t('newEndpoint')}
      emptyHint={t('endpointsEmpty')}
    />
  );
}
