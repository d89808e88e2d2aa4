import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  propose: 'Propor o acréscimo do mês',
  proposeHint: 'Uma segunda pessoa aprova; é estornado por si no dia 1 do mês seguinte.',
};
