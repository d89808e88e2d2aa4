import { rightsIn } from '#platform/web/screens.ts';
import type { exchangeService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const exchangeScreens = {
  list: async () => (await import('./ExchangeScreen.tsx')).ExchangeScreen,
} as const;

export const exchangeRight = rightsIn<typeof exchangeService>('tripDirector');
