import type { Language } from '#platform/language.ts';

/** Invented terms of the demonstration company, per language. */
export const demoTerms: Readonly<Record<Language, string>> = {
  en: `These terms apply between Highveld Haulage and the applicant.

The applicant confirms that everything stated in this registration is true and complete, and that the person who fills it in may act for the company.

Goods are carried at the applicant's risk from loading until delivery is signed for. The applicant keeps goods-in-transit cover of at least the value carried, and sends a new certificate before the old one ends.

Personal information is used to decide on this registration and to work together, is kept as long as the law asks, and is never sold. You may ask to see or correct it at any time.

Changes of bank details are accepted only after they have been confirmed by a second person on our side.`,
  afr: `Hierdie bepalings geld tussen Highveld Haulage en die aansoeker.

Die aansoeker bevestig dat alles in hierdie registrasie waar en volledig is, en dat die persoon wat dit invul namens die maatskappy mag optree.

Goedere word van laai tot ondertekende aflewering op die aansoeker se risiko vervoer. Die aansoeker hou goedere-in-transito-dekking van ten minste die waarde wat vervoer word, en stuur ’n nuwe sertifikaat voor die oue verval.

Persoonlike inligting word gebruik om oor hierdie registrasie te besluit en om saam te werk, word gehou so lank as wat die wet vereis, en word nooit verkoop nie. Jy mag enige tyd vra om dit te sien of reg te stel.

Veranderings aan bankbesonderhede word eers aanvaar nadat ’n tweede persoon aan ons kant dit bevestig het.`,
  pt: `Estes termos aplicam-se entre a Highveld Haulage e o requerente.

O requerente confirma que tudo o que consta deste registo é verdadeiro e completo, e que a pessoa que o preenche pode agir em nome da empresa.

A mercadoria é transportada por conta e risco do requerente desde o carregamento até à entrega assinada. O requerente mantém um seguro de mercadorias em trânsito de, pelo menos, o valor transportado, e envia um novo certificado antes de o anterior terminar.

Os dados pessoais são usados para decidir sobre este registo e para trabalharmos em conjunto, são guardados enquanto a lei o exigir e nunca são vendidos. Pode pedir para os ver ou corrigir a qualquer momento.

Alterações de dados bancários só são aceites depois de confirmadas por uma segunda pessoa do nosso lado.`,
  fr: `Ces conditions s’appliquent entre Highveld Haulage et le demandeur.

Le demandeur confirme que tout ce qui figure dans cette inscription est exact et complet, et que la personne qui la remplit peut agir au nom de l’entreprise.

Les marchandises sont transportées aux risques du demandeur du chargement jusqu’à la livraison signée. Le demandeur maintient une assurance des marchandises en transit au moins égale à la valeur transportée, et envoie un nouveau certificat avant la fin de l’ancien.

Les données personnelles servent à décider de cette inscription et à travailler ensemble, sont conservées aussi longtemps que la loi l’exige et ne sont jamais vendues. Vous pouvez demander à tout moment à les voir ou à les corriger.

Les changements de coordonnées bancaires ne sont acceptés qu’après confirmation par une deuxième personne de notre côté.`,
};

/** Invented privacy notices of the same company. */
export const demoPrivacy: Readonly<Record<Language, string>> = {
  en: `Highveld Haulage asks for the details in this form to decide on your application, to check who you are, and to pay or bill you.

Identity and bank numbers are stored encrypted and shown only to those who decide on the application. We pass nothing on except to the bank and to insurers, as far as they need it to confirm your details.

We keep your details for five years after we last worked together. Our information officer, Lerato Molefe, answers questions and corrects what is wrong: privacy@highveld.example.`,
  afr: `Highveld Haulage vra die besonderhede in hierdie vorm om oor jou aansoek te besluit, om na te gaan wie jy is, en om jou te betaal of te faktureer.

Identiteits- en banknommers word geënkripteer gestoor en net gewys aan diegene wat oor die aansoek besluit. Ons gee niks deur nie, behalwe aan die bank en aan versekeraars, sover hulle dit nodig het om jou besonderhede te bevestig.

Ons hou jou besonderhede vyf jaar nadat ons laas saamgewerk het. Ons inligtingsbeampte, Lerato Molefe, beantwoord vrae en stel reg wat verkeerd is: privacy@highveld.example.`,
  pt: `A Highveld Haulage pede os dados deste formulário para decidir sobre o seu pedido, confirmar quem é, e pagar-lhe ou faturar-lhe.

Os números de identidade e bancários são guardados encriptados e mostrados apenas a quem decide sobre o pedido. Não transmitimos nada, exceto ao banco e às seguradoras, na medida em que precisem para confirmar os seus dados.

Guardamos os seus dados durante cinco anos após a última colaboração. A nossa responsável pela informação, Lerato Molefe, responde a perguntas e corrige o que estiver errado: privacy@highveld.example.`,
  fr: `Highveld Haulage demande les renseignements de ce formulaire pour décider de votre demande, vérifier qui vous êtes, et vous payer ou vous facturer.

Les numéros d’identité et de compte sont conservés chiffrés et montrés aux seules personnes qui décident de la demande. Nous ne transmettons rien, sauf à la banque et aux assureurs, dans la mesure où ils en ont besoin pour confirmer vos renseignements.

Nous conservons vos renseignements cinq ans après notre dernière collaboration. Notre responsable de l’information, Lerato Molefe, répond aux questions et corrige les erreurs : privacy@highveld.example.`,
};
