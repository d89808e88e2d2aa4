import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementSubject: 'Rekeningstaat van {company} soos op {date}',
  statementIntro: 'Vind asseblief u rekeningstaat soos op {date} aangeheg. Die saldo is {amount}.',
  statementAsk: 'Laat weet ons asseblief as iets daarop nie reg is nie.',
  friendlySubject: 'Vriendelike herinnering van {company}: {amount}',
  friendlyIntro: 'Hierdie fakture se betaaldatum is verby: {invoices}. Saam kom hulle op {amount} uit.',
  friendlyAsk: 'As u intussen betaal het, dankie. Betaal anders asseblief in die volgende dae en meld {reference}.',
  firmSubject: 'Tweede aanmaning van {company}: {amount}',
  firmIntro:
    'Ten spyte van ons herinnering is hierdie fakture nog onbetaald: {invoices}. Saam kom hulle op {amount} uit.',
  firmAsk:
    'Betaal asseblief binne sewe dae en meld {reference}, of sê ons wat u daarvan weerhou. Anders moet ons dalk u vragte stop.',
};
