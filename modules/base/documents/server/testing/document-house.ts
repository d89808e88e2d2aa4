import crypto from 'node:crypto';
import { sql } from 'kysely';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { documentOperations } from '../operations.ts';
import { subjectReads } from '../subjects.ts';

/** The desk for documents alone: subjects are bare rows, and no other module decides. */
export function openDocumentHouse(): Promise<House> {
  return openHouse({ implementations: [documentOperations], failureCatalogues: [documentFailureTexts] });
}

export function buildDocumentStaff(house: House, partition: string, companyId?: string): Promise<Staff> {
  return buildStaff(
    house.app,
    partition,
    [...Object.keys(documentService.operations), ...subjectReads],
    companyId ? { companyId } : undefined,
  );
}

/** Somebody whom documents can be filed under. */
export async function buildSubject(house: House, staff: Staff, name = 'Tugela Tankers'): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into supplier (id, partition, company_id, registered_name, trade_name, registered_key, name_key, country_code,
      reg_no, email, physical_address, postal_address, source, submitted_by, updated_by)
    values (${id}, ${staff.partition}, ${staff.companyId}, ${name}, ${name}, ${id}, ${id}, 'ZA', ${id}, 'office@subject.example',
      '{"city": "Durban"}', '{}', 'staff', 'test', 'test')`.execute(house.app.database.writer(staff.partition));
  return id;
}

/** A file that passes every inspection. */
export const goodFile = handmadePdf().toString('base64');
