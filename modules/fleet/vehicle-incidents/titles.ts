import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  incidents: { en: 'Incidents', afr: 'Voorvalle', pt: 'Incidentes', fr: 'Incidents' },
  incidentCapture: { en: 'New incident', afr: 'Nuwe voorval', pt: 'Novo incidente', fr: 'Nouvel incident' },
  changeIncident: { en: 'Change incident', afr: 'Wysig voorval', pt: 'Alterar incidente', fr: 'Modifier l’incident' },
  vehicleIncident: { en: 'Incident', afr: 'Voorval', pt: 'Incidente', fr: 'Incident' },
  incidentDeadlines: {
    en: 'Incident deadlines',
    afr: 'Spertye vir voorvalle',
    pt: 'Prazos dos incidentes',
    fr: 'Délais des incidents',
  },
} as const satisfies Titles;
