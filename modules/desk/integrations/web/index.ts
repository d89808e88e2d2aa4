import { rightOf } from '#platform/web/screens.ts';
import type { tokenService } from '../token-contract.ts';
import type { webhookService } from '../webhook-contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const integrationScreens = {
  tokens: async () => (await import('./TokenList.tsx')).TokenList,
  token: async () => (await import('./TokenScreen.tsx')).TokenScreen,
  endpoints: async () => (await import('./EndpointList.tsx')).EndpointList,
  endpoint: async () => (await import('./EndpointScreen.tsx')).EndpointScreen,
  deliveries: async () => (await import('./DeliveryList.tsx')).DeliveryList,
  delivery: async () => (await import('./DeliveryScreen.tsx')).DeliveryScreen,
} as const;

export const tokenRight = (operation: keyof typeof tokenService.operations) =>
  rightOf<typeof tokenService>('tripDirector', operation);
export const webhookRight = (operation: keyof typeof webhookService.operations) =>
  rightOf<typeof webhookService>('tripDirector', operation);
