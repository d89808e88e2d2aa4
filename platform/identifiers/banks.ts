/** A South African bank, as published by several sites; a bank changes these rarely, and none of it refuses a value. */
export interface Bank {
  /** As the bank list of a form suggests it. */
  readonly name: string;
  /** Takes payments to every branch. Text: leading zeros count. */
  readonly universalBranchCode: string;
  /** Digits of an account number, where the bank keeps to them. */
  readonly accountLengths?: readonly number[];
  /** What every account number begins with. */
  readonly accountPrefix?: string;
}

/** The six names of the specification first, then the others. */
export const banks: readonly Bank[] = [
  { name: 'NEDBANK', universalBranchCode: '198765', accountLengths: [10, 13] },
  { name: 'ABSA', universalBranchCode: '632005', accountLengths: [8, 9, 10, 11] },
  { name: 'FNB', universalBranchCode: '250655', accountLengths: [6, 7, 8, 9, 10, 11] },
  { name: 'STANDARD BANK', universalBranchCode: '051001' },
  { name: 'INVESTEC', universalBranchCode: '580105' },
  { name: 'CAPITEC', universalBranchCode: '470010', accountLengths: [10] },
  { name: 'AFRICAN BANK', universalBranchCode: '430000' },
  { name: 'BANK ZERO', universalBranchCode: '888000' },
  { name: 'BIDVEST BANK', universalBranchCode: '462005' },
  { name: 'DISCOVERY BANK', universalBranchCode: '679000' },
  { name: 'POSTBANK', universalBranchCode: '460005' },
  { name: 'TYMEBANK', universalBranchCode: '678910' },
];

const otherNames: Readonly<Record<string, string>> = {
  ABSABANK: 'ABSA',
  FIRSTNATIONALBANK: 'FNB',
  FIRSTRAND: 'FNB',
  FIRSTRANDBANK: 'FNB',
  STANDARDBANKOFSOUTHAFRICA: 'STANDARD BANK',
  SBSA: 'STANDARD BANK',
  INVESTECBANK: 'INVESTEC',
  CAPITECBANK: 'CAPITEC',
  BIDVEST: 'BIDVEST BANK',
  DISCOVERY: 'DISCOVERY BANK',
  SAPOSTBANK: 'POSTBANK',
  GOTYME: 'TYMEBANK',
  GOTYMEBANK: 'TYMEBANK',
};

function key(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]|\bTHE\b|\bLTD\b|\bLIMITED\b/g, '');
}

const byKey = new Map(banks.map((bank) => [key(bank.name), bank]));

/** The bank of a name as people write it; undefined for banks that are not listed. */
export function bankNamed(name: string): Bank | undefined {
  const wanted = key(name);
  return byKey.get(wanted) ?? byKey.get(key(otherNames[wanted] ?? ''));
}

/** The bank whose universal code this is. */
export function bankOfBranchCode(branchCode: string): Bank | undefined {
  return banks.find(({ universalBranchCode }) => universalBranchCode === branchCode);
}
