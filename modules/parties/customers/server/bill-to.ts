import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { customerService } from '../contract.ts';
import type { BillToParty, Contact } from '../fields.ts';
import { limits } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { normaliseBillToParty, normaliseContacts } from '../normalise.ts';
import { billToAccountNumber } from '../rules.ts';
import { customers } from './changes.ts';
import { detailOf } from './details.ts';
import { getCustomer, type StoredCustomer } from './queries.ts';

const fail = failures<CustomerFailureCode>();

type Answer = z.input<(typeof customerService)['operations']['getBillToParties']['output']>;

export async function billToParties({ db, partition, app }: Context, id: string): Promise<Answer> {
  const stored = await getCustomer(db, partition, id);
  return { lockId: lockIdOf(stored), partiesToBill: detailOf(stored, app.sealer).partiesToBill };
}

/** Adds a party; its account number is the customer's, a dot, and its place (§4). */
export async function addBillToParty(context: Context, id: string, party: BillToParty): Promise<Answer> {
  const stored = await customers.toChange(context, id);
  if (stored.parties_to_bill.length >= limits.partiesToBill)
    throw invalidFields({ partiesToBill: { code: 'tooMany', details: { maximum: limits.partiesToBill } } });
  await writeBillToParties(context, stored, [{ ...normaliseBillToParty(party), accountNumber: '' }]);
  return touched(context, stored, 'billToPartyAdded');
}

/** Changes the party with this account number, in place. */
export async function changeBillToParty(context: Context, id: string, party: BillToParty): Promise<Answer> {
  const stored = await customers.toChange(context, id);
  if (!stored.parties_to_bill.some((known) => known.account_number === party.accountNumber))
    throw fail('billToPartyNotFound', 'notFound', {}, { 'party.accountNumber': { code: 'billToPartyNotFound' } });
  await writeBillToParties(context, stored, [normaliseBillToParty(party)]);
  return touched(context, stored, 'billToPartyChanged');
}

/**
 * Writes parties of a customer: those with a known account number in place, others behind them. Parties that are not among
 * them stay as they are, since invoices may refer to them; they are switched off by `isActive`.
 */
export async function writeBillToParties(
  { db, partition }: Context,
  customer: Pick<StoredCustomer, 'id' | 'account_number' | 'parties_to_bill'>,
  parties: readonly BillToParty[],
): Promise<void> {
  const known = new Set(customer.parties_to_bill.map((party) => party.account_number));
  let count = known.size;
  for (const party of parties) {
    const columns = columnsOf(party);
    if (known.has(party.accountNumber)) {
      await db
        .updateTable('bill_to_party')
        .set(columns)
        .where('partition', '=', partition)
        .where('customer_id', '=', customer.id)
        .where('account_number', '=', party.accountNumber)
        .execute();
      continue;
    }
    const account_number = billToAccountNumber(customer.account_number, count);
    await db
      .insertInto('bill_to_party')
      .values({ partition, customer_id: customer.id, position: count++, account_number, ...columns })
      .execute();
  }
}

function columnsOf(party: BillToParty) {
  const { addressLine1, addressLine2, suburb, country, region, city, postalCode } = party;
  return {
    business_unit_name: party.businessUnitName,
    vat_number: party.vatNumber,
    email_address: party.emailAddress,
    address: JSON.stringify({ addressLine1, addressLine2, suburb, country, region, city, postalCode }),
    debtor_account_number: party.debtorAccountNumber,
    is_active: party.isActive,
  };
}

/** Replaces the people to talk to. */
export async function changeContacts(
  context: Context,
  id: string,
  contacts: readonly Contact[],
): Promise<{ lockId: string; contacts: Contact[] }> {
  const stored = await customers.toChange(context, id);
  const wanted = normaliseContacts(contacts, stored.country_code);
  await updateRow(context, 'customer', stored.id, { contacts: JSON.stringify(wanted) });
  const { lockId } = await touched(context, stored, 'contactsChanged');
  return { lockId, contacts: wanted };
}

/** The trail and the next version of a customer of which a part was changed. */
async function touched(context: Context, before: StoredCustomer, event: string): Promise<Answer> {
  const { db, partition, app } = context;
  const partsOf = (stored: StoredCustomer) => {
    const { partiesToBill, contacts } = detailOf(stored, app.sealer);
    return { partiesToBill, contacts };
  };
  const after = partsOf(await getCustomer(db, partition, before.id));
  const changed = await customers.change(context, before, { event, before: partsOf(before), after });
  if (event !== 'contactsChanged') await context.happened('customer.particularsChanged', { customerId: before.id });
  return { lockId: lockIdOf(changed), partiesToBill: after.partiesToBill };
}
