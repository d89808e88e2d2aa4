import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PackFormat, PackMethod, PackState, PackMailState } from '#modules/work/pods/pack-status.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** One file of a pack. */
export interface PackPart {
  readonly blobName: string;
  readonly fileName: string;
  readonly pages: number;
  readonly bytes: number;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    pod_pack: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      load_id: string;
      reference: Generated<string>;
      pod_ids: string[];
      method: PackMethod;
      format: PackFormat;
      status: Generated<PackState>;
      recipients: Generated<string[]>;
      parts: JSONColumnType<PackPart[], string | undefined, string>;
      is_again: Generated<boolean>;
      is_by_hand: Generated<boolean>;
      link_id: Optional<string>;
      problem: Generated<string>;
      asked_at: Date;
      sent_at: Optional<Date>;
      fetched_at: Optional<Date>;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
      readonly search: Generated<string>;
    };
    pod_pack_mail: {
      partition: string;
      pack_id: string;
      part: number;
      recipient: string;
      status: Generated<PackMailState>;
      problem: Generated<string>;
      sent_at: Optional<Date>;
    };
  }
}
