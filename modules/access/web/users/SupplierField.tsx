import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/access/messages/people/index.ts';
import { suppliersRead } from '../calls.ts';
import type { userForm } from './values.ts';

const Field = fieldsFor<typeof userForm>();

/** A supplier is searched for by its name and then chosen; the one that is chosen stays among the options. */
export function SupplierField({
  chosen,
}: {
  readonly chosen: { readonly value: string; readonly label: string };
}): ReactNode {
  const t = useTexts(peopleTexts);
  const id = useId();
  const [search, setSearch] = useState('');
  const { data = [] } = useQuery({ ...suppliersRead(useDeferredValue(search)), placeholderData: keepPreviousData });
  const found = data.map(({ keyIdentifier, carrierName }) => ({ value: keyIdentifier, label: carrierName }));
  const options = chosen.value === '' || found.some(({ value }) => value === chosen.value) ? found : [chosen, ...found];
  return (
    <div className="grid items-end gap-4 sm:col-span-2 sm:grid-cols-2">
      <div>
        <label htmlFor={id} className="lbl">
          {t('findSupplier')}
        </label>
        <input
          id={id}
          type="search"
          className="ctl mt-1.5"
          value={search}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Field.Select name="keyIdentifier" label={t('supplier')} help={t('supplierHelp')} required options={options} />
    </div>
  );
}
