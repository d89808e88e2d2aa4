import { webModule } from '#platform/web/module.ts';

export const loadPricesModule = webModule({
  name: 'load-prices',
  loadParts: [async () => (await import('./load-part.tsx')).pricesOfLoad],
});
