import { useEffect, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { useLookup } from '#modules/parties/parties/web/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { tenderMethodFor } from '#modules/parties/suppliers/rules.ts';
import { Field } from './fields.ts';
import { useSupplierForm } from './form-frame.ts';
import type { SupplierValues } from './form.ts';

/** A company whose system takes load offers, or an email address for them. */
export function TenderFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const { lookups } = useSupplierForm();
  const { setValue, clearErrors } = useFormContext<SupplierValues>();
  const [chosen, method, number, email] = useWatch<
    SupplierValues,
    ['tenderCompany', 'tenderLoadMethod', 'tenderLoadGlobalLocationNumber', 'email']
  >({ name: ['tenderCompany', 'tenderLoadMethod', 'tenderLoadGlobalLocationNumber', 'email'] });
  const companies = useLookup('companies', lookups.companies);

  // A record knows the number only; the company is the one that has it.
  const known = companies?.find(
    ({ globalLocationNumber }) => method === 'integration' && globalLocationNumber === number,
  );
  useEffect(() => {
    if (known && !chosen) setValue('tenderCompany', known.companyName);
  }, [known, chosen, setValue]);

  function choose(name: string): void {
    const choice = tenderMethodFor(companies?.find(({ companyName }) => companyName === name));
    setValue('tenderLoadMethod', choice.tenderLoadMethod, { shouldDirty: true });
    setValue('tenderLoadEmailAddress', choice.tenderLoadEmailAddress, { shouldDirty: true });
    setValue('tenderLoadGlobalLocationNumber', choice.tenderLoadGlobalLocationNumber, { shouldDirty: true });
    clearErrors(['tenderLoadEmailAddress', 'tenderCompany']);
  }
  const names = [...new Set([...(companies ?? []).map(({ companyName }) => companyName), ...(chosen ? [chosen] : [])])];
  return (
    <>
      <Field.Select
        name="tenderCompany"
        label={t('tenderMethod')}
        placeholder={t('byEmail')}
        options={names.map((name) => ({ value: name, label: name }))}
        onPick={choose}
        className="sm:col-span-2"
      />
      {method === 'integration' ? (
        <p className="text-muted sm:col-span-2">
          {t('byIntegration', { company: chosen || number || '', number: number ?? '' })}
        </p>
      ) : (
        <div className="min-w-0 space-y-2 sm:col-span-2">
          {chosen && <p className="text-muted">{t('emailInstead', { company: chosen })}</p>}
          <Field.Email name="tenderLoadEmailAddress" label={t('tenderEmail')} required />
          <UseEmail email={email ?? ''} />
        </div>
      )}
    </>
  );
}

/** Most carriers want the offers at the address that they gave already. */
function UseEmail({ email }: { readonly email: string }): ReactNode {
  const t = useTexts(registrationTexts);
  const { setValue } = useFormContext<SupplierValues>();
  const current = useWatch<SupplierValues, 'tenderLoadEmailAddress'>({ name: 'tenderLoadEmailAddress' });
  if (!email || current) return null;
  return (
    <button
      type="button"
      className="btn btn-l max-w-full"
      onClick={() => setValue('tenderLoadEmailAddress', email, { shouldDirty: true, shouldValidate: true })}
    >
      <span className="truncate">{t('useEmail', { email })}</span>
    </button>
  );
}
