import type { OutputOf } from '#platform/operation.ts';
import { claimService } from '#modules/fleet/claims/contract.ts';
import { claimFailureTexts } from '#modules/fleet/claims/messages/failures/index.ts';
import { claimOperations } from '#modules/fleet/claims/server/index.ts';
import { type IncidentRecord, incidentService } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentFailureTexts } from '#modules/fleet/vehicle-incidents/messages/failures/index.ts';
import { type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { incidentOperations } from '../operations.ts';

export interface IncidentHouse extends LoadHouse {
  /** Reports an incident; a near miss where nothing is said. Answers it as its page shows it. */
  report(more?: object): Promise<IncidentRecord>;
  incident(id: string): Promise<IncidentRecord>;
  /** A change of an incident with the version that it has now. */
  on(operation: keyof typeof incidentService.operations, id: string, payload?: object): ReturnType<LoadHouse['call']>;
  /** Saves it again with what is stated. */
  put(id: string, more: object): ReturnType<LoadHouse['call']>;
}

type Saved = OutputOf<(typeof incidentService)['operations']['postVehicleIncident']>;

/** A house with loads, incidents and claims. */
export async function openIncidentHouse(): Promise<IncidentHouse> {
  const house = await openLoadHouse(undefined, {
    implementations: [incidentOperations, claimOperations],
    failureCatalogues: [incidentFailureTexts, claimFailureTexts],
    rights: [...Object.keys(incidentService.operations), ...Object.keys(claimService.operations)],
  });
  const incident = (id: string) => house.ask<IncidentRecord>('getVehicleIncident', { id }, house.planner);
  const on: IncidentHouse['on'] = async (operation, id, payload = {}) => {
    const { lockId } = await incident(id);
    return house.call(operation, { id, ...payload }, { ...house.planner, lockId });
  };
  return {
    ...house,
    incident,
    on,
    async report(more = {}) {
      const { id } = await house.ask<Saved>(
        'postVehicleIncident',
        {
          kind: 'nearMiss',
          summary: 'A taxi cut in at Van Reenen',
          occurredAt: house.clock.now().toISOString(),
          ...more,
        },
        house.planner,
      );
      return incident(id);
    },
    async put(id, more) {
      const { kind, summary, occurredAt, injuries, hasDamage } = await incident(id);
      return on('putVehicleIncident', id, { kind, summary, occurredAt, injuries, hasDamage, ...more });
    },
  };
}
