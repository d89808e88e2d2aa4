/** What is refused of a file, and what is only told. Each has a sentence among the texts of findings. */
export const refusals = [
  'notRecognised',
  'empty',
  'tooLarge',
  'tooManyLines',
  'tooDeep',
  'notWhole',
  'entities',
  'noDate',
  'noAmount',
  'dateUnclear',
  'balanceBroken',
  'closingDiffers',
  'pagesDiffer',
  'unknownAccount',
  'inactiveAccount',
  'chooseAccount',
  'otherAccount',
  'columnsUnknown',
  'mailDoesNotFollow',
] as const;
export const notices = ['pending', 'doesNotFollow', 'noBalances', 'nothingNew', 'readBefore'] as const;
export type RefusalCode = (typeof refusals)[number];
export type NoticeCode = (typeof notices)[number];
export type FindingCode = RefusalCode | NoticeCode;

export interface Finding {
  readonly code: FindingCode;
  /** The statement of the file, counted from 1; 0 for the file itself. */
  readonly statement: number;
  /** As a person counts the rows of the file; 0 for none. */
  readonly row: number;
  readonly details: Readonly<Record<string, string>>;
}

export const isRefusal = ({ code }: Pick<Finding, 'code'>): boolean =>
  (refusals as readonly FindingCode[]).includes(code);
