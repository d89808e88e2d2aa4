import { type RawBuilder, sql } from 'kysely';

/** Where the ids of a document or load stand in a statement. */
interface BuyerIds {
  readonly partition: string;
  readonly billToPartyId: RawBuilder<unknown> | string | null;
  readonly customerId: RawBuilder<unknown> | string;
}

/** Whoever is billed, as a JSON object with its particulars as they are now: the party to bill, else the customer. */
export function buyerInSql({ partition, billToPartyId, customerId }: BuyerIds): RawBuilder<unknown> {
  return sql`coalesce((select jsonb_build_object('name', b.business_unit_name, 'registration_number', '', 'vat_number', b.vat_number, 'address', b.address,
                       'account_number', coalesce(nullif(b.debtor_account_number, ''), b.account_number))
                       from bill_to_party b where b.partition = ${partition} and b.id = ${billToPartyId}::uuid),
                    (select jsonb_build_object('name', c.registered_name, 'registration_number', c.registration_number, 'vat_number', c.vat_number, 'address', c.postal_address || case
                       when c.same_as_physical or coalesce(c.postal_address ->> 'addressLine1', '') = '' then c.physical_address else '{}' end, 'account_number', c.account_number)
                       from customer c where c.partition = ${partition} and c.id = ${customerId}))`;
}
