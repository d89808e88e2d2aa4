import type { Labels } from './reading.ts';

// Folded: lower case, no accents, straight quotes. Each group: English, Afrikaans, Portuguese, French.

const numberWord = '(?:number|nommer|numero|num|no|nr|n|#)[.°ºo]{0,2}';

export const insuredLabels: Labels = {
  clear: [
    'name of (?:the )?(?:insured|assured|policy ?holder)',
    "(?:insured|assured|policy ?holder)(?:'s)? name",
    'naam van (?:die )?(?:versekerde|polishouer)',
    '(?:nome|designacao) do (?:segurado|tomador)(?: do seguro)?',
    "(?:nom|denomination|raison sociale) (?:de l'assure|du souscripteur)e?",
  ],
  common: [
    '(?:the )?(?:insured|assured)(?: party| company)?',
    'policy ?holder',
    '(?:die )?versekerde(?: party| maatskappy)?',
    'polishouer',
    '(?:o )?segurado',
    'tomador(?: do seguro)?',
    "(?:l')?assure(?:e)?",
    'souscripteur',
  ],
};

export const policyLabels: Labels = {
  clear: [
    `policy ${numberWord}`,
    'polis ?(?:nommer|no|nr)[.]?',
    `(?:${numberWord} (?:da )?)apolice`,
    `apolice ${numberWord}`,
    `(?:${numberWord} (?:de )?)(?:police|contrat)`,
    `(?:police|contrat) ${numberWord}`,
  ],
  common: [
    'policy',
    'polis',
    'apolice',
    'police',
    `certificate ${numberWord}`,
    `sertifikaat ?${numberWord}`,
    `certificado ${numberWord}`,
    `certificat ${numberWord}`,
  ],
};

export const insurerLabels: Labels = {
  clear: [
    'name of (?:the )?insurer',
    'underwritten by',
    'naam van (?:die )?versekeraar',
    'onderskryf deur',
    "nom de l'assureur",
  ],
  common: [
    '(?:the )?(?:insurer|underwriter|insurers|underwriters)',
    'insurance company',
    '(?:companhia|empresa) (?:de seguros|seguradora)',
    "compagnie d'assurances?",
    '(?:die )?versekeraar',
    '(?:a )?seguradora',
    "(?:l')?assureur",
  ],
};

/** The limit for one load, which is the figure that carriers state as their cover. */
export const perLoadLabels: Labels = {
  clear: [
    '(?:limit|cover|sum insured)[a-z ]{0,20} (?:per|any one|each) (?:load|conveyance|vehicle|truck|consignment|transit|event|occurrence)',
    '(?:limiet|dekking|versekerde bedrag)[a-z ]{0,20} per (?:vrag|voertuig|versending|gebeurtenis)',
    '(?:limite|capital|cobertura)[a-z ]{0,30} por (?:carga|veiculo|viagem|transporte|sinistro)',
    "(?:limite|capital|garantie|montant)[a-z ']{0,30} par (?:chargement|vehicule|expedition|voyage|envoi|sinistre)",
  ],
  common: [],
};

export const coverLabels: Labels = {
  clear: [
    'sum insured',
    'insured (?:value|amount)',
    'limit of (?:indemnity|liability|cover)',
    '(?:indemnity|liability|cover|policy|git|load) limit',
    '(?:git |goods in transit )?cover(?: amount)?',
    'amount of (?:cover|insurance)',
    'versekerde (?:bedrag|waarde|som)',
    '(?:dekkings|skadeloosstellings|polis)limiet',
    'limiet van (?:skadeloosstelling|dekking)',
    '(?:dekking|dekkingsbedrag)',
    'capital seguro',
    '(?:valor|montante|importancia) segur[oa]d?[oa]?',
    'limite de (?:indemnizacao|indenizacao|responsabilidade|cobertura)',
    'capital assure',
    '(?:somme|valeur|montant) (?:assuree?|garantie?)',
    "limite (?:de garantie|d'indemnite|de responsabilite|d'indemnisation)",
  ],
  common: [],
};

