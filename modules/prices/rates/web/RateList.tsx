import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ImportLink } from '#platform/web/list/ImportLink.tsx';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { rateChips } from '../contract.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import { rateMethods, rateSides } from '../methods.ts';
import { rateLife } from '../status.ts';
import { countsRead, rates, ratesNoun, useMay } from './calls.ts';
import { useRateColumns } from './columns.tsx';
import { changeRatesPath, newRatePath, ratePath, simulationPath } from './paths.ts';

/** `/capturerate`: Manage Rates. */
export function RateList(): ReactNode {
  const t = useTexts(rateDeskTexts);
  const columns = useRateColumns();
  const { data: counts } = useQuery(countsRead);
  const mayCapture = useMay('postRate');
  const mayChange = useMay('postRateChange');
  return (
    <ListScreen
      id="rates"
      title={t('title')}
      channel={ratesNoun}
      load={rates.getRates}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => ratePath(row.id)}
      searchIn={t('searchIn')}
      tabs={{
        filter: 'chip',
        options: rateChips.map((value) => ({
          value,
          title: t(`chip_${value}`),
          count: counts?.[value],
          hint: counts?.[value] === null ? t('countFailed') : undefined,
        })),
      }}
      filters={[
        { id: 'status', kind: 'many', title: t('status'), options: titled(t, 'status_', rateLife.states) },
        { id: 'side', kind: 'one', title: t('side'), options: titled(t, 'short_', rateSides) },
        { id: 'customerId', kind: 'searched', title: t('customerId'), from: customerSource },
        { id: 'supplierId', kind: 'searched', title: t('supplierId'), from: supplierSource },
        { id: 'method', kind: 'many', title: t('method'), options: titled(t, 'method_', rateMethods) },
      ]}
      actions={
        <>
          {mayCapture && <ImportLink path="/import/rate" />}
          {mayChange && (
            <>
              <Link to={simulationPath} className="btn btn-s">
                {t('simulate')}
              </Link>
              <Link to={changeRatesPath} className="btn btn-s">
                {t('change')}
              </Link>
            </>
          )}
        </>
      }
      newPath={mayCapture ? newRatePath : undefined}
      newTitle={t('newRate')}
      emptyHint={t('empty')}
    />
  );
}
