import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  accessTokens: { en: 'Access tokens', afr: 'Toegangstokens', pt: 'Tokens de acesso', fr: 'Jetons d’accès' },
  accessToken: { en: 'Token', afr: 'Token', pt: 'Token', fr: 'Jeton' },
  webhooks: { en: 'Webhooks', afr: 'Webhooks', pt: 'Webhooks', fr: 'Webhooks' },
  webhookEndpoint: { en: 'Endpoint', afr: 'Eindpunt', pt: 'Ponto de receção', fr: 'Point de réception' },
  webhookDeliveries: {
    en: 'Webhook deliveries',
    afr: 'Webhook-aflewerings',
    pt: 'Entregas de webhooks',
    fr: 'Livraisons de webhooks',
  },
  webhookDelivery: { en: 'Delivery', afr: 'Aflewering', pt: 'Entrega', fr: 'Livraison' },
} as const satisfies Titles;
