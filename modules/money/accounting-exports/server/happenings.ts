import type { ExportState } from '../status.ts';

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** A document is a step further on its way into another accounting system, or back. */
    readonly 'export.changed': {
      readonly exportId: string;
      readonly documentId: string;
      readonly documentVersion: number;
      readonly state: ExportState;
      /** Of the document there; empty until it has one. */
      readonly number: string;
      /** The code of what is wrong, or the words of the person who ended it. */
      readonly reason: string;
    };
  }
}
