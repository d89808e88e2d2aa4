import { type ReactNode, Suspense, useState } from 'react';
import { paperLine, paperOf, usualPaper } from '#modules/money/invoice-papers/sample.ts';
import { InvoicePaper } from '#modules/money/invoice-papers/web/index.ts';

const usual = usualPaper();
const draft = paperOf([paperLine(1, 1_825_000), paperLine(2, 67_968)], { isDraft: true, language: 'afr' });

/** A tax invoice whose lines can be pressed, and a draft in another language. */
export function Papers(): ReactNode {
  const [marked, setMarked] = useState(5);
  return (
    <Suspense>
      <div className="grid justify-items-center gap-6 bg-sunken p-4">
        <InvoicePaper paper={usual} marked={marked} onLine={setMarked} />
        <InvoicePaper paper={draft} />
      </div>
    </Suspense>
  );
}
