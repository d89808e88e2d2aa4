declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** A run of drivers' pay is final; the total is in whole cents. Ledgers above may post it. */
    readonly 'driverPay.posted': { readonly runId: string; readonly companyId: string; readonly total: number };
  }
}
