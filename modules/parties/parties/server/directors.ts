import crypto from 'node:crypto';
import type { SealContext, Sealer } from '#platform/server/sealed.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import type { Director } from '../fields.ts';

/** The first directors were indexed under this name; the same person is found at every noun because all keep to it. */
const indexedAs = 'supplier_director.id_number';

const place = (table: string, partition: string, row: string): SealContext => ({
  table,
  column: 'id_number',
  row,
  partition,
});

/** The numbers of a noun's directors, for its module. */
export function sealedDirectors(table: string): SealedColumn {
  return {
    table,
    column: 'id_number_sealed',
    place: (partition, [id = '']) => place(table, partition, id),
    index: { column: 'id_number_index', of: directorIndex },
  };
}

/** Keyed hashes under which the same person may stand at another party, one for each key in use; none without a number. */
export function directorIndexes(sealer: Sealer, idNumber: string): string[] {
  return idNumber ? sealer.blindIndexes(idNumber, indexedAs) : [];
}

/** The hash under which a director's number is stored, at every noun alike; null without a number. */
export function directorIndex(sealer: Sealer, idNumber: string): string | null {
  return idNumber ? sealer.blindIndex(idNumber, indexedAs) : null;
}

/** A director with the number in full, as every noun has one. */
interface KeptDirector {
  readonly id?: string | undefined;
  readonly name: string;
  readonly idType?: Director['idType'];
  readonly idNumber: string;
}

/** What every noun's table keeps of its directors, numbers sealed, in the order of the form. Who is on file keeps the id. */
export function directorColumns(sealer: Sealer, table: string, partition: string, directors: readonly KeptDirector[]) {
  return directors.map(({ id = crypto.randomUUID(), name, idType, idNumber }, position) => ({
    id,
    partition,
    position,
    name,
    id_type: idType ?? null,
    id_number_sealed: idNumber ? sealer.seal(idNumber, place(table, partition, id)) : null,
    id_number_index: directorIndex(sealer, idNumber),
  }));
}

/** The same of suppliers and customers, who give a number to call and an address to write to. */
export function directorRows(sealer: Sealer, table: string, partition: string, directors: readonly Director[]) {
  return directorColumns(sealer, table, partition, directors).map((columns, index) => {
    const { idNumber, cellphoneNumber, emailAddress, address = '' } = directors[index]!;
    return {
      ...columns,
      id_number_last4: idNumber.slice(-4),
      cellphone_number: cellphoneNumber,
      email_address: emailAddress,
      address,
    };
  });
}

export interface StoredDirector {
  readonly id: string;
  readonly name: string;
  readonly id_type: NonNullable<Director['idType']> | null;
  readonly id_number_sealed: string | null;
}

/** The identity number of a director in full; empty when none is on file. */
export function openDirectorNumber(
  sealer: Pick<Sealer, 'open'>,
  table: string,
  partition: string,
  { id, id_number_sealed: sealed }: Pick<StoredDirector, 'id' | 'id_number_sealed'>,
): string {
  return sealed === null ? '' : sealer.open(sealed, place(table, partition, id));
}

/** Directors as the form takes them, with their numbers in full. */
export function openDirectors(
  sealer: Pick<Sealer, 'open'>,
  table: string,
  partition: string,
  rows: readonly (StoredDirector & {
    readonly cellphone_number: string;
    readonly email_address: string;
    readonly address: string;
  })[],
): Director[] {
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...(row.id_type && { idType: row.id_type }),
    idNumber: openDirectorNumber(sealer, table, partition, row),
    cellphoneNumber: row.cellphone_number,
    emailAddress: row.email_address,
    ...(row.address && { address: row.address }),
  }));
}
