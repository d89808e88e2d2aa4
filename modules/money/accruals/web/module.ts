import { webModule } from '#platform/web/module.ts';

export const accrualsModule = webModule({
  name: 'accruals',
  periodParts: [async () => (await import('./AccrualVerb.tsx')).accrualOfMonth],
});
