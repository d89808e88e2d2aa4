import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { InputOf } from '#platform/operation.ts';
import type { drivers } from '#modules/drivers/contract.ts';

type DemoDriver = InputOf<(typeof drivers)['create']> & {
  /** Drives for one of the suppliers. */
  readonly isSuppliers?: boolean;
};

/** Invented people; their papers are seen from the day of the demonstration. */
export function demoDrivers(today: CalendarDate): readonly DemoDriver[] {
  const inDays = (days: number) => addDays(today, days);
  const papers = (licence: number, permit: number, medical = permit + 20) => ({
    licenceCode: 'EC' as const,
    prdpGoods: true,
    licenceExpiry: inDays(licence),
    prdpExpiry: inDays(permit),
    medicalExpiry: inDays(medical),
  });
  return [
    {
      employeeNo: 'D001',
      name: 'Themba',
      surname: 'Nkosi',
      dateOfBirth: '1984-04-11',
      mobile: '+27825550101',
      nationality: 'South African',
      licenceNo: '40120004XK7P',
      prdpDangerousGoods: true,
      dgTrainingExpiry: inDays(130),
      firstAid: true,
      ...papers(900, 320),
    },
    {
      employeeNo: 'D002',
      name: 'Johannes',
      surname: 'Booysen',
      dateOfBirth: '1977-09-23',
      mobile: '+27835550102',
      language: 'afr',
      licenceNo: '30990007MW2B',
      ...papers(640, 21),
    },
    {
      employeeNo: 'D003',
      name: 'Lindiwe',
      surname: 'Zungu',
      dateOfBirth: '1991-01-30',
      mobile: '+27725550103',
      crossBorder: true,
      passportExpiry: inDays(500),
      licenceNo: '20110003RJ9T',
      ...papers(1200, 410),
    },
    {
      employeeNo: 'D004',
      name: 'Sizwe',
      surname: 'Mahlaba',
      dateOfBirth: '1988-12-02',
      mobile: '+27845550104',
      licenceNo: '40080001QD4N',
      ...papers(-6, 200),
    },
    {
      employeeNo: 'D005',
      name: 'Pieter',
      surname: 'Lourens',
      dateOfBirth: '1969-06-17',
      mobile: '+27825550105',
      language: 'afr',
      availability: 'onLeave',
      ...papers(300, 150),
    },
    {
      employeeNo: 'S101',
      name: 'Armando',
      surname: 'Cossa',
      dateOfBirth: '1986-03-08',
      nationality: 'Mozambican',
      mobile: '+258845550106',
      language: 'pt',
      crossBorder: true,
      idType: 'passport',
      workPermitNo: 'WP-55120',
      workPermitExpiry: inDays(14),
      passportExpiry: inDays(700),
      isSuppliers: true,
      ...papers(420, 260),
    },
    {
      employeeNo: 'S102',
      name: 'Kagiso',
      surname: 'Moremi',
      dateOfBirth: '1993-10-19',
      nationality: 'Botswanan',
      mobile: '+26771555107',
      idType: 'passport',
      crossBorder: true,
      passportExpiry: inDays(800),
      isSuppliers: true,
      ...papers(700, 340),
    },
    {
      employeeNo: 'S103',
      name: 'Bongani',
      surname: 'Shezi',
      dateOfBirth: '1981-07-04',
      mobile: '+27735550108',
      availability: 'suspended',
      blockedReason: 'Licence card not renewed',
      isSuppliers: true,
      ...papers(-40, 90),
    },
  ];
}
