// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  pod_pack: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    load_id: string;
    reference: Generated<string>;
    pod_ids: string[];
    method: string;
    format: string;
    status: Generated<string>;
    recipients: Generated<string[]>;
    parts: Generated<Json>;
    is_again: Generated<boolean>;
    is_by_hand: Generated<boolean>;
    link_id: string | null;
    problem: Generated<string>;
    asked_at: Date;
    sent_at: Date | null;
    fetched_at: Date | null;
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
    status: Generated<string>;
    problem: Generated<string>;
    sent_at: Date | null;
  };
}
