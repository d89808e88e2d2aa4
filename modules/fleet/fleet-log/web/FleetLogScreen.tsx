import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, ChevronLeft, ChevronRight, FileUp, Printer, Truck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { FleetLog } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { type LogAddress, useLogAddress } from './address.ts';
import { AddLine } from './AddLine.tsx';
import { Book } from './Book.tsx';
import { fleetLogNoun, logRead, useMay } from './calls.ts';
import { LockVerb } from './LockVerb.tsx';
import { waitingPath } from './paths.ts';
import { SlipFileDialog } from './SlipFileDialog.tsx';

/** `/fleetLog`: the log book of a vehicle in a month. */
export function FleetLogScreen(): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  useChannel(fleetLogNoun);
  const address = useLogAddress();
  const vehicles = useQuery(choicesRead(vehicleDesk));
  const own = (vehicles.data ?? []).filter(
    ({ ownership, kind }) => ownership !== 'supplier' && !trailerKinds.includes(kind),
  );
  const vehicle = own.find(({ id }) => id === address.vehicle) ?? own[0];
  const query = useQuery(logRead(vehicle?.id ?? '', address.month));
  return (
    <section aria-labelledby="log-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="log-title" className="text-xl font-semibold">
          {t('title')}
        </h1>
        {vehicle && (
          <Choosers
            address={address}
            vehicle={vehicle.id}
            vehicles={own.map(({ id, registrationNumber, defaultDriverName }) => ({
              id,
              label: [registrationNumber, defaultDriverName].filter(Boolean).join(' · '),
            }))}
          />
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">
          <SlipVerbs />
          {vehicle && query.data && <BookVerbs log={query.data} />}
        </div>
      </header>
      {vehicles.data && !vehicle ? (
        <PlainPage isPart icon={Truck} title={t('noVehicles')} text={t('noVehiclesText')} />
      ) : (
        <RecordGate query={query} skeleton={<ReviewSkeleton />}>
          {(log) =>
            log.lines.length === 0 ? (
              <PlainPage isPart icon={BookOpen} title={t('empty')} text={t('emptyText')} />
            ) : (
              <Book log={log} address={address} />
            )
          }
        </RecordGate>
      )}
    </section>
  );
}

function SlipVerbs(): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const [mayImport, maySee] = [useMay('postFleetSlipFile'), useMay('getFleetLogWaiting')];
  return (
    <>
      {maySee && (
        <Link {...linkTo(waitingPath)} className="btn btn-s">
          {t('waitingSlips')}
        </Link>
      )}
      {mayImport && (
        <DialogButton icon={FileUp} title={t('importSlips')} hash="import">
          {(close) => <SlipFileDialog onClose={close} />}
        </DialogButton>
      )}
    </>
  );
}

function BookVerbs({ log }: { readonly log: FleetLog }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const [mayAdd, mayLock] = [useMay('postFleetLogLine'), useMay('lockFleetLogMonth')];
  return (
    <>
      <button type="button" className="btn btn-s" onClick={() => print()}>
        <Printer size={15} aria-hidden="true" />
        {t('print')}
      </button>
      {mayAdd && !log.locked && <AddLine log={log} />}
      {mayLock && !log.locked && <LockVerb log={log} />}
    </>
  );
}

interface ChoosersProps {
  readonly address: LogAddress;
  readonly vehicle: string;
  readonly vehicles: readonly { readonly id: string; readonly label: string }[];
}

function Choosers({ address, vehicle, vehicles }: ChoosersProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  const id = useId();
  // The month is a word and a year: `Oct 2026`.
  const month = formats.date(`${address.month}-01`).split(/\s/).slice(1).join(' ');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {t('vehicle')}
      </label>
      <select
        id={id}
        className="ctl w-auto max-w-64"
        value={vehicle}
        onChange={(event) => address.chooseVehicle(event.target.value)}
      >
        {vehicles.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label}
          </option>
        ))}
      </select>
      <div role="group" aria-label={t('month')} className="flex items-center rounded-ctl border border-line">
        <button
          type="button"
          className="btn btn-g px-2"
          aria-label={t('earlier')}
          onClick={() => address.chooseMonth(-1)}
        >
          <ChevronLeft size={15} aria-hidden="true" />
        </button>
        <span className="min-w-20 text-center font-medium">{month}</span>
        <button type="button" className="btn btn-g px-2" aria-label={t('later')} onClick={() => address.chooseMonth(1)}>
          <ChevronRight size={15} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
