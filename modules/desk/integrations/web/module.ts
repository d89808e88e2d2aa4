import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { integrationScreens, tokenRight, webhookRight } from './index.ts';

export const integrationsModule = webModule({
  name: 'integrations',
  screens: [
    screen({
      path: '/accesstokens',
      title: 'accessTokens',
      needs: tokenRight('getAccessTokens'),
      component: integrationScreens.tokens,
    }),
    screen({
      path: '/accesstokens/$id',
      title: 'accessToken',
      needs: tokenRight('getAccessToken'),
      parent: '/accesstokens',
      component: integrationScreens.token,
    }),
    screen({
      path: '/webhooks',
      title: 'webhooks',
      needs: webhookRight('getWebhookEndpoints'),
      component: integrationScreens.endpoints,
    }),
    screen({
      path: '/webhooks/$id',
      title: 'webhookEndpoint',
      needs: webhookRight('getWebhookEndpoint'),
      parent: '/webhooks',
      component: integrationScreens.endpoint,
    }),
    screen({
      path: '/webhookdeliveries',
      title: 'webhookDeliveries',
      needs: webhookRight('getWebhookDeliveries'),
      component: integrationScreens.deliveries,
    }),
    screen({
      path: '/webhookdeliveries/$id',
      title: 'webhookDelivery',
      needs: webhookRight('getWebhookDelivery'),
      parent: '/webhookdeliveries',
      component: integrationScreens.delivery,
    }),
  ],
});
