import type { Limit, TemplateItem } from './template.ts';

/** The version of the standard list: a company's own begin above it. */
export const standardVersion = 1;

const from = (min: number, warnBelow: number): Limit => ({ min, warnBelow, warnAbove: null, max: null });
const usual = { canBeNa: false, photoOnFail: false, limits: null } as const;

/** What is asked of every vehicle until a company saves its own list: twelve items, in the order of a walk around it. */
export const standardItems: readonly TemplateItem[] = [
  {
    ...usual,
    code: 'licenceDisc',
    section: 'papers',
    on: 'both',
    severity: 'major',
    names: {
      en: 'Licence disc and operator card',
      afr: 'Lisensieskyf en operateurskaart',
      pt: 'Dístico de licença e cartão de operador',
      fr: 'Vignette de licence et carte d’opérateur',
    },
  },
  {
    ...usual,
    code: 'lights',
    section: 'outside',
    on: 'both',
    severity: 'major',
    names: {
      en: 'Lights and indicators',
      afr: 'Ligte en flikkerligte',
      pt: 'Luzes e piscas',
      fr: 'Feux et clignotants',
    },
  },
  {
    ...usual,
    code: 'reflectors',
    section: 'outside',
    on: 'both',
    severity: 'minor',
    names: {
      en: 'Reflectors and contour marking',
      afr: 'Weerkaatsers en kontoermerke',
      pt: 'Refletores e marcação de contorno',
      fr: 'Réflecteurs et marquage de contour',
    },
  },
  {
    ...usual,
    code: 'windscreen',
    section: 'outside',
    on: 'vehicle',
    severity: 'minor',
    photoOnFail: true,
    names: {
      en: 'Windscreen, wipers and mirrors',
      afr: 'Voorruit, ruitveërs en spieëls',
      pt: 'Para-brisas, escovas e espelhos',
      fr: 'Pare-brise, essuie-glaces et rétroviseurs',
    },
  },
  {
    ...usual,
    code: 'deck',
    section: 'outside',
    on: 'both',
    severity: 'minor',
    canBeNa: true,
    photoOnFail: true,
    names: {
      en: 'Load deck and lashing points',
      afr: 'Laaivloer en vasmaakpunte',
      pt: 'Plataforma de carga e pontos de amarração',
      fr: 'Plateau et points d’arrimage',
    },
  },
  {
    ...usual,
    code: 'coupling',
    section: 'outside',
    on: 'both',
    severity: 'critical',
    canBeNa: true,
    photoOnFail: true,
    names: {
      en: 'Coupling, king pin and hoses',
      afr: 'Koppeling, skamelpen en slange',
      pt: 'Engate, pino-rei e mangueiras',
      fr: 'Attelage, pivot et flexibles',
    },
  },
  {
    ...usual,
    code: 'tread',
    section: 'tyres',
    on: 'both',
    severity: 'critical',
    photoOnFail: true,
    limits: { unit: 'mm', property: 'wearIndicator', usual: from(1.6, 3), without: from(1, 1.6) },
    names: {
      en: 'Tread, thinnest tyre',
      afr: 'Loopvlak, dunste band',
      pt: 'Piso, pneu mais gasto',
      fr: 'Sculptures, pneu le plus usé',
    },
  },
  {
    ...usual,
    code: 'wheelNuts',
    section: 'tyres',
    on: 'both',
    severity: 'critical',
    photoOnFail: true,
    names: {
      en: 'Wheel nuts and rims',
      afr: 'Wielmoere en vellings',
      pt: 'Porcas de roda e jantes',
      fr: 'Écrous de roue et jantes',
    },
  },
  {
    ...usual,
    code: 'airPressure',
    section: 'brakes',
    on: 'vehicle',
    severity: 'critical',
    canBeNa: true,
    limits: { unit: 'bar', property: '', usual: from(6.5, 7), without: null },
    names: {
      en: 'Air pressure, built up',
      afr: 'Lugdruk, opgebou',
      pt: 'Pressão de ar, carregada',
      fr: 'Pression d’air, montée',
    },
  },
  {
    ...usual,
    code: 'brakes',
    section: 'brakes',
    on: 'both',
    severity: 'critical',
    names: {
      en: 'Brakes hold, no leaks',
      afr: 'Remme hou, geen lekke nie',
      pt: 'Travões seguram, sem fugas',
      fr: 'Freins efficaces, sans fuite',
    },
  },
  {
    ...usual,
    code: 'steering',
    section: 'safety',
    on: 'vehicle',
    severity: 'critical',
    names: {
      en: 'Steering and seat belts',
      afr: 'Stuur en sitplekgordels',
      pt: 'Direção e cintos de segurança',
      fr: 'Direction et ceintures',
    },
  },
  {
    ...usual,
    code: 'extinguisher',
    section: 'safety',
    on: 'vehicle',
    severity: 'major',
    names: {
      en: 'Extinguisher, triangles and first aid',
      afr: 'Brandblusser, driehoeke en noodhulp',
      pt: 'Extintor, triângulos e primeiros socorros',
      fr: 'Extincteur, triangles et premiers secours',
    },
  },
];
