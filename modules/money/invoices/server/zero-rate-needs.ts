import { sql } from 'kysely';
import { literal } from '#platform/server/states-in-sql.ts';
import type { DocumentStatus } from '#modules/base/documents/status.ts';
import type { BillingNeed } from '#modules/work/load-prices/server/index.ts';

const handedIn = sql`(${literal<DocumentStatus>('submitted')}, ${literal<DocumentStatus>('pending')}, ${literal<DocumentStatus>('approved')})`;

/**
 * What the law asks before carriage is billed at nothing (VAT Act 89 of 1991, s 11(2), and interpretation note 103): the
 * document of transport, and across a border that of customs. Each as it was handed in; one that was rejected proves nothing.
 */
export const zeroRateProofs: BillingNeed = async ({ db, partition }, { id, direction }) => {
  const { rows } = await sql<{ is_zero: boolean; has_transport: boolean; has_customs: boolean }>`
    select exists (select from load_charge c where c.partition = ${partition} and c.load_id = ${id} and c.side = 'sell' and c.vat_code = 'zeroRated' and c.net <> 0) as is_zero,
           coalesce(bool_or(d.type in ('waybill', 'roadManifest')), false) as has_transport, coalesce(bool_or(d.type = 'customsDeclaration'), false) as has_customs
      from document d
     where d.partition = ${partition} and d.subject_type = 'load' and d.subject_id = ${id} and d.superseded_at is null and d.status in ${handedIn}`.execute(
    db,
  );
  const { is_zero, has_transport, has_customs } = rows[0]!;
  if (!is_zero) return [];
  return [
    ...(has_transport ? [] : [{ code: 'transportDocumentMissing' as const }]),
    ...(has_customs || direction === 'domestic' ? [] : [{ code: 'customsProofMissing' as const }]),
  ];
};
