import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  // The envelope and the call
  invalidEnvelope: 'La demande n’a pas pu être lue. Mettez l’application à jour et réessayez.',
  invalidJson: 'La demande n’est pas du JSON valide.',
  unsupportedMediaType: 'La demande doit être envoyée en application/json.',
  tooLarge: 'C’est trop volumineux pour être envoyé. La limite est de {limit}.',
  tooDeep: 'La demande comporte trop de champs ou de niveaux.',
  tooSlow: 'La demande a mis trop de temps à arriver. Veuillez réessayer.',
  listTooLong: 'Cette liste compte plus de {maximum} enregistrements. Demandez-en une page.',
  unknownOperation: 'Cette opération n’existe pas.',
  invalidPayload: 'Veuillez corriger les champs signalés.',
  forbidden: 'Vous n’êtes pas autorisé à faire cela. Demandez à un administrateur le droit « {authorisation} ».',
  outsideScope:
    'Vos rôles vous limitent à certains enregistrements, et celui-ci n’en fait pas partie. Adressez-vous à un administrateur.',
  aboveLimit:
    'Vos rôles vous permettent de décider jusqu’à R\u00a0{limit}. Une personne disposant d’une limite plus élevée doit décider ici.',
  notFound: 'Cet enregistrement n’existe pas, ou ne vous est pas accessible.',
  changedByOther: 'Quelqu’un d’autre a fait des modifications entre-temps. Consultez-les, puis enregistrez de nouveau.',
  tokenNotUsable:
    'Le jeton d’accès est inconnu, a expiré ou a été révoqué. Demandez-en un nouveau à un administrateur.',
  notByToken: 'Seule une personne connectée peut faire cela. Les jetons d’accès ne le peuvent pas.',
  tokenWithSession: 'Envoyez un jeton d’accès ou une session, pas les deux.',
  lockIdRequired: 'La version de l’enregistrement manque. Rouvrez-le, puis enregistrez.',
  idempotencyKeyReused: 'Cette demande a déjà été envoyée avec un autre contenu. Veuillez réessayer.',
  throttled: 'Trop de tentatives. Veuillez réessayer dans {retryAfterSeconds} secondes.',
  unavailable: 'Le service est occupé. Veuillez réessayer dans un instant.',
  unexpected:
    'Une erreur s’est produite de notre côté. Rien n’a été modifié. Veuillez réessayer ; si cela se reproduit, indiquez {requestId}.',
  outdatedClient: 'Vous utilisez une version dépassée de l’application. Veuillez actualiser la page.',
  maintenance: 'Le service est fermé pour maintenance. Veuillez réessayer plus tard.',
  sessionEnded: 'Votre session est terminée. Veuillez vous reconnecter.',
  linkNotUsable: 'Le lien de demande a expiré. Contactez l’administrateur s’il vous en faut un nouveau.',
  otpInvalid: 'OTP non valable ! Cliquez sur renvoyer ou saisissez de nouveau l’OTP',
  otpExpired: 'Ce code a expiré ou a été essayé trop souvent. Cliquez sur renvoyer pour en recevoir un nouveau.',
  termsNotAccepted: 'Veuillez accepter les conditions générales',
  notAllowedInState: 'Ce n’est plus possible : l’état de l’enregistrement a changé.',
  // Fields
  required: 'Ce champ est obligatoire.',
  unknownField: 'Ce champ n’est pas connu ici.',
  readOnlyField: 'Ceci ne peut pas être modifié ici. Omettez-le ou renvoyez-le tel qu’il a été lu.',
  wrongType: 'Cette valeur n’a pas la bonne forme.',
  notInFigures: 'Écrivez le tout en chiffres, par exemple 1 500 000.',
  otherCurrency:
    'Ce montant est en {currency}. N’écrivez que les chiffres, sans « {other} » ; convertissez d’abord une autre monnaie.',
  invalidValue: 'Cette valeur n’est pas valide.',
  invalidFormat: 'Cette valeur n’a pas la bonne forme.',
  invalidCharacters: 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
  invalidEmail: 'Saisissez une adresse e-mail, par exemple nom@entreprise.com.',
  notAnOption: 'Choisissez une des options.',
  tooShort: 'Saisissez au moins {minimum} caractères.',
  tooLong: 'Saisissez au plus {maximum} caractères.',
  tooSmall: 'Saisissez {minimum} ou plus.',
  tooBig: 'Saisissez {maximum} ou moins.',
  tooFew: 'Ajoutez-en au moins {minimum}.',
  tooMany: '{maximum} au maximum.',
  nameTaken: 'Vous en avez déjà une de ce nom. Choisissez un autre nom.',
  digitsOnly: 'Saisissez uniquement des chiffres.',
  digitsAndDotOnly: 'Saisissez uniquement des chiffres et le point.',
  codeCharacters: 'Utilisez les lettres A à Z, des chiffres, des espaces et les signes . _ / - dans un code.',
  codeTaken: 'Un autre enregistrement porte déjà le code {code}. Choisissez-en un autre.',
  fixedOnceUsed: 'Ceci ne peut plus être modifié : d’autres fiches utilisent celle-ci.',
  rangeReversed: 'La fin précède le début.',
  dateInFuture: 'La date ne peut pas être dans le futur.',
  yearTooEarly: 'Vérifiez l’année : il est écrit {year}.',
  invalidDate: 'Saisissez une date qui existe, comme 31 mai 2027 ou 2027-05-31.',
  // Identifiers, phones and dates: platform/identifiers, platform/phone.ts, platform/insurance.ts
  identityCharacters: 'Utilisez uniquement des lettres, des chiffres, - et /.',
  identityNumberFormat: 'Un numéro d’identité sud-africain comporte 13 chiffres.',
  identityNumberDate: 'Un numéro d’identité commence par la date de naissance (AAMMJJ). Ceci n’est pas une date.',
  identityNumberCitizenship:
    'Le onzième chiffre d’un numéro d’identité est 0, 1 ou 2. Vérifiez qu’il n’y a pas de faute de frappe.',
  identityNumberChecksum:
    'Ce numéro d’identité n’est pas valide : son dernier chiffre ne correspond pas aux autres. Vérifiez qu’il n’y a pas de faute de frappe.',
  personTooYoung: 'La personne doit avoir au moins {minimumAge} ans.',
  personVeryOld: 'La personne aurait {age} ans. Vérifiez la date de naissance.',
  vatNumberFormat: 'Un numéro de TVA sud-africain comporte 10 chiffres et commence par 4.',
  vatNumberChecksum:
    'Le dernier chiffre de ce numéro de TVA ne correspond pas aux autres. Vérifiez qu’il n’y a pas de faute de frappe.',
  vatNumberNotExpected: 'Laissez le numéro de TVA vide, ou indiquez que la société est assujettie à la TVA.',
  incomeTaxNumberFormat: 'Un numéro d’impôt sur le revenu comporte 10 chiffres et commence par 0, 1, 2, 3 ou 9.',
  incomeTaxNumberChecksum:
    'Le dernier chiffre de ce numéro d’impôt sur le revenu ne correspond pas aux autres. Vérifiez qu’il n’y a pas de faute de frappe.',
  companyRegistrationFormat:
    'Saisissez le numéro d’immatriculation sous la forme année/numéro/type, par exemple 2015/123456/07.',
  companyRegistrationYear: 'L’année du numéro d’immatriculation est dans le futur.',
  companyRegistrationType: 'Le numéro d’immatriculation se termine par un type inconnu, {typeCode}.',
  companyRegistrationDate:
    'D’après le numéro d’immatriculation, la société a été constituée en {year}. La date indique autre chose.',
  companyRegistrationName:
    'Le numéro d’immatriculation se termine par {typeCode}, ce qui ne correspond pas à la fin du nom de la société.',
  companyRegistrationOfTrust: 'C’est le numéro d’un trust, et non d’une société.',
  globalLocationNumberFormat: 'Un code lieu-fonction (GLN) comporte 13 chiffres.',
  globalLocationNumberChecksum:
    'Ce code lieu-fonction (GLN) n’est pas valide : son dernier chiffre ne correspond pas aux autres.',
  branchCodeLength: 'Les codes guichet sud-africains comportent six chiffres. N’omettez pas les zéros du début.',
  branchCodeOfOtherBank: 'Ce code guichet est celui de {bank}.',
  branchCodeNotUniversal: '{bank} accepte aussi son code guichet universel {branchCode}.',
  bankAccountZero: 'Le numéro de compte ne comporte que des zéros.',
  bankAccountUnusual: 'Cela ne ressemble pas à un numéro de compte de {bank}. Comparez-le avec la lettre de la banque.',
  bankAccountCheckDigit:
    'Le numéro de compte ne correspond pas au code guichet. Comparez les deux avec la lettre de la banque.',
  bankLetterTooOld: 'La lettre de la banque date de plus de {months} mois. Demandez-en une nouvelle à la banque.',
  postalCodeLength: 'Un code postal de ce pays comporte {digits} chiffres.',
  postalCodeFormat: 'Cela ne ressemble pas à un code postal de ce pays.',
  postalCodeNotUsed: 'Ce pays n’a pas de codes postaux. Laissez le champ vide.',
  phoneInvalid: 'Ce numéro de téléphone n’est pas valide. Choisissez le pays et saisissez le numéro complet.',
  phoneNotAfrican: 'Saisissez le numéro de téléphone d’un pays africain.',
  phoneNotMobile: 'Saisissez un numéro de portable. Le code à usage unique y est envoyé par SMS.',
  coverPeriodReversed: 'La couverture doit se terminer après son début.',
  coverLow: 'C’est très peu pour une couverture. Vérifiez qu’il ne manque pas de zéros.',
  coverExpired: 'La couverture a pris fin le {to}.',
  insuredNameDiffers: 'La police assure « {insuredName} », et non « {registeredName} ».',
  // End of identifiers, phones and dates
  // Files
  fileEmpty: 'Le fichier est vide. Choisissez-en un autre.',
  fileTooLarge: 'Le fichier dépasse {limit}. Choisissez-en un plus petit, ou prenez le document en photo.',
  fileTypeNotAccepted: 'Seuls les fichiers PDF, JPEG, PNG et TIFF sont acceptés.',
  fileMustBePdf: 'Choisissez un fichier PDF.',
  fileDamaged: 'Le fichier est endommagé et ne peut pas être ouvert. Choisissez-en un autre.',
  fileEncrypted:
    'Le PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe et choisissez-le de nouveau.',
  fileActiveContent:
    'Le PDF contient des scripts, des formulaires actifs ou d’autres fichiers. Imprimez-le dans un nouveau PDF et choisissez celui-ci.',
  fileTooManyPages: 'Le fichier compte plus de {limit} pages.',
  fileImageTooLarge: 'L’image est trop grande. Choisissez-en une plus petite.',
  fileInfected: 'Un virus a été trouvé dans le fichier. Il n’a pas été enregistré.',
  fileNotFound: 'Le fichier n’existe pas, ou ne vous est pas accessible.',
  photoNotReadable:
    'Cette photo est dans un format illisible ici. Utilisez « Prendre une photo », ou choisissez un JPEG ou un PDF.',
  vatRateUnknown:
    'Le taux de TVA de {country} le {date} n’est pas connu. Vérifiez le pays dans l’adresse de l’entreprise.',
};
