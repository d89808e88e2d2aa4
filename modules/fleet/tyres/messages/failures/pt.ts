import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  tyreAhead: 'O dia ainda está por vir. Indique o dia em que foi feito.',
  tyreWarranty: 'A garantia termina antes da compra. Indique um dia posterior.',
  tyreCodeTaken: 'A empresa já tem um pneu com este número.',
  positionTaken: 'O pneu {code} está nesta posição. Desmonte-o primeiro.',
  tyreBeforeLast: 'Algo foi registado do pneu em {day}. Indique esse dia ou um posterior.',
  treadGrows: 'Um piso não cresce: antes foram medidos {mm} mm.',
  tyreKmBelow: 'O pneu foi montado aos {km} km. Indique mais.',
  tyreNotMounted: 'O pneu não está montado. Deixe vazio.',
};
