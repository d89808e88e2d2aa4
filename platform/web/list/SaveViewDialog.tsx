import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useFailureText } from '../failure-text.ts';
import { queries } from '../queries.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useDesk } from '../shell/desk.ts';
import type { SavedView, ViewState } from '../shell/workplace.ts';
import { useTexts } from '../texts.ts';

interface SaveViewDialogProps {
  readonly list: string;
  readonly state: ViewState;
  /** The view that is changed; a new one without. */
  readonly over: SavedView | undefined;
  readonly onClose: () => void;
  readonly onSaved: (view: SavedView) => void;
}

/** Names what is on the screen, and says whether colleagues see it. */
export function SaveViewDialog({ list, state, over, onClose, onSaved }: SaveViewDialogProps): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const { workplace } = useDesk();
  const id = useId();
  const [name, setName] = useState(over?.name ?? '');
  const [isShared, setIsShared] = useState(over?.isShared ?? false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const view = over
        ? await workplace.putSavedView({ viewId: over.viewId, name, isShared, state }, { lockId: over.lockId })
        : await workplace.postSavedView({ list, name, isShared, state });
      await queries.invalidateQueries({ queryKey: ['views', list] });
      onSaved(view);
    } catch (error) {
      setProblem((error instanceof RpcFailure && error.fields?.['name']) || failureText(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      title={over ? t('updateView', { name: over.name }) : t('saveView')}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {shared('cancel')}
          </button>
          <button type="submit" form={`${id}-form`} className="btn btn-p" disabled={busy}>
            {t('save')}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void save(event)} noValidate>
        <label className="mb-1 block font-medium" htmlFor={`${id}-name`}>
          {t('viewName')}
        </label>
        <input
          id={`${id}-name`}
          className="ctl"
          maxLength={60}
          value={name}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
          onChange={(event) => setName(event.target.value)}
        />
        {problem !== '' && (
          <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-danger">
            {problem}
          </p>
        )}
        <label className="mt-3 flex items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4 flex-none accent-ink"
            checked={isShared}
            onChange={(event) => setIsShared(event.target.checked)}
          />
          {t('shareView')}
        </label>
      </form>
    </Dialog>
  );
}
