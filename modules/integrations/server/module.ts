import { serverModule } from '#platform/server/module.ts';
import { integrationFailureTexts } from '../messages/failures/index.ts';
import { webhookDelivery, webhookRound } from './deliver.ts';
import { endpointById } from './endpoints.ts';
import { tokenOperations, webhookOperations } from './operations.ts';
import { queueWebhooks } from './queue.ts';
import { tokenById } from './tokens.ts';

const tokenRight = 'tripDirector.getAccessTokens';
const endpointRight = 'tripDirector.getWebhookEndpoints';

export const integrationsModule = serverModule({
  name: 'integrations',
  operations: [tokenOperations, webhookOperations],
  failureTexts: [integrationFailureTexts],
  jobs: [webhookDelivery, webhookRound],
  listeners: [queueWebhooks],
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
});
