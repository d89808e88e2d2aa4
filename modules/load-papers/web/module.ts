import { webModule } from '#platform/web/module.ts';

export const loadPapersModule = webModule({
  name: 'load-papers',
  loadParts: [async () => (await import('./load-part.tsx')).papersPart],
});
