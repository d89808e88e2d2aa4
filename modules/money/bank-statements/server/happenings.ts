declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** A statement of a bank was read in; its new lines wait to be settled. */
    readonly 'bankStatement.stored': {
      readonly statementId: string;
      readonly accountId: string;
      readonly companyId: string;
      readonly newLines: number;
    };
  }
}
