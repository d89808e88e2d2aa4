import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import {
  limitedKinds,
  type roleFields,
  type ScopedNoun,
  scopedNouns,
  type ScopeLimit,
} from '#modules/base/access/people.ts';
import { ChosenRecordsField } from './ChosenRecordsField.tsx';

const Field = deskFieldsFor<typeof roleFields>();

const choices = {
  suppliers: { all: 'limit_all', own: 'limit_own', chosen: 'limit_chosen' },
  customers: { all: 'limit_all', own: 'limit_own', chosen: 'limit_chosen' },
  profitCentres: { all: 'limit_all', chosen: 'limit_chosenCentres' },
  companies: { all: 'limit_all', own: 'limit_ownCompany', chosen: 'limit_chosen' },
} as const satisfies Record<ScopedNoun, Partial<Record<ScopeLimit, string>>>;

/** Which records holders of the role see, and up to which amounts they decide. */
export function ReachFields({ names }: { readonly names: Readonly<Record<string, string>> }): ReactNode {
  const t = useTexts(rightTexts);
  const profileSet = useWatch({ name: 'profileSet' }) as string;
  // A supplier's own users see that supplier, and decide nothing.
  if (profileSet === 'CARRIER') return null;
  return (
    <FormSection title={t('reach')} hint={t('reachHint')}>
      {scopedNouns.map((noun) => (
        <Scope key={noun} noun={noun} names={names} />
      ))}
      {limitedKinds.map((kind) => (
        <Field.Money
          key={kind}
          name={`amountLimits.${kind}`}
          label={t(`amount_${kind}`)}
          help={t('amountHelp')}
          max={1e12}
        />
      ))}
    </FormSection>
  );
}

function Scope({
  noun,
  names,
}: {
  readonly noun: ScopedNoun;
  readonly names: Readonly<Record<string, string>>;
}): ReactNode {
  const t = useTexts(rightTexts);
  const limit = useWatch({ name: `recordScope.${noun}.limit` }) as ScopeLimit | undefined;
  return (
    <>
      <Field.Select
        name={`recordScope.${noun}.limit`}
        label={t(`scope_${noun}`)}
        {...(noun === 'suppliers' && { help: t('scope_suppliersHelp') })}
        required
        options={Object.entries(choices[noun]).map(([value, text]) => ({ value, label: t(text) }))}
      />
      {limit === 'chosen' ? (
        <ChosenRecordsField noun={noun} names={names} />
      ) : (
        // Keeps the pairs of the grid together.
        <span aria-hidden="true" className="hidden sm:block" />
      )}
    </>
  );
}
