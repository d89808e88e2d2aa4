import { webModule } from '#platform/web/module.ts';

export const trackingModule = webModule({
  name: 'tracking',
  loadParts: [async () => (await import('./tracking-part.tsx')).trackingPart],
});
