import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldName, FieldProps } from '#platform/web/fields/Field.tsx';
import { SuggestField } from '#platform/web/fields/SuggestField.tsx';
import { DigitsField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { bankSuggestions, useUniversalBranchCode } from './banks.ts';
import { useNoteOf } from './FindingNotes.tsx';
import { usePartyForm } from './PartyFormFrame.tsx';

export interface BankAccountProps extends Pick<FieldProps, 'disabled' | 'required'> {
  /** The field with the name of the bank. */
  readonly bank: FieldName<string>;
  /** The field for the branch, which each form words in its own way; it stands after the bank. */
  readonly children: ReactNode;
}

/** The account of a party: bank, branch, branch code and number; the last two have one name in all forms. */
export function BankAccount({ bank, children, ...state }: BankAccountProps): ReactNode {
  const t = useTexts(partyTexts);
  const note = useNoteOf();
  const { accountOnFile: number } = usePartyForm();
  const account: unknown = useWatch({ name: 'bankAccountNo' });
  const owner = useUniversalBranchCode(bank, 'branchCode');
  return (
    <>
      <SuggestField name={bank} label={t('bank')} suggestions={bankSuggestions} {...state} />
      {children}
      <DigitsField
        name={'branchCode' as FieldName<string>}
        label={t('branchCode')}
        help={owner && t('universalBranchCode', { bank: owner.name })}
        note={note('branchCode')}
        {...state}
        className="sm:col-span-2"
      />
      <DigitsField
        name={'bankAccountNo' as FieldName<string>}
        label={t('bankAccountNo')}
        help={number && t('numberOnFile', { number })}
        note={number && !account ? undefined : note('bankAccountNo')}
        {...state}
        className="sm:col-span-2"
      />
    </>
  );
}
