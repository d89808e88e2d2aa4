import type { InputOf } from '#platform/operation.ts';
import type { profitCentres } from '#modules/base/profit-centres/contract.ts';

export const demoProfitCentres: readonly (InputOf<(typeof profitCentres)['create']> & { readonly parent?: string })[] =
  [
    { code: 'LINEHAUL', name: 'Linehaul', type: 'lane', manager: 'Naledi Mokoena', monthlyBudget: 14_500_000 },
    {
      code: 'N3',
      name: 'Johannesburg – Durban',
      type: 'lane',
      parent: 'LINEHAUL',
      manager: 'Sizwe Ndlovu',
      monthlyBudget: 6_200_000,
      journalAccountSell: '4010',
      journalAccountBuy: '5010',
    },
    {
      code: 'N4',
      name: 'Gauteng – Maputo',
      type: 'lane',
      parent: 'LINEHAUL',
      manager: 'João Macuácua',
      monthlyBudget: 3_900_000,
      journalAccountSell: '4020',
      journalAccountBuy: '5020',
    },
    {
      code: 'N1',
      name: 'Johannesburg – Cape Town',
      type: 'lane',
      parent: 'LINEHAUL',
      manager: 'Anneke Fourie',
      monthlyBudget: 4_400_000,
      journalAccountSell: '4030',
      journalAccountBuy: '5030',
    },
    {
      code: 'FMCG',
      name: 'Food and beverage customers',
      type: 'customerGroup',
      manager: 'Thandi Nkosi',
      monthlyBudget: 7_100_000,
      journalAccountSell: '4040',
      journalAccountBuy: '5040',
    },
    {
      code: 'MINING',
      name: 'Mines and smelters',
      type: 'customerGroup',
      manager: 'Kagiso Molefe',
      monthlyBudget: 5_300_000,
      journalAccountSell: '4050',
      journalAccountBuy: '5050',
    },
    { code: 'GERMISTON', name: 'Germiston depot', type: 'depot', manager: 'Pieter Botha', monthlyBudget: 1_250_000 },
    { code: 'FLEET', name: 'Own fleet', type: 'fleet', manager: 'Lindiwe Zulu', monthlyBudget: 2_800_000 },
    { code: 'OVERHEAD', name: 'Administration', type: 'admin', monthlyBudget: 900_000 },
  ];
