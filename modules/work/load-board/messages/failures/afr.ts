import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  planTooLong: 'Die plan wys hoogstens agt dae. Kies ’n nader einde.',
};
