import { queryOptions } from '@tanstack/react-query';
import { authorisation } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { tokenService } from '../token-contract.ts';
import { webhookService } from '../webhook-contract.ts';

export const tokens = client(tokenService);
export const webhooks = client(webhookService);

/** The channels, and with them the first part of the keys of what is read of them. */
export const tokensNoun = 'accessTokens';
export const webhooksNoun = 'webhooks';

export const tokenListPath = '/accesstokens';
export const endpointListPath = '/webhooks';
export const deliveryListPath = '/webhookdeliveries';
/** What stands in the place of an id for what is not there yet. */
export const newOne = 'new';

export function tokenRead(accessTokenId: string) {
  return queryOptions({
    queryKey: [tokensNoun, accessTokenId],
    queryFn: ({ signal }) => tokens.getAccessToken({ accessTokenId }, { signal }),
  });
}

export const grantableRead = queryOptions({
  queryKey: [tokensNoun, 'grantable'],
  queryFn: ({ signal }) => tokens.getTokenAuthorisations({}, { signal }),
});

export function endpointRead(webhookEndpointId: string) {
  return queryOptions({
    queryKey: [webhooksNoun, webhookEndpointId],
    queryFn: ({ signal }) => webhooks.getWebhookEndpoint({ webhookEndpointId }, { signal }),
  });
}

export const eventsRead = queryOptions({
  queryKey: [webhooksNoun, 'events'],
  queryFn: ({ signal }) => webhooks.getWebhookEvents({}, { signal }),
});

export const endpointsRead = queryOptions({
  queryKey: [webhooksNoun, 'all'],
  queryFn: ({ signal }) => webhooks.getWebhookEndpoints({ pageSize: 200 }, { signal }),
});

export function deliveryRead(webhookDeliveryId: string) {
  return queryOptions({
    queryKey: [webhooksNoun, webhookDeliveryId],
    queryFn: ({ signal }) => webhooks.getWebhookDelivery({ webhookDeliveryId }, { signal }),
  });
}

type Operation = keyof typeof tokenService.operations | keyof typeof webhookService.operations;

/** Whether the person may call an operation. Only shows and hides: the server decides. */
export function useMay(operation: Operation): boolean {
  return useCan(authorisation(tokenService.name, operation));
}
