import { webModule } from '#platform/web/module.ts';

export const tripsModule = webModule({
  name: 'trips',
  loadParts: [async () => (await import('./driver-part.tsx')).driverPart],
});
