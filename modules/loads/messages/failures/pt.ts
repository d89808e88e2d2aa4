import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invalidMoment: 'Introduza a data e a hora com o fuso, por exemplo 2026-11-23T06:30:00Z.',
  tooManyDecimals: 'Tem demasiadas casas decimais.',
  notALoadType: 'Escolha um tipo de ordem para cargas.',
  vehicleOfOther: 'Não pertence ao fornecedor da carga.',
  isTrailer: 'Escolha um veículo a motor, não um reboque.',
  chosenTwice: 'Foi escolhido duas vezes.',
  stopReached: 'O veículo já esteve nesta paragem. Já não pode ser movida, alterada nem removida.',
  firstStopNotPickup: 'A primeira paragem tem de ser uma recolha.',
  lastStopNotDelivery: 'A última paragem tem de ser uma entrega.',
  stopsReversed: 'Esta paragem começa antes da que está à sua frente.',
  eventInFuture: 'A hora está mais de cinco minutos no futuro.',
  departBeforeArrival: 'Um veículo não pode sair de uma paragem antes de lá chegar.',
  reasonNotForEvent: 'Este motivo não corresponde ao acontecimento. Escolha um da lista.',
  stopOfOtherLoad: 'Esta paragem não pertence à carga.',
  loadIncomplete: 'A carga não está completa. Corrija os campos assinalados.',
  customerNotActive: 'O cliente não está ativo, por isso não se pode reservar nenhuma carga para ele.',
  rateMissing:
    'A carga não tem preço para o cliente. Acrescente um ou peça a alguém que possa submeter cargas sem preço.',
  creditHold: 'A carga está retida por crédito. Excederia o crédito do cliente em R {excess}.',
  loadHeld: 'Uma retenção do tipo {type} impede isto: {reason}',
  resourceTaken:
    '{resource} já está na carga {loadNumber} até {until}, por reserva de {by}. Escolha outro ou altere as horas.',
  resourceTakenByOther:
    'O veículo, um reboque ou um motorista já está noutra carga a essa hora. Escolha outro ou altere as horas.',
  stopsOpen:
    'Algumas entregas não estão terminadas. Conclua cada uma ou registe-a como falhada e diga o que acontece à mercadoria.',
  stopReachedAlready: 'O veículo já chegou a uma paragem. Cancele a carga ou troque o veículo.',
  podMissing: 'Falta uma prova de entrega. Aceite-a ou dispense-a primeiro.',
  billingOpen: 'A carga ainda não está faturada dos dois lados.',
  alreadyBilled: 'A carga já está faturada ou paga. Já não pode ser reaberta.',
  restoreTooLate: 'Uma carga cancelada só pode ser reposta no mesmo dia.',
  ownWork: 'Foi você que registou esta carga. Outra pessoa tem de a libertar.',
  eventNotNext: 'Isto não pode seguir-se ao que aconteceu antes na paragem: está {status}.',
  loadNotMoving: 'As horas das paragens podem ser registadas depois de a carga ser despachada.',
  eventSuperseded: 'Este acontecimento já foi corrigido ou anulado. Veja o mais recente.',
  eventNotCorrectable: 'Só se podem corrigir horas, notas e avisos.',
  correctionTooLate:
    'Tem mais de 48 horas ou a carga está faturada. Peça a alguém que possa corrigir acontecimentos antigos.',
  eventNotOfSystem: 'Só se pode anular o que um sistema detetou. Em vez disso, corrija-o.',
  fieldsFixed: 'O cliente e o tipo de ordem já não podem mudar depois de a carga ser reservada.',
};
