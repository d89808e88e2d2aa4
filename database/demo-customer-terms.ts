import type { Language } from '#platform/language.ts';

/** Invented terms of the demonstration company for its customers, per language. */
export const demoCustomerTerms: Readonly<Record<Language, string>> = {
  en: `These terms apply between Highveld Haulage and the customer.

The customer confirms that everything stated in this application is true and complete, and that the person who fills it in may act for the company.

Invoices are payable within the agreed term. A credit limit may be lowered or suspended when an account is overdue; loads that are on the road are delivered all the same.

Highveld Haulage may ask the trade references and the bank that are named here about the customer's payments.

Personal information is used to decide on this application and to work together, is kept as long as the law asks, and is never sold. You may ask to see or correct it at any time.`,
  afr: `Hierdie bepalings geld tussen Highveld Haulage en die kliënt.

Die kliënt bevestig dat alles wat in hierdie aansoek staan, waar en volledig is, en dat die persoon wat dit invul namens die maatskappy mag optree.

Fakture is binne die ooreengekome termyn betaalbaar. ’n Kredietlimiet kan verlaag of opgeskort word wanneer ’n rekening agterstallig is; vragte wat reeds op pad is, word steeds afgelewer.

Highveld Haulage mag die handelsverwysings en die bank wat hier genoem word, oor die kliënt se betalings uitvra.

Persoonlike inligting word gebruik om oor hierdie aansoek te besluit en om saam te werk, word so lank bewaar as wat die wet vereis, en word nooit verkoop nie. Jy kan enige tyd vra om dit te sien of reg te stel.`,
  pt: `Estes termos aplicam-se entre a Highveld Haulage e o cliente.

O cliente confirma que tudo o que declara neste pedido é verdadeiro e completo, e que a pessoa que o preenche pode agir em nome da empresa.

As faturas são pagas dentro do prazo acordado. Um limite de crédito pode ser reduzido ou suspenso quando uma conta está em atraso; as cargas que já vão a caminho são entregues na mesma.

A Highveld Haulage pode perguntar às referências comerciais e ao banco aqui indicados como o cliente paga.

Os dados pessoais são usados para decidir sobre este pedido e para trabalharmos em conjunto, são guardados enquanto a lei o exigir e nunca são vendidos. Pode pedir para os ver ou corrigir a qualquer momento.`,
  fr: `Ces conditions s’appliquent entre Highveld Haulage et le client.

Le client confirme que tout ce qui figure dans cette demande est vrai et complet, et que la personne qui la remplit peut agir au nom de l’entreprise.

Les factures sont payables dans le délai convenu. Une limite de crédit peut être réduite ou suspendue lorsqu’un compte est en retard ; les chargements déjà en route sont livrés malgré tout.

Highveld Haulage peut interroger les références commerciales et la banque indiquées ici sur les paiements du client.

Les données personnelles servent à décider de cette demande et à travailler ensemble, sont conservées aussi longtemps que la loi l’exige et ne sont jamais vendues. Vous pouvez demander à tout moment à les consulter ou à les corriger.`,
};
