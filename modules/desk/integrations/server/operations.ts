import { implement, type Implementation } from '#platform/server/implement.ts';
import { tokenService } from '../token-contract.ts';
import { webhookService } from '../webhook-contract.ts';
import { deliveryById, listDeliveries, sendAgain, sendTest } from './deliveries.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  endpointById,
  eventsFor,
  listEndpoints,
  rotateSecret,
  setEndpointStatus,
} from './endpoints.ts';
import { createToken, grantable, listTokens, personOf, revokeToken, tokenById } from './tokens.ts';

export const tokenOperations: Implementation = implement(tokenService, {
  getAccessTokens: listTokens,
  getAccessToken: (context, { accessTokenId }) => tokenById(context, accessTokenId),
  getTokenAuthorisations: async (context) => grantable(context.app, personOf(context)),
  postAccessToken: createToken,
  deleteAccessToken: (context, { accessTokenId, reason }) => revokeToken(context, accessTokenId, reason),
});

export const webhookOperations: Implementation = implement(webhookService, {
  async getWebhookEvents(context) {
    return eventsFor(context);
  },
  getWebhookEndpoints: listEndpoints,
  getWebhookEndpoint: (context, { webhookEndpointId }) => endpointById(context, webhookEndpointId),
  postWebhookEndpoint: createEndpoint,
  putWebhookEndpoint: (context, { webhookEndpointId, ...fields }) => changeEndpoint(context, webhookEndpointId, fields),
  putWebhookEndpointStatus: (context, { webhookEndpointId, status }) =>
    setEndpointStatus(context, webhookEndpointId, status),
  putWebhookSecret: (context, { webhookEndpointId }) => rotateSecret(context, webhookEndpointId),
  deleteWebhookEndpoint: (context, { webhookEndpointId }) => deleteEndpoint(context, webhookEndpointId),
  sendWebhookTest: (context, { webhookEndpointId }) => sendTest(context, webhookEndpointId),
  getWebhookDeliveries: listDeliveries,
  getWebhookDelivery: (context, { webhookDeliveryId }) => deliveryById(context, webhookDeliveryId),
  resendWebhookDelivery: (context, { webhookDeliveryId }) => sendAgain(context, webhookDeliveryId),
});