export const periodLabels: Labels = {
  clear: [
    'period of (?:insurance|cover)',
    '(?:insurance|policy|cover) period',
    'validity(?: period)?',
    'versekerings(?:tydperk|termyn)',
    'tydperk van (?:versekering|dekking)',
    'geldigheid(?:stydperk)?',
    'periodo (?:do seguro|de seguro|de vigencia|de cobertura|de validade)',
    'vigencia',
    "periode (?:d'assurance|de garantie|de couverture|de validite)",
    'duree (?:du contrat|de la garantie)',
    'validite',
  ],
  common: ['period', 'tydperk', 'periodo', 'periode', 'valid', 'geldig', 'valido', 'valable'],
};

export const fromLabels: Labels = {
  clear: [
    '(?:inception|commencement|effective|start) date',
    'date of (?:inception|commencement)',
    '(?:valid|cover|insured|effective) from',
    '(?:aanvangs|begin|ingangs)datum',
    'geldig van(?:af)?',
    'data de (?:inicio|efeito|entrada em vigor)',
    '(?:inicio|valido (?:de|desde|a partir de))(?: do seguro| da cobertura)?',
    "date d'(?:effet|entree en vigueur)",
    'date de (?:debut|prise d.effet)',
    '(?:valable|garantie) (?:du|a partir du|a compter du)',
  ],
  common: [
    'from',
    'inception',
    'commencement',
    'start',
    'van',
    'vanaf',
    'aanvang',
    'de',
    'desde',
    'inicio',
    'du',
    'debut',
    'effet',
  ],
};

export const toLabels: Labels = {
  clear: [
    '(?:expiry|expiration|termination|renewal|end) date',
    'date of expiry',
    '(?:valid|cover|insured) (?:to|until|till)',
    'expires(?: on)?',
    '(?:verval|eind)datum',
    'geldig tot',
    'data de (?:fim|termo|vencimento|validade|expiracao|caducidade)',
    '(?:termo|valido ate|vencimento)(?: do seguro| da cobertura)?',
    "date d'(?:echeance|expiration)",
    'date de fin',
    "valable jusqu'au",
  ],
  common: [
    'to',
    'until',
    'expiry',
    'end',
    'tot',
    'verval',
    'a',
    'ate',
    'fim',
    'termo',
    'au',
    'fin',
    'echeance',
    'expiration',
  ],
};

/** Amounts that are no cover: what the carrier bears or pays, and what is counted over a year. */
export const otherAmounts =
  /excess|deductible|premium|aggregate|bybetaling|premie|totaal per jaar|franquia|premio|agregado|franchise|prime|cumul/;

/** Sentences in which certificates name the insured. */
export const insuredSentences: readonly RegExp[] = [
  /certif(?:y|ies) that (?:the company |messrs\.? )?(.{3,100}?),? (?:is|are|has|have|holds?)\b/,
  /(?:sertifiseer|bevestig) (?:hiermee )?dat (.{3,100}?),? (?:verseker|gedek|'n|oor)\b/,
  /(?:certifica(?:mos)?|declara(?:mos)?)(?:-se)?,?[a-z ]{0,30} que (?:a empresa |a sociedade )?(.{3,100}?),? (?:esta|tem|possui|se encontra|encontra-se|subscreveu)\b/,
  /(?:certifi(?:ons|e)|atteste(?:ons)?|attestons)[a-z ]{0,30} que (?:la societe |l'entreprise )?(.{3,100}?),? (?:est|a souscrit|beneficie|a contracte)\b/,
];

/** A company of insurance, by its name. */
export const insurerName =
  /\b(?:insurance|assurance|insurers?|versekering|versekeraars?|seguros|seguradora|assurances|underwriters)\b/;
export const companyForm =
  /\b(?:ltd|limited|plc|inc|company|co|bpk|beperk|edms|sa|s\.a\.?|sarl|lda|limitada|group|corporation)\b/;
