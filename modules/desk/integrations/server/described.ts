import { described, refusesNothing } from '#platform/server/described.ts';
import { tokenService } from '../token-contract.ts';
import { webhookService } from '../webhook-contract.ts';

const scoped = 'Refuses a caller whose roles are limited to some records.';
const unknownEndpoint = 'Refuses an unknown endpoint, and a caller whose roles are limited to some records.';

export const tokensDescribed = described(tokenService, {
  getAccessTokens: {
    does: 'Lists the access tokens of the caller’s company by search, state and order, one page at a time.',
    refuses: 'Refuses nothing: a caller whose roles are limited to some records sees their own tokens alone.',
  },
  getAccessToken: {
    does: 'Reads what is known of an access token; never the token itself.',
    refuses: 'Refuses a token that the caller cannot see.',
  },
  getTokenAuthorisations: {
    does: 'Lists the rights that the caller can give to a token.',
    refuses: 'Refuses nothing: rights that need a person, or that a colleague handed over, are not in the list.',
  },
  postAccessToken: {
    does: 'Makes an access token with some of the caller’s rights, and shows it once.',
    refuses:
      'Refuses rights that the caller does not hold or that need a person, a last day that has passed, and a taken name.',
  },
  deleteAccessToken: {
    does: 'Revokes an access token at once and for good, with a reason.',
    refuses: 'Refuses a token that the caller cannot see, and one that is revoked.',
  },
});

export const webhooksDescribed = described(webhookService, {
  getWebhookEvents: {
    does: 'Lists every event that a webhook can tell, and whether the caller may choose it.',
    refuses: refusesNothing,
  },
  getWebhookEndpoints: {
    does: 'Lists the webhook endpoints of the caller’s company by search, state and order, one page at a time.',
    refuses: scoped,
  },
  getWebhookEndpoint: {
    does: 'Reads a webhook endpoint with its events and how its deliveries go.',
    refuses: unknownEndpoint,
  },
  postWebhookEndpoint: {
    does: 'Adds a webhook endpoint, and shows the secret of its signatures once.',
    refuses:
      'Refuses an address that is not https or leads into a private network, and events about records that the caller may not see.',
  },
  putWebhookEndpoint: {
    does: 'Changes the address, events or description of a webhook endpoint.',
    refuses: 'Refuses an address as for a new endpoint, and further events about records that the caller may not see.',
  },
  putWebhookEndpointStatus: {
    does: 'Pauses a webhook endpoint, or starts it again; what was held meanwhile goes out then.',
    refuses: 'Refuses the state that the endpoint has already.',
  },
  putWebhookSecret: {
    does: 'Makes a new secret for an endpoint and shows it once; the one before signs too for a day.',
    refuses: unknownEndpoint,
  },
  deleteWebhookEndpoint: { does: 'Deletes a webhook endpoint.', refuses: unknownEndpoint },
  sendWebhookTest: {
    does: 'Sends the event `webhook.test` to one endpoint.',
    refuses: 'Refuses an endpoint that is paused.',
  },
  getWebhookDeliveries: {
    does: 'Lists deliveries by endpoint, state and event, the latest first, one page at a time.',
    refuses: scoped,
  },
  getWebhookDelivery: {
    does: 'Reads a delivery with its body and every try.',
    refuses: 'Refuses an unknown delivery, and a caller whose roles are limited to some records.',
  },
  resendWebhookDelivery: {
    does: 'Sends the event of a delivery once more, with the same id.',
    refuses: 'Refuses a delivery that is still being sent, and an endpoint that is paused.',
  },
});
