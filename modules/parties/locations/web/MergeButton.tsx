import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { authorisation } from '#platform/operation.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type LocationRow, locations, locationService } from '../contract.ts';
import { locationFailureTexts } from '../messages/failures/index.ts';
import { locationTexts } from '../messages/index.ts';
import { locationSource } from './location-desk.ts';
import { locationPages } from './index.ts';

const { mergeLocation } = client(locationService);
const choice = locationService.operations.mergeLocation.input.omit({ id: true });
const Field = deskFieldsFor<typeof choice>();
const failures = [locationFailureTexts];

/** Of two records of one place, lets the open one give way; then shows the one that stays. */
export function MergeButton({ row }: { readonly row: LocationRow }): ReactNode {
  const t = useTexts(locationTexts);
  const navigate = useNavigate();
  const mayMerge = useCan(authorisation(locationService.name, 'mergeLocation'));
  const [isOpen, setOpen] = useState(false);
  if (!mayMerge || !row.isActive) return null;
  async function merge(intoId: string, idempotencyKey: string): Promise<void> {
    const { moved } = await mergeLocation({ id: row.id, intoId }, { lockId: row.lockId, idempotencyKey });
    setOpen(false);
    void queries.invalidateQueries({ queryKey: [locations.channel] });
    snackbar(t('mergeDone', { count: moved }), { kind: 'ok' });
    await navigate({ to: locationPages.formPath(intoId) });
  }
  return (
    <>
      <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
        {t('merge')}
      </button>
      {isOpen && (
        <FormDialog
          title={t('mergeTitle', { code: row.code })}
          text={t('mergeText', { code: row.code })}
          schema={choice}
          initial={{ intoId: '' }}
          confirm={t('merge')}
          isNarrow
          failures={failures}
          submit={({ intoId }, key) => merge(intoId, key)}
          onClose={() => setOpen(false)}
        >
          <Field.Searched name="intoId" from={locationSource} label={t('mergeInto')} except={row.id} required />
        </FormDialog>
      )}
    </>
  );
}
