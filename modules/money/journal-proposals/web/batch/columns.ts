import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LineChoice, TypedColumn } from '#platform/lines/columns.ts';
import type { GridColumn } from '#platform/web/lines/view.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { journalAccountDesk } from '#modules/money/journal-accounts/web/desk.ts';
import type { ProposalKind } from '#modules/money/journal-proposals/fields.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import type { BatchField, BatchLine } from './lines.ts';

export interface Choices {
  readonly accounts: readonly LineChoice[];
  readonly centres: readonly LineChoice[];
}

/** Accounts and profit centres, as far as the person may see them; undefined until they are there. */
export function useChoices(): Choices | undefined {
  const [mayAccounts, mayCentres] = [useCan(journalAccountDesk.mayRead), useCan(profitCentreDesk.mayRead)];
  const accounts = useQuery({ ...choicesRead(journalAccountDesk), enabled: mayAccounts });
  const centres = useQuery({ ...choicesRead(profitCentreDesk), enabled: mayCentres });
  return useMemo(() => {
    if ((mayAccounts && !accounts.data && !accounts.error) || (mayCentres && !centres.data && !centres.error))
      return undefined;
    return {
      accounts: (accounts.data ?? []).map(({ number, name }) => ({ value: number, label: number, detail: name })),
      centres: (centres.data ?? []).map(({ code, name }) => ({ value: code, label: name, detail: code })),
    };
  }, [mayAccounts, mayCentres, accounts.data, accounts.error, centres.data, centres.error]);
}

const amountMost = 100_000_000_000;

/** Every column that is typed in, in the order in which rows without headings are pasted. */
export function useTypedColumns({
  accounts,
  centres,
}: Choices): readonly (TypedColumn<BatchLine> & { width?: number })[] {
  const t = useTexts(proposalTexts);
  return useMemo(() => {
    const amount = (field: 'debit' | 'credit') =>
      ({
        kind: 'number',
        field,
        title: t(field),
        width: 100,
        decimals: 2,
        min: 0,
        max: amountMost,
        fixed: true,
        currency: 'ZAR',
      }) as const;
    const text = (field: BatchField, title: string, maxLength: number, width?: number) =>
      ({ kind: 'text', field, title, maxLength, ...(width !== undefined && { width }) }) as const;
    return [
      { kind: 'choice', field: 'account', title: t('account'), width: 66, choices: accounts },
      { kind: 'choice', field: 'centre', title: t('centre'), width: 112, choices: centres },
      text('text', t('text'), 200),
      amount('debit'),
      amount('credit'),
      text('group', t('group'), 20, 64),
      {
        kind: 'choice',
        field: 'vatCode',
        title: t('vatCode'),
        width: 108,
        choices: vatCodes.map((value) => ({ value, label: t(`vat_${value}`) })),
      },
      text('loadNumber', t('loadNumber'), 30, 104),
      text('party', t('party'), 120, 150),
      text('number', t('number'), 40, 104),
      text('date', t('lineDate'), 30, 112),
      text('dueDate', t('dueDate'), 30, 104),
    ];
  }, [t, accounts, centres]);
}

const usual: readonly BatchField[] = ['account', 'centre', 'text', 'debit', 'credit', 'group'];
const ofOpening: readonly BatchField[] = [
  'account',
  'party',
  'number',
  'date',
  'dueDate',
  'centre',
  'text',
  'debit',
  'credit',
  'group',
];
const more: readonly BatchField[] = ['vatCode', 'loadNumber'];

/** The columns that are shown: those of the kind, VAT and load where somebody wants them. The name of an account follows its number. */
export function useShownColumns(
  typed: ReturnType<typeof useTypedColumns>,
  { accounts }: Choices,
  { kind, hasMore }: { readonly kind: ProposalKind; readonly hasMore: boolean },
): readonly GridColumn<BatchLine>[] {
  const t = useTexts(proposalTexts);
  return useMemo(() => {
    const names = new Map(accounts.map(({ value, detail }) => [value, detail ?? '']));
    const name: GridColumn<BatchLine> = {
      kind: 'shown',
      field: 'accountName',
      title: t('accountName'),
      width: 144,
      value: ({ account }) => names.get(account) ?? '',
    };
    const wanted = kind === 'opening' ? ofOpening : usual;
    const fields = hasMore ? [...wanted.slice(0, -3), ...more, ...wanted.slice(-3)] : wanted;
    return fields.flatMap((field) => {
      const column = typed.find((each) => each.field === field)!;
      return field === 'account' ? [column, name] : [column];
    });
  }, [t, typed, accounts, kind, hasMore]);
}
