import { Ban, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Column } from '#platform/web/list/columns.ts';
import { ListScreen, type ListScreenProps } from '#platform/web/list/ListScreen.tsx';
import { markRow } from '#platform/web/list/marks.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { RpcFailure } from '#platform/web/rpc.ts';
import { Scene } from './Scene.tsx';
import { getSuppliers, type SampleSupplier, type SupplierQuery } from './suppliers.ts';

const tones: Readonly<Record<SampleSupplier['status'], Tone>> = {
  pending: 'plain',
  review: 'warn',
  approved: 'ok',
  rejected: 'danger',
};
const words = { pending: 'Pending', review: 'In review', approved: 'Approved', rejected: 'Rejected' } as const;
const rand = new Intl.NumberFormat('en-ZA', { style: 'currency', currency: 'ZAR', maximumFractionDigits: 0 });

const columns: readonly Column<SampleSupplier, 'name' | 'cover' | 'updatedAt'>[] = [
  { id: 'name', title: 'Supplier', cell: (row) => row.name, sort: 'name', card: 'title' },
  { id: 'vendor', title: 'Vendor number', cell: (row) => row.vendorNumber, card: 'subtitle' },
  { id: 'city', title: 'City', cell: (row) => row.city, card: 'subtitle' },
  {
    id: 'status',
    title: 'Status',
    cell: (row) => <StatusBadge tone={tones[row.status]}>{words[row.status]}</StatusBadge>,
    value: (row) => words[row.status],
    card: 'badge',
  },
  { id: 'region', title: 'Region', cell: (row) => row.region, card: 'meta' },
  {
    id: 'cover',
    title: 'GIT cover',
    cell: (row) => rand.format(row.cover),
    value: (row) => row.cover,
    align: 'right',
    sort: 'cover',
    card: 'meta',
  },
  { id: 'rate', title: 'Payable %', cell: (row) => row.rate, align: 'right' },
  { id: 'updated', title: 'Updated', cell: (row) => row.updatedAt, sort: 'updatedAt', hiddenByDefault: true },
];

const options = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

function Suppliers(props: Partial<ListScreenProps<SampleSupplier, SupplierQuery>>): ReactNode {
  return (
    <ListScreen<SampleSupplier, SupplierQuery>
      id="gallery-suppliers"
      title="Suppliers"
      load={getSuppliers}
      rowId={(row) => row.id}
      rowPath={(row) => `/supplier/${row.id}`}
      columns={columns}
      searchIn="Name, number, city"
      newPath="/supplier/new"
      newTitle="New supplier"
      tabs={{
        filter: 'status',
        many: true,
        options: Object.entries(words).map(([value, title]) => ({ value, title })),
      }}
      filters={[
        { id: 'region', title: 'Region', kind: 'many', options: options(['Gauteng', 'KwaZulu-Natal', 'Western Cape']) },
        { id: 'isTransporter', title: 'Transporters only', kind: 'flag' },
        { id: 'updatedSince', title: 'Updated since', kind: 'day' },
      ]}
      bulk={[
        {
          id: 'remind',
          title: 'Send reminder',
          icon: <Send size={15} />,
          run: async () => undefined,
        },
        {
          id: 'deactivate',
          title: 'Deactivate',
          icon: <Ban size={15} />,
          danger: true,
          question: (rows) => `Deactivate ${rows.length} suppliers?`,
          run: async ({ status }) => {
            if (status === 'rejected')
              throw new RpcFailure({ kind: 'refusal', code: 'notAllowedInState', text: 'It is deactivated already.' });
          },
        },
      ]}
      {...props}
    />
  );
}

export function PlainList(): ReactNode {
  return (
    <>
      <button type="button" className="btn btn-s mb-4" onClick={() => markRow('gallery-suppliers', 'S3')}>
        Mark a changed row
      </button>
      <Scene>
        <Suppliers />
      </Scene>
    </>
  );
}

const refused = (code: string, text: string) => () => Promise.reject(new RpcFailure({ kind: 'refusal', code, text }));
const states: Readonly<Record<string, () => ReactNode>> = {
  Loading: () => <Suppliers load={() => new Promise(() => undefined)} />,
  Empty: () => (
    <Suppliers
      load={async () => ({ rows: [], total: 0, totalIsCapped: false })}
      emptyHint="Suppliers appear here when they register, or when you capture them."
    />
  ),
  Failed: () => <Suppliers load={() => Promise.reject(new RpcFailure({ kind: 'network', code: 'noConnection' }))} />,
  Forbidden: () => (
    <Suppliers
      load={refused('forbidden', 'You do not have permission to do this. Ask an administrator.')}
      newPath={undefined}
    />
  ),
};

export function ListStates(): ReactNode {
  const [state, setState] = useState('Loading');
  const Shown = states[state];
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {Object.keys(states).map((name) => (
          <button
            key={name}
            type="button"
            className="btn btn-s"
            aria-pressed={name === state}
            onClick={() => setState(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <Scene key={state}>{Shown && <Shown />}</Scene>
    </>
  );
}
