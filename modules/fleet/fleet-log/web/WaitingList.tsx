import { Truck } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { z } from 'zod';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { FleetLogLine } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { fleetLogFailures, fleetLogNoun, fleetLogs, reread, useMay } from './calls.ts';
import { sentAgain } from './line-form.ts';

const columns = columnsOf<FleetLogLine, never>();
const schema = z.strictObject({ vehicleId: z.uuid({ error: 'required' }), ofCard: z.boolean() });
const Field = deskFieldsFor<typeof schema>();
const vehicleSource = masterChoices(vehicleDesk);

/** `/fleetLog/waiting`: slips whose card nobody knows. */
export function WaitingList(): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  return (
    <ListScreen
      id="fleetLogWaiting"
      title={t('waitingSlips')}
      channel={fleetLogNoun}
      load={fleetLogs.getFleetLogWaiting}
      columns={useColumns()}
      rowId={(row) => row.id}
      searchIn={t('searchIn')}
      emptyHint={t('waitingEmpty')}
    />
  );
}

function useColumns() {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const mayMatch = useMay('putFleetLogLine');
  return useMemo(
    () =>
      Object.values(
        columns({
          card: { title: t('card'), card: 'title', cell: (row) => row.card },
          kind: { title: t('kind'), card: 'badge', cell: (row) => t(`kind_${row.kind}`) },
          day: { title: t('date'), card: 'meta', cell: (row) => formats.date(row.day), value: (row) => row.day },
          slipNumber: { title: t('slipNumber'), cell: (row) => row.slipNumber },
          place: { title: t('place'), hiddenByDefault: 'narrow', cell: (row) => row.place },
          provider: { title: t('provider'), hiddenByDefault: 'narrow', cell: (row) => row.provider },
          litres: {
            title: t('litres'),
            align: 'right',
            cell: (row) => (row.litres === null ? '' : formatDecimal(language, row.litres)),
            value: (row) => row.litres,
          },
          amount: {
            title: t('amount'),
            align: 'right',
            card: 'subtitle',
            cell: (row) => formats.money(row.amount),
            value: (row) => row.amount,
          },
          verbs: {
            title: t('change'),
            card: 'action',
            value: () => '',
            cell: (row) => mayMatch && <MatchVerb line={row} />,
          },
        }),
      ),
    [t, formats, language, mayMatch],
  );
}

function MatchVerb({ line }: { readonly line: FleetLogLine }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  return (
    <DialogButton icon={Truck} title={t('match')} className="btn btn-g">
      {(close) => (
        <FormDialog
          title={t('match')}
          schema={schema}
          initial={{ vehicleId: '', ofCard: line.card !== '' }}
          confirm={t('save')}
          isNarrow
          intent={line.id}
          failures={fleetLogFailures}
          onClose={close}
          submit={async (value, idempotencyKey) => {
            const sent = { ...sentAgain(line), id: line.id, ...value };
            await fleetLogs.putFleetLogLine(sent, { lockId: line.lockId, idempotencyKey });
            await reread();
            close();
          }}
        >
          <Field.Searched name="vehicleId" label={t('vehicle')} from={vehicleSource} required />
          {line.card !== '' && <Field.Checkbox name="ofCard" label={t('ofCard')} />}
        </FormDialog>
      )}
    </DialogButton>
  );
}
