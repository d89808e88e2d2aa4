import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  itemNotInTemplate: 'Ce point n’est pas dans la liste de ce contrôle.',
  itemAlwaysFitted: 'Ce point doit être conforme ou non conforme.',
  itemsOpen: 'Points sans réponse : {count}.',
  photosMissing: 'Points non conformes sans photo : {count}. Ajoutez une photo à chacun.',
  defectsUnread: 'Défauts pas encore lus : {count}. Lisez-les d’abord.',
  notATrailerHere: 'Choisissez une remorque.',
  trailerNamedTwice: 'Cette remorque est choisie deux fois.',
  trailerNotPulled: 'Une remorque est contrôlée seule. Retirez la seconde unité.',
  dayOver: 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.',
  inspectionNoMobile: 'Le chauffeur n’a pas de numéro de portable. Saisissez-en un dans sa fiche.',
  tooManyPhotos: 'Un contrôle conserve au plus {limit} photos.',
  templateExists: 'Cette catégorie de véhicule a déjà une liste de ce type. Modifiez celle-là.',
  templateEmpty: 'Ajoutez au moins un point.',
  templateItemTwice: 'Ce point figure deux fois dans la liste.',
  templateItemName: 'Nommez le point dans au moins une langue.',
  itemCodeFormat: 'Utilisez seulement des lettres, des chiffres et des traits d’union.',
  limitsOrder: 'Saisissez au moins une limite, de la plus basse à la plus haute.',
  limitsWithout: 'Saisissez aussi les limites des unités qui n’en ont pas.',
  inspectionOfDayMissing: 'Contrôlez d’abord {vehicle} et ses remorques : le contrôle du jour manque ou a échoué.',
};
