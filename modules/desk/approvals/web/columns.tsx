import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useCallback, useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type DocumentType, documentTypes } from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { type CreditKind, creditKinds } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import type { ApprovalItem } from '../contract.ts';
import { approvalDeskTexts } from '../messages/desk/index.ts';
import type { Urgency } from '../policy.ts';
import { decisionPath } from './calls.ts';
import { TakeOn } from './TakeOn.tsx';

const tones: Readonly<Record<Urgency, Tone>> = { inTime: 'plain', dueSoon: 'warn', overdue: 'danger' };

/** The columns of the inbox: what it is, what is asked, how long it has waited. */
export function useApprovalColumns(): readonly Column<ApprovalItem, never>[] {
  const t = useTexts(approvalDeskTexts);
  const nameOf = useNames();
  const formats = useFormats();
  return useMemo<readonly Column<ApprovalItem, never>[]>(() => {
    const allOf = (row: ApprovalItem) => [row, ...row.inside].map((each) => nameOf(each)).join(', ');
    return [
      {
        id: 'subject',
        title: t('subject'),
        card: 'title',
        cell: (row) => <span className="font-medium">{row.subject}</span>,
        value: (row) => row.subject,
      },
      {
        id: 'kind',
        title: t('kind'),
        card: 'subtitle',
        cell: (row) => <Inside row={row} nameOf={nameOf} />,
        value: allOf,
      },
      {
        id: 'asks',
        title: t('asked'),
        card: 'meta',
        cell: (row) => <Asked item={row} />,
        value: (row) => t(`asks_${row.asks}`),
      },
      {
        id: 'amount',
        title: t('amount'),
        align: 'right',
        card: 'meta',
        cell: (row) => (row.amount === null ? '' : formats.wholeMoney(row.amount)),
        value: (row) => row.amount ?? '',
      },
      {
        id: 'urgency',
        title: t('due'),
        card: 'badge',
        cell: (row) => (
          <span title={formats.moment(row.dueAt)}>
            <StatusBadge tone={tones[row.urgency]}>{t(`urgency_${row.urgency}`)}</StatusBadge>
          </span>
        ),
        value: (row) => new Date(row.dueAt),
      },
      {
        id: 'waitingSince',
        title: t('waiting'),
        hiddenByDefault: 'narrow',
        card: 'meta',
        cell: (row) => <Ago at={row.waitingSince} />,
        value: (row) => new Date(row.waitingSince),
      },
      {
        id: 'assignedTo',
        title: t('assigned'),
        card: 'action',
        cell: (row) => <TakeOn item={row} />,
        value: (row) => row.assignedTo?.name ?? '',
      },
      {
        id: 'capturedBy',
        hiddenByDefault: true,
        title: t('capturedBy'),
        cell: (row) => <span className="block max-w-48 truncate">{row.capturedBy || t('byApplicant')}</span>,
        value: (row) => row.capturedBy || t('byApplicant'),
      },
    ];
  }, [t, nameOf, formats]);
}

type Waiting = Omit<ApprovalItem, 'inside'>;

/** What waits, in words. Two documents of one company are told apart by their types, also on a phone's card. */
function useNames(): (item: Waiting) => string {
  const t = useTexts(approvalDeskTexts);
  const types = useTexts(documentTypeTexts);
  const credit = useTexts(creditDeskTexts);
  return useCallback(
    ({ kind, detail }) => {
      // A type says by itself that it is one of a document.
      if (kind === 'document' && isDocumentType(detail)) return types(detail);
      const more = kind === 'creditLimit' && isCreditKind(detail) ? credit(`kind_${detail}`) : detail;
      return [t(`one_${kind}`), more].filter(Boolean).join(' · ');
    },
    [t, types, credit],
  );
}

interface InsideProps {
  readonly row: ApprovalItem;
  readonly nameOf: (item: Waiting) => string;
}

/** What waits of the applicant. The row leads to the first; what is decided on a page of its own has a link there. */
function Inside({ row, nameOf }: InsideProps): ReactNode {
  const here = decisionPath(row);
  return (
    <span title={[row, ...row.inside].map((each) => nameOf(each)).join('\n')}>
      {nameOf(row)}
      {row.inside.map((each) => {
        const path = decisionPath(each);
        return (
          <Fragment key={each.id}>
            {', '}
            {path === here ? (
              nameOf(each)
            ) : (
              <Link
                {...linkTo(path)}
                className="relative z-1 underline underline-offset-3"
                onClick={(event) => event.stopPropagation()}
              >
                {nameOf(each)}
              </Link>
            )}
          </Fragment>
        );
      })}
    </span>
  );
}

/** What is asked where it is more than to approve or reject, as nearly always; and what stands in the way or behind it. */
function Asked({ item }: { readonly item: ApprovalItem }): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const standsFor = item.inPlaceOf.map(({ name }) => name).join(', ');
  return [
    ...(item.asks === 'approve' ? [] : [<span key="asks">{t(`asks_${item.asks}`)}</span>]),
    ...(item.isAboveLimit
      ? [
          <span key="limit" className="text-warn">
            {t('aboveLimit')}
          </span>,
        ]
      : []),
    ...(standsFor === ''
      ? []
      : [
          <span key="standsFor" className="text-muted">
            {t('inPlaceOf', { name: standsFor })}
          </span>,
        ]),
  ].flatMap((part, at) => (at === 0 ? [part] : [' · ', part]));
}

function isDocumentType(text: string): text is DocumentType {
  return documentTypes.some((type) => type === text);
}

function isCreditKind(text: string): text is CreditKind {
  return creditKinds.some((kind) => kind === text);
}
