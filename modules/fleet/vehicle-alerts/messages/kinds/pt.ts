import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  panic: 'Botão de pânico',
  appointmentMissed: 'Marcação perdida',
  appointmentAtRisk: 'Marcação em risco',
  noSignal: 'Sem sinal',
  tenderExhausted: 'Nenhum transportador aceitou a carga',
  podMissing: 'Falta a prova de entrega',
  outOfService: 'Veículo fora de serviço',
  hijack: 'Sequestro ou roubo',
  criticalDefect: 'Defeito crítico',
  incidentReported: 'Incidente comunicado',
  serviceDue: 'Revisão a fazer',
  exportFailed: 'Exportação recusada',
  balanceBroken: 'Conta e itens em aberto diferem',
  trackingFailed: 'Não é possível ler as posições',
  coverBelowValue: 'Cobertura abaixo do valor',
  coverEnding: 'A cobertura termina',
  vehiclePaperEnding: 'Documento do veículo caduca',
  driverPaperEnding: 'Documento do motorista caduca',
  doorOpen: 'Porta aberta',
  temperature: 'Temperatura fora dos limites',
  speeding: 'Excesso de velocidade',
  harshDriving: 'Condução brusca',
  fuelDrop: 'Queda do nível de combustível',
  claimDeadline: 'Reclamação por entregar',
};
