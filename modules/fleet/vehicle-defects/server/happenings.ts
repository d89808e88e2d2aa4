declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** A critical defect has taken a unit out of service. */
    readonly 'unit.withdrawn': { readonly vehicleId: string };
    /** Its last critical defect is verified or needed no repair: the unit is back where it was. */
    readonly 'unit.released': { readonly vehicleId: string };
  }
}
