import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PodMethod, PodSource, PodState, RejectReason } from '../status.ts';
import type { ExceptionKind } from '../status.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

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
    pod: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      load_id: Optional<string>;
      stop_id: Optional<string>;
      reference: Generated<string>;
      status: PodState;
      method: Generated<PodMethod | ''>;
      pages: JSONColumnType<PodPage[], string | undefined, string>;
      signed_by: Generated<string>;
      signed_at: Optional<Date>;
      received_from: Generated<string>;
      received_via: Generated<PodSource | ''>;
      received_at: Optional<Date>;
      sender_supplier_id: Optional<string>;
      exceptions: JSONColumnType<PodException[], string | undefined, string>;
      guess: JSONColumnType<PodGuess | null, string | null | undefined, string | null>;
      is_seen_before: Generated<boolean>;
      uploader_ids: Generated<string[]>;
      assignee_id: Optional<string>;
      assignee: Generated<string>;
      reject_reason: Generated<RejectReason | ''>;
      note: Generated<string>;
      decided_by: Generated<string>;
      decided_by_id: Optional<string>;
      decided_at: Optional<Date>;
      superseded_by: Optional<string>;
      since: Date;
      asked_from: Optional<Date>;
      asked_round: Generated<number>;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
      readonly search: Generated<string>;
    };
    pod_file: {
      id: Generated<string>;
      partition: string;
      pod_id: string;
      blob_name: string;
      sha256: string;
      content_type: string;
      pages: number;
      file_name: string;
      uploaded_by: string;
      uploaded_by_id: Optional<string>;
      uploaded_at: Generated<Date>;
      superseded_at: Optional<Date>;
    };
    pod_reminder: {
      partition: string;
      pod_id: string;
      round: number;
      day: number;
      link_id: Optional<string>;
      recipient: Generated<string>;
      problem: Optional<string>;
      sent_at: Date;
    };
  }
}
