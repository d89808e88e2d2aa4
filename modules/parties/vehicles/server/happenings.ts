declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** Somebody makes a vehicle or a trailer available for loads; a `beforeListener` may refuse it. */
    readonly 'vehicle.madeAvailable': { readonly vehicleId: string };
  }
}
