import { serverModule } from '#platform/server/module.ts';
import { integrationFailureTexts } from '../messages/failures/index.ts';
import { webhookDelivery, webhookRound } from './deliver.ts';
import { tokensDescribed, webhooksDescribed } from './described.ts';
import { endpointById, sealedSecrets } from './endpoints.ts';
import { tokenOperations, webhookOperations } from './operations.ts';
import { queueWebhooks } from './queue.ts';
import { tokenById } from './tokens.ts';

const tokenRight = 'tripDirector.getAccessTokens';
const endpointRight = 'tripDirector.getWebhookEndpoints';
const group = 'Settings';

export const integrationsModule = serverModule({
  name: 'integrations',
  operations: [tokenOperations, webhookOperations],
  described: [tokensDescribed, webhooksDescribed],
  failureTexts: [integrationFailureTexts],
  jobs: [webhookDelivery, webhookRound],
  listeners: [queueWebhooks],
  sealed: sealedSecrets,
  channels: [
    { channel: 'accessTokens', right: tokenRight },
    { channel: 'webhooks', right: endpointRight },
  ],
  histories: [
    { noun: 'accessToken', right: tokenRight, sees: async (context, id) => Boolean(await tokenById(context, id)) },
    {
      noun: 'webhookEndpoint',
      right: endpointRight,
      sees: async (context, id) => Boolean(await endpointById(context, id)),
    },
  ],
  menu: [
    { group, place: 110, title: 'Access tokens', url: '/accesstokens', permission: tokenRight },
    { group, place: 120, title: 'Webhooks', url: '/webhooks', permission: endpointRight },
    {
      group,
      place: 130,
      title: 'Webhook deliveries',
      url: '/webhookdeliveries',
      permission: 'tripDirector.getWebhookDeliveries',
    },
  ],
});
