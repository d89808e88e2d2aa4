declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** Nobody took the load: it is ready to be given away again. */
    readonly 'load.tenderExhausted': { readonly loadId: string };
  }
}
