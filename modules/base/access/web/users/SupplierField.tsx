import { type ReactNode, useState } from 'react';
import type { ChoiceSource, FoundChoice } from '#platform/web/fields/choice-source.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { users } from '../calls.ts';
import type { userForm } from './values.ts';

const Field = deskFieldsFor<typeof userForm>();

/** The suppliers that users can be bound to; the one of this user is known with the user. */
function sourceWith(bound: FoundChoice): ChoiceSource {
  return {
    key: ['carriers', 'withShippers'],
    find: async (search, atMost, signal) => {
      const found = await users.getCarriersWithShipperLists({ search }, { signal });
      return found
        .slice(0, atMost)
        .map(({ keyIdentifier, carrierName }) => ({ value: keyIdentifier, label: carrierName }));
    },
    read: async (value) => (value === bound.value ? bound : undefined),
  };
}

/** The supplier whose records a user sees. */
export function SupplierField({ chosen }: { readonly chosen: FoundChoice }): ReactNode {
  const t = useTexts(peopleTexts);
  const [from] = useState(() => sourceWith(chosen));
  return (
    <Field.Searched
      name="keyIdentifier"
      from={from}
      label={t('supplier')}
      help={t('supplierHelp')}
      required
      className="sm:col-span-2"
    />
  );
}
