import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  itemNotInTemplate: 'Este item não está na lista de verificação desta inspeção.',
  itemAlwaysFitted: 'Este item tem de estar conforme ou não conforme.',
  itemsOpen: 'Itens sem resposta: {count}.',
  photosMissing: 'Itens não conformes sem fotografia: {count}. Acrescente uma a cada um.',
  defectsUnread: 'Avarias ainda por ler: {count}. Leia-as primeiro.',
  notATrailerHere: 'Escolha um reboque.',
  trailerNamedTwice: 'Este reboque foi escolhido duas vezes.',
  trailerNotPulled: 'Um reboque é inspecionado sozinho. Retire a segunda unidade.',
  dayOver: 'Este dia já passou. Escolha hoje ou um dia posterior.',
  inspectionNoMobile: 'O motorista não tem número de telemóvel. Introduza-o no registo do motorista.',
  tooManyPhotos: 'Uma inspeção guarda no máximo {limit} fotografias.',
  templateExists: 'Esta classe de veículo já tem uma lista deste tipo. Altere essa.',
  templateEmpty: 'Acrescente pelo menos um item.',
  templateItemTwice: 'Este item está duas vezes na lista.',
  templateItemName: 'Dê um nome ao item em pelo menos uma língua.',
  itemCodeFormat: 'Use apenas letras, algarismos e hífenes.',
  limitsOrder: 'Introduza pelo menos um limite, do mais baixo ao mais alto.',
  limitsWithout: 'Introduza também os limites das unidades que não o têm.',
  inspectionOfDayMissing: 'Inspecione primeiro {vehicle} e os seus reboques: a inspeção do dia falta ou reprovou.',
};
