import { type Generated, type JSONColumnType, sql, type ColumnType } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { nextVersion } from '#platform/server/records.ts';
import type { Address, Director } from '../fields.ts';
import type { PartyFinding } from '../findings.ts';

/** What every noun's own table has of a party. */
export interface PartyColumns {
  id: Generated<string>;
  partition: string;
  company_id: string;
  account_number: Generated<string>;
  registered_name: string;
  registered_key: string;
  name_key: string;
  holding_company: Generated<string>;
  date_of_inc: string | null;
  fax: Generated<string>;
  email: string;
  language: Generated<Language>;
  warnings: Generated<number>;
  edited_by: Generated<string[]>;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  updated_by: string;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

/** The same of suppliers and customers, who come by link or are captured by staff. */
export interface ApplicantColumns extends PartyColumns {
  trade_name: string;
  country_code: string;
  mail_label: Generated<string>;
  physical_address: JSONColumnType<Address, string, string>;
  postal_address: JSONColumnType<Address, string, string>;
  same_as_physical: Generated<boolean>;
  readonly city: Generated<string>;
  readonly region: Generated<string>;
  source: 'link' | 'staff';
  source_link_id: string | null;
  submitted_by: string;
  submitted_at: Generated<Date>;
}

/** What every noun's table of directors has beside the id of its party. */
export interface DirectorColumns {
  id: string;
  partition: string;
  position: number;
  name: string;
  id_type: NonNullable<Director['idType']> | null;
  id_number_sealed: string | null;
  id_number_index: string | null;
}

/** The same of suppliers and customers, who give a number to call and an address to write to. */
export interface ContactDirectorColumns extends DirectorColumns {
  id_number_last4: string;
  cellphone_number: string;
  email_address: string;
  address: string;
}

/** A finding as it is kept. */
export type StoredFinding = PartyFinding & { readonly level: 'W' | 'I' };

/** What every noun's table of findings has beside the id of its party: one row a party, all in their order. */
export interface FindingColumns {
  partition: string;
  findings: JSONColumnType<StoredFinding[], string, string>;
}

/** What every noun's table of decisions has beside the id of its party. */
export interface DecisionColumns<State extends string> {
  id: Generated<string>;
  partition: string;
  event: string;
  from_status: ColumnType<State, string, never>;
  to_status: ColumnType<State, string, never>;
  reason: string;
  steps: string[];
  link_id: string | null;
  decided_by: string;
  decided_by_id: string | null;
  decided_at: Generated<Date>;
}

/** Why a status changed. */
export interface StatusChange {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly reason?: string;
  /** The steps of the form that somebody was asked to look at again. */
  readonly steps?: readonly string[];
  /** The link by which they were asked. */
  readonly linkId?: string;
}

/** What the checks found, in their order. What would refuse a value was refused before, and is not stored. */
export function storedFindings(findings: readonly PartyFinding[]): StoredFinding[] {
  return findings.map(({ path, level, code, facts }) => ({ path, level: level === 'I' ? 'I' : 'W', code, facts }));
}

/** A change of status, by whoever acts now. */
export function decisionRow({ partition, actor }: Pick<Context, 'partition' | 'actor'>, change: StatusChange) {
  return {
    partition,
    event: change.event,
    from_status: change.from,
    to_status: change.to,
    reason: change.reason ?? '',
    steps: [...(change.steps ?? [])],
    link_id: change.linkId ?? null,
    decided_by: actor.name,
    decided_by_id: actor.kind === 'user' ? actor.id : null,
  };
}

/** How a record came or was changed: by whom, and whether by staff or through a link. */
interface Came {
  readonly by: string;
  readonly staff: { readonly id: string } | undefined;
  readonly link: { readonly id: string; readonly language: Language } | undefined;
}

/** Who may not decide any more: somebody of staff changed it. */
export function editedBy(staffId: string) {
  return sql<string[]>`array_append(array_remove(edited_by, ${staffId}::uuid), ${staffId}::uuid)`;
}

/** What the row of a new supplier or customer says of how it came. */
export function newPartyColumns(
  { partition, language }: Pick<Context, 'partition' | 'language'>,
  company: { readonly id: string },
  { by, staff, link }: Came,
) {
  return {
    partition,
    company_id: company.id,
    language: link?.language ?? language,
    source: link ? ('link' as const) : ('staff' as const),
    source_link_id: link?.id ?? null,
    submitted_by: by,
    edited_by: staff ? [staff.id] : [],
    updated_by: by,
  };
}

/** The same of one that is changed. */
export function changedPartyColumns({ by, staff, link }: Came) {
  return {
    ...nextVersion(by),
    ...(staff && { edited_by: editedBy(staff.id) }),
    ...(link && { submitted_by: by, submitted_at: sql<Date>`now()` }),
  };
}
