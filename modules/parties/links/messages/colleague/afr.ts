import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ask: 'Vra ’n kollega om hierdie stap in te vul',
  how: 'Stuur hierdie bladsy vir hulle. Die eenmalige kode kom steeds na {number}: wees gereed om dit aan te gee. Julle kan albei die vorm invul.',
  subject: 'Vorm vir {client}',
  message:
    'Help my asseblief om die vorm vir {client} in te vul. Wanneer dit ’n kode vra, kom dit na my nommer {number}: vra my daarvoor.',
  mail: 'E-pos',
  copy: 'Kopieer',
  copied: 'Gekopieer.',
};
