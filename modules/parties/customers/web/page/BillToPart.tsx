import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { PartyFormFrame } from '#modules/parties/parties/web/index.ts';
import { type BillToParty, billToParty, limits } from '#modules/parties/customers/fields.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { billToAccountNumber } from '#modules/parties/customers/rules.ts';
import { customers, customersNoun, useMay } from '../calls.ts';
import { useReviewed } from '../review/reviewed.ts';
import { BillToDialog } from '../steps/BillToDialog.tsx';
import type { PartyToBill } from '../steps/bill-to-form.ts';
import { customerLookups } from '../steps/lookups.ts';

/** Who is invoiced in place of the customer. Each is added and changed in place, and kept for the invoices that name it. */
export function BillToPart(): ReactNode {
  const form = useTexts(registrationTexts);
  const { id, accountNumber, partiesToBill: parties, client } = useReviewed();
  const mayAdd = useMay('postBillToParty') && parties.length < limits.partiesToBill;
  const mayChange = useMay('putBillToParty');
  const save = useSave();
  const frame = useMemo(() => ({ lookups: customerLookups(client, id) }), [client, id]);
  const [opened, setOpened] = useState<BillToParty | 'new'>();
  const party = opened === 'new' ? undefined : opened;
  return (
    <section aria-label={form('partiesToBill')} className="max-w-4xl">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">{form('partiesToBillHint')}</p>
        {mayAdd && (
          <button type="button" className="btn btn-s ml-auto" onClick={() => setOpened('new')}>
            <Plus size={16} aria-hidden="true" />
            {form('addPartyToBill')}
          </button>
        )}
      </div>
      <ul className="card mt-3 divide-y divide-line">
        {parties.length === 0 && <li className="px-4 py-8 text-center text-muted">{form('noPartyToBill')}</li>}
        {parties.map((each) => (
          <PartyLine key={each.accountNumber} party={each} onEdit={mayChange ? () => setOpened(each) : undefined} />
        ))}
      </ul>
      {opened && (
        // The words of the fields are on their way: meanwhile the page stays.
        <Suspense>
          <PartyFormFrame value={frame}>
            <BillToDialog
              party={party}
              number={party?.accountNumber ?? billToAccountNumber(accountNumber, parties.length)}
              onSave={async (value) => {
                if (await save(value, party === undefined)) setOpened(undefined);
              }}
              onClose={() => setOpened(undefined)}
            />
          </PartyFormFrame>
        </Suspense>
      )}
    </section>
  );
}

/** Adds a party or changes the one with its number; says whether it was done. What names a field is shown there. */
function useSave(): (party: PartyToBill, isNew: boolean) => Promise<boolean> {
  const t = useTexts(customerDeskTexts);
  const failureText = useFailureText();
  const { id, lockId } = useReviewed();
  return async (value, isNew) => {
    const party = billToParty.parse(value);
    try {
      const call = isNew ? customers.postBillToParty : customers.putBillToParty;
      await call({ id, party }, { lockId });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: [customersNoun, id] });
    }
    snackbar(t('partySaved', { name: party.businessUnitName }), { kind: 'ok' });
    return true;
  };
}

interface PartyLineProps {
  readonly party: BillToParty;
  readonly onEdit: (() => void) | undefined;
}

function PartyLine({ party, onEdit }: PartyLineProps): ReactNode {
  const form = useTexts(registrationTexts);
  const { businessUnitName: name, accountNumber, vatNumber, emailAddress, city, country, isActive } = party;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{name}</span>
          <span className="text-muted tabular-nums">{accountNumber}</span>
          {!isActive && <StatusBadge tone="plain">{form('inactive')}</StatusBadge>}
        </p>
        <p className="mt-0.5 text-sm break-words text-muted">
          {[[city, country].filter(Boolean).join(', '), emailAddress, vatNumber].filter(Boolean).join(' · ')}
        </p>
      </div>
      {onEdit && (
        <button type="button" className="btn btn-g" aria-label={form('editPartyToBill', { name })} onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" />
          <span className="max-sm:hidden">{form('edit')}</span>
        </button>
      )}
    </li>
  );
}
