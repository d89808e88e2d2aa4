import { useQuery } from '@tanstack/react-query';
import { FileUp, LoaderCircle, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { readFile } from '#platform/web/fields/read-file.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { SlipLayoutRow } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { fleetLogs, layoutsRead, reread, useMay } from './calls.ts';
import { LayoutDialog } from './LayoutDialog.tsx';

type Outcome = Awaited<ReturnType<typeof fleetLogs.postFleetSlipFile>>;

/** Chooses a layout and a file of slips, reads it in, and says what came of it. */
export function SlipFileDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const { data: layouts = [] } = useQuery(layoutsRead);
  const active = layouts.filter(({ isActive }) => isActive);
  const [layoutId, setLayoutId] = useState('');
  const layout = active.find(({ id }) => id === layoutId) ?? active[0];
  const state = useSlipFile();
  return (
    <Dialog
      open
      title={t('importSlips')}
      width={640}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {t('close')}
          </button>
          <button
            type="button"
            className="btn btn-p"
            disabled={state.isBusy || !layout || !state.file}
            onClick={() => layout && void state.readIn(layout.id)}
          >
            {t('readIn')}
          </button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <LayoutChoice active={active} layout={layout} onChoose={setLayoutId} />
        <div className="flex flex-wrap items-center gap-3">
          <FilePicker
            label={t('chooseFile')}
            icon={<FileUp size={15} aria-hidden="true" />}
            accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            primary={state.file === undefined}
            disabled={state.isBusy}
            onPick={state.pick}
          />
          <p className="text-muted">{state.file?.fileName ?? t('fileKinds')}</p>
        </div>
        {state.isBusy && (
          <p role="status" className="flex items-center gap-2 text-muted">
            <LoaderCircle size={15} aria-hidden="true" className="animate-spin" />
            {t('reading')}
          </p>
        )}
        {state.problem !== '' && (
          <p role="alert" className="text-danger">
            {state.problem}
          </p>
        )}
        {state.outcome && <OutcomeOf outcome={state.outcome} />}
      </div>
    </Dialog>
  );
}

interface LayoutChoiceProps {
  readonly active: readonly SlipLayoutRow[];
  readonly layout: SlipLayoutRow | undefined;
  readonly onChoose: (id: string) => void;
}

/** By which layout the file is read; one can be added or changed on the way. */
function LayoutChoice({ active, layout, onChoose }: LayoutChoiceProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const selectId = useId();
  const [mayAdd, mayChange] = [useMay('postFleetSlipLayout'), useMay('putFleetSlipLayout')];
  return (
    <div className="flex flex-wrap items-end gap-2">
      {layout ? (
        <label htmlFor={selectId} className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="font-medium">{t('layout')}</span>
          <select id={selectId} className="ctl" value={layout.id} onChange={(event) => onChoose(event.target.value)}>
            {active.map(({ id, name, provider }) => (
              <option key={id} value={id}>{`${name} · ${provider}`}</option>
            ))}
          </select>
        </label>
      ) : (
        <p className="flex-1 text-muted">{t('noLayout')}</p>
      )}
      {layout && mayChange && (
        <DialogButton icon={Pencil} title={t('change')}>
          {(close) => <LayoutDialog layout={layout} onClose={close} />}
        </DialogButton>
      )}
      {mayAdd && (
        <DialogButton icon={Plus} title={t('newLayout')}>
          {(close) => <LayoutDialog onClose={close} />}
        </DialogButton>
      )}
    </div>
  );
}

function OutcomeOf({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const { refused, ...counts } = outcome;
  return (
    <div role="status">
      <p>{t('outcome', counts)}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-2 font-medium text-warn">{t('refusedRows', { count: refused.length })}</p>
          <ul className="mt-1 max-h-48 overflow-y-auto text-sm">
            {refused.map(({ row, problem, value }) => (
              <li key={row}>{t('refusedRow', { row, why: t(`problem_${problem}`, { value }) })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function useSlipFile() {
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [file, setFile] = useState<{ readonly fileName: string; readonly content: string }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    file,
    outcome,
    isBusy,
    problem,
    async pick(chosen: File): Promise<void> {
      const { name, base64 } = await readFile(chosen);
      setOutcome(undefined);
      setProblem('');
      setFile({ fileName: name, content: base64 });
    },
    async readIn(layoutId: string): Promise<void> {
      if (!file) return;
      setBusy(true);
      setProblem('');
      try {
        const sent = { ...file, layoutId };
        setOutcome(await fleetLogs.postFleetSlipFile(sent, { idempotencyKey: keyFor(sent) }));
        await reread();
      } catch (error) {
        setProblem(failureText(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
