import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Novo tipo de embalagem',
  empty: 'Paletes, tambores, sacos: em que se embalam as mercadorias dos clientes.',
  unit: 'Unidade',
  unit_pallet: 'Palete',
  unit_bag: 'Saco',
  unit_drum: 'Tambor',
  unit_bulk: 'A granel',
  unit_carton: 'Caixa de cartão',
  unit_ibc: 'IBC',
  unit_container: 'Contentor',
  unit_each: 'Peça',
  tareKg: 'Tara em kg',
  lengthCm: 'Comprimento em cm',
  widthCm: 'Largura em cm',
  heightCm: 'Altura em cm',
  measures: 'Medidas',
  measuresHint: 'De uma unidade vazia. Deixe 0 no que não se aplica.',
  stackable: 'Pode ser empilhado',
  maxStack: 'Empilhamento máximo',
  control: 'Controlo de paletes',
  controlHint: 'As unidades retornáveis são contadas: quem recebe deve-as, ou o respetivo depósito.',
  returnable: 'Retornável',
  palletAccount: 'Conta no parque de paletes',
  deposit: 'Depósito',
};
