import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { InputOf } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import type { CallOptions } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { BankLineRow, BankStatementRow } from '../answers.ts';
import type { bankStatementService } from '../contract.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';
import { bankLineLife } from '../status.ts';
import type { BankLinePart } from './line-part.ts';
import { bank, bankNoun, statementRead } from './calls.ts';
import { LineVerbs } from './LineVerbs.tsx';
import { LineBadge } from './words.ts';

type LineQuery = InputOf<(typeof bankStatementService)['operations']['getBankLines']>;
const columns = columnsOf<BankLineRow, 'day'>();

/** `/bankStatements/$id`: the lines that a statement brought first, with the verbs that other modules give them. */
export function statementScreen(parts: readonly BankLinePart[]) {
  return () => <Statement parts={parts} />;
}

function Statement({ parts }: { readonly parts: readonly BankLinePart[] }): ReactNode {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  const { id } = useParams({ strict: false }) as { id: string };
  const { data } = useQuery(statementRead(id));
  const title = data
    ? t('statementOf', { from: formats.date(data.fromDay), to: formats.date(data.toDay) })
    : t('statements');
  return (
    <ListScreen
      id="bankLines"
      title={title}
      channel={bankNoun}
      load={(query: LineQuery, options?: CallOptions) => bank.getBankLines({ ...query, statementId: id }, options)}
      columns={useColumns(parts)}
      rowId={(row) => row.id}
      searchIn={t('searchLines')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'line_', bankLineLife.states) }}
      emptyHint={t('emptyLines')}
      summary={data && <Balances statement={data} />}
    />
  );
}

/** Of which account, from what to what. */
function Balances({ statement }: { readonly statement: BankStatementRow }): ReactNode {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  const { accountName, numberEnd, opening, closing, currency, lines, newLines, follows } = statement;
  const money = (amount: number | null) => (amount === null ? '–' : formats.money(amount, currency));
  const facts = [
    [t('account'), `${accountName} ••${numberEnd}`],
    [t('opening'), money(opening)],
    [t('closing'), money(closing)],
    [t('lines'), t('linesFound', { count: lines, fresh: newLines })],
    ...(follows === false ? [[t('follows'), t('gap')]] : []),
  ] as const;
  return (
    <dl className="list-edge flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useColumns(parts: readonly BankLinePart[]) {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      Object.values(
        columns({
          day: {
            title: t('day'),
            sort: 'day',
            card: 'meta',
            cell: (row) => formats.date(row.day),
            value: (row) => row.day,
          },
          text: { title: t('text'), card: 'title', cell: (row) => row.text || (row.isFee ? t('fee') : '') },
          reference: { title: t('reference'), card: 'meta', cell: (row) => row.reference },
          payerName: {
            title: t('payer'),
            hiddenByDefault: 'narrow',
            cell: (row) => [row.payerName, row.payerEnd && `••${row.payerEnd}`].filter(Boolean).join(' '),
          },
          amount: {
            title: t('amount'),
            align: 'right',
            card: 'subtitle',
            cell: (row) => formats.money(row.amount, row.currency),
            value: (row) => row.amount,
          },
          balanceAfter: {
            title: t('balance'),
            align: 'right',
            hiddenByDefault: 'narrow',
            cell: (row) => (row.balanceAfter === null ? '' : formats.money(row.balanceAfter, row.currency)),
            value: (row) => row.balanceAfter,
          },
          status: {
            title: t('status'),
            card: 'badge',
            cell: (row) => <LineBadge state={row.status} />,
            value: (row) => t(`line_${row.status}`),
          },
          reason: { title: t('reason'), hiddenByDefault: true, cell: (row) => row.reason },
          verbs: {
            title: t('verbs'),
            card: 'action',
            cell: (row) => (
              <span className="flex flex-wrap gap-1">
                {parts.map(({ name, Verb }) => (
                  <Verb key={name} line={row} />
                ))}
                <LineVerbs line={row} />
              </span>
            ),
            value: () => '',
          },
        }),
      ),
    [t, formats, parts],
  );
}
