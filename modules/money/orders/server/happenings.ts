declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** Work was accepted that repaired defects of a service order. */
    readonly 'order.defectsRepaired': OrderDefects;
    /** An acceptance was taken back: what it had repaired is open again. */
    readonly 'order.defectsReopened': OrderDefects;
  }
}

type OrderDefects = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly companyId: string;
  readonly defectIds: readonly string[];
};
