import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Contrôle du jour',
  open: 'Contrôlez votre camion et vos remorques avant de partir',
  failed: 'Il a échoué : ne conduisez pas. Appelez le bureau',
  done: 'Fait',
  inspect: 'Contrôler le camion',
};
