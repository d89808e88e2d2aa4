import type { Generated, JSONColumnType } from 'kysely';
import type { PackFormat, PackMethod, PackState } from '#modules/work/pods/pack-status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

/** One file of a pack. */
export interface PackPart {
  readonly blobName: string;
  readonly fileName: string;
  readonly pages: number;
  readonly bytes: number;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    pod_pack: Narrowed<
      Rows['pod_pack'],
      {
        method: PackMethod;
        format: PackFormat;
        status: Generated<PackState>;
        parts: JSONColumnType<PackPart[], string | undefined, string>;
      }
    >;
    pod_pack_mail: Narrowed<
      Rows['pod_pack_mail'],
      {
        status: Generated<'WAITING' | 'SENDING' | 'SENT' | 'UNKNOWN' | 'FAILED'>;
      }
    >;
  }
}
