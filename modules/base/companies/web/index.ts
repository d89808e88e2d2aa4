import { rightOf, screen } from '#platform/web/screens.ts';
import type { companyService } from '../contract.ts';
import type { CompanyPart } from './records/company-part.ts';
import type { templateService } from '../templates.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const templateScreens = {
  settings: async () => (await import('./templates/TemplateSettings.tsx')).TemplateSettings,
} as const;

const needs = rightOf<typeof companyService>('tripDirector', 'getCompanies');
const list = async () => (await import('./records/CompanyList.tsx')).CompanyList;

/** `parts` are what other modules say of a company, each behind a tab. */
export const companyScreensWith = (parts: () => Promise<readonly CompanyPart[]>) => [
  screen({ path: '/viewCompanies/$id', title: 'companies', needs, component: list }),
  // For who types the address without the id, which says nothing.
  screen({ path: '/viewCompanies', title: 'companies', needs, component: list }),
  screen({
    path: '/manageaccount/$name',
    title: 'company',
    needs,
    parent: '/viewCompanies/1',
    component: async () => (await import('./records/CompanyScreen.tsx')).companyScreen(await parts()),
  }),
];

export const templateRight = (operation: keyof typeof templateService.operations) =>
  rightOf<typeof templateService>('tripDirector', operation);

export type { CompanyPart } from './records/company-part.ts';
