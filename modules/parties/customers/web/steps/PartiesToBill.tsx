import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { Section } from '#modules/parties/parties/web/index.ts';
import { limits } from '#modules/parties/customers/fields.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { billToAccountNumber } from '#modules/parties/customers/rules.ts';
import { BillToDialog } from './BillToDialog.tsx';
import type { PartyToBill } from './bill-to-form.ts';
import type { CustomerValues } from './form.ts';

/** Which party the modal shows: one of the list, or a new one behind them. */
type Opened = { readonly index: number; readonly party: PartyToBill | undefined };

/** The parties to bill: a list, and a modal to add and edit. Those that are stored stay, and are made inactive instead. */
export function PartiesToBill(): ReactNode {
  const t = useTexts(registrationTexts);
  const { fields, append, update, remove } = useFieldArray<CustomerValues, 'partiesToBill'>({ name: 'partiesToBill' });
  const { errors, defaultValues } = useFormState<CustomerValues>({ name: 'partiesToBill' });
  const accountNumber = useWatch<CustomerValues, 'accountNumber'>({ name: 'accountNumber' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState('');
  const stored = defaultValues?.partiesToBill?.length ?? 0;
  const numberOf = (index: number) =>
    fields[index]?.accountNumber || (accountNumber ? billToAccountNumber(accountNumber, index) : '');

  function save({ index, party: before }: Opened, party: PartyToBill): void {
    if (before) update(index, party);
    else append(party, { shouldFocus: false });
    setSaid(t(before ? 'partyChanged' : 'partyAdded', { name: party.businessUnitName }));
    setOpened(undefined);
  }
  function drop(index: number): void {
    setSaid(t('partyRemoved', { name: fields[index]?.businessUnitName ?? '' }));
    remove(index);
    // The button that had the focus is gone.
    addButton.current?.focus();
  }
  return (
    <Section title={t('partiesToBill')} hint={t('partiesToBillHint')}>
      <div className="min-w-0 sm:col-span-2">
        {fields.length === 0 ? (
          <p className="text-muted">{t('noPartyToBill')}</p>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line">
            {fields.map((party, index) => (
              <PartyRow
                key={party.id}
                party={party}
                number={numberOf(index)}
                isWrong={errors.partiesToBill?.[index] !== undefined}
                onEdit={() => setOpened({ index, party })}
                onRemove={index >= stored ? () => drop(index) : undefined}
              />
            ))}
          </ul>
        )}
        {fields.length < limits.partiesToBill && (
          <button
            ref={addButton}
            type="button"
            className="btn btn-s mt-3"
            onClick={() => setOpened({ index: fields.length, party: undefined })}
          >
            <Plus size={16} aria-hidden />
            {t('addPartyToBill')}
          </button>
        )}
        <output className="sr-only">{said}</output>
        {opened && (
          <BillToDialog
            party={opened.party}
            number={numberOf(opened.index)}
            onSave={(party) => save(opened, party)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </div>
    </Section>
  );
}

interface PartyRowProps {
  readonly party: PartyToBill;
  readonly number: string;
  readonly isWrong: boolean;
  readonly onEdit: () => void;
  readonly onRemove: (() => void) | undefined;
}

function PartyRow({ party, number, isWrong, onEdit, onRemove }: PartyRowProps): ReactNode {
  const t = useTexts(registrationTexts);
  const { businessUnitName: name, city, country, isActive } = party;
  return (
    <li className="flex items-center gap-2 py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-sm text-muted">
          <span className="tabular-nums">{number || t('billToNumberLater')}</span>
          {' · '}
          {[city, country].filter(Boolean).join(', ')}
          {isActive === false && ` · ${t('inactive')}`}
        </p>
        {isWrong && <p className="err">{t('partyHasProblems')}</p>}
      </div>
      <button type="button" className="btn btn-g" aria-label={t('editPartyToBill', { name })} onClick={onEdit}>
        <Pencil size={16} aria-hidden />
        <span className="max-sm:hidden">{t('edit')}</span>
      </button>
      {onRemove && (
        <button
          type="button"
          className="btn btn-g aspect-square px-0"
          aria-label={t('removePartyToBill', { name })}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}
