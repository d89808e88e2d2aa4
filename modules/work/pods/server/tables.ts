import type { Generated, JSONColumnType } from 'kysely';
import type { PodMethod, PodSource, PodState, RejectReason } from '../status.ts';
import type { ExceptionKind } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

export interface PodPage {
  readonly file: string;
  readonly page: number;
  /** Degrees to the right. */
  readonly turn: 0 | 90 | 180 | 270;
}
export interface PodException {
  readonly kind: ExceptionKind;
  readonly goodsLineId: string | null;
  readonly quantity: number | null;
  readonly note: string;
}
export interface PodGuess {
  readonly loadId: string;
  readonly confidence: number;
  readonly by: string;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    pod: Narrowed<
      Rows['pod'],
      {
        status: PodState;
        method: Generated<PodMethod | ''>;
        pages: JSONColumnType<PodPage[], string | undefined, string>;
        received_via: Generated<PodSource | ''>;
        exceptions: JSONColumnType<PodException[], string | undefined, string>;
        guess: JSONColumnType<PodGuess | null, string | null | undefined, string | null>;
        reject_reason: Generated<RejectReason | ''>;
      }
    >;
    pod_file: Rows['pod_file'];
    pod_reminder: Rows['pod_reminder'];
  }
}
