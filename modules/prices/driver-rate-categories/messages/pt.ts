import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nova categoria de tarifas de motoristas',
  empty: 'As categorias agrupam motoristas que são pagos do mesmo modo. As tarifas definem-se por categoria.',
  basis: 'Com base em',
  basis_vehicleClass: 'Classe do veículo',
  basis_councilGrade: 'Grau do conselho',
  basis_experience: 'Experiência',
  basis_crossBorder: 'Trabalho transfronteiriço',
  pay: 'Pagamento de uma viagem',
  minimumPerTrip: 'Mínimo por viagem',
  minimumPerTripHelp: 'Uma viagem que renda menos é paga por este valor. Deixe 0 se não houver mínimo.',
  coDriverShare: 'Parte do segundo motorista',
  coDriverShareHelp: 'Percentagem do pagamento da viagem. O motorista recebe o resto.',
  notes: 'Notas',
  versions: 'Versões',
};
