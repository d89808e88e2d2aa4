import { webModule } from '#platform/web/module.ts';

export const carriageModule = webModule({
  name: 'carriage',
  loadParts: [async () => (await import('./load-part.tsx')).carriageOfLoad],
  loadListParts: [async () => (await import('./list-part.ts')).carriageOfList],
  loadFormParts: [async () => (await import('./form-part.tsx')).carriersOfForm],
});
