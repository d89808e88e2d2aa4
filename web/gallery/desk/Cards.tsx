import { type ReactNode, useState } from 'react';
import { CardTable } from '#platform/web/list/CardTable.tsx';
import { type SampleSupplier, suppliers } from './suppliers.ts';

function card(row: SampleSupplier): ReactNode {
  return (
    <div className="px-4 py-3">
      <p className="font-semibold">{row.name}</p>
      <p className="text-muted">
        {row.vendorNumber} · {row.city}
      </p>
    </div>
  );
}

/** One card on a page, as specified; and five, as a list would ask for. */
export function Cards(): ReactNode {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [other, setOther] = useState(1);
  const found = suppliers.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const change = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  return (
    <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
      <div className="card">
        <CardTable
          title="Suppliers"
          rows={found}
          page={page}
          onPage={setPage}
          rowKey={(row) => row.id}
          card={card}
          search={{ value: search, onChange: change }}
        />
      </div>
      <div className="card">
        <CardTable
          title="Suppliers, five on a page"
          rows={suppliers}
          pageSize={5}
          page={other}
          onPage={setOther}
          rowKey={(row) => row.id}
          card={card}
        />
      </div>
    </div>
  );
}
