import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Immobilier',
    'Agence immobilière pour maisons et appartements',
    [
      'Maisons à vendre',
      'Appartements à louer',
      'Estimation immobilière',
      'Gestion locative',
      'Locaux commerciaux',
      'Home staging',
    ],
    [
      'Nos agents immobiliers connaissent chaque rue, chaque école et chaque prix honnête de la ville.',
      'Nous vendons la plupart des maisons en dix semaines, clés remises en main propre.',
    ],
  ),
  architecture: trade(
    'Architectes',
    'Cabinet d’architectes pour la vie de tous les jours',
    [
      'Maisons individuelles',
      'Architecture d’intérieur',
      'Permis de construire',
      'Construction bois',
      'Rénovation de bâtiments anciens',
      'Suivi de chantier',
    ],
    [
      'Nos architectes dessinent d’abord à la main et construisent la maquette avant d’allumer l’ordinateur.',
      'Nous aimons les vieux bâtiments et les traitons comme des parents : avec respect et franchise.',
    ],
  ),
  construction: trade(
    'Construction',
    'Entreprise de construction de maisons solides',
    ['Construction de maisons', 'Rénovation', 'Travaux de béton', 'Toiture', 'Extensions', 'Travaux publics'],
    [
      'Notre entreprise de construction emploie ses propres maçons, charpentiers et couvreurs.',
      'Deux cents familles vivent dans une maison que nous avons bâtie.',
    ],
  ),
  plumbing: trade(
    'Plomberie',
    'Plombier et chauffagiste, dépannage compris',
    [
      'Rénovation de salle de bains',
      'Installation de chauffage',
      'Entretien de chaudière',
      'Recherche de fuites',
      'Pompes à chaleur',
      'Dépannage plomberie',
    ],
    [
      'Nos plombiers sont joignables jour et nuit, même à Noël.',
      'Une fuite n’attend pas : les pièces courantes sont dans chaque camion.',
    ],
  ),
  gardening: trade(
    'Jardins',
    'Paysagiste et entretien de jardins',
    [
      'Création de jardins',
      'Élagage',
      'Entretien de pelouses',
      'Bassins naturels',
      'Terrasses et allées',
      'Taille de haies',
    ],
    [
      'Nos paysagistes pensent à la dixième année, quand les arbres ont trouvé leur forme.',
      'Du balcon au parc, nous plantons ce qui convient au sol et fait revenir les abeilles.',
    ],
  ),
  metalworks: trade(
    'Métallerie',
    'Fabricant de pièces métalliques de précision',
    ['Fraisage CNC', 'Tôlerie', 'Soudure', 'Découpe laser', 'Prototypes', 'Traitement de surface'],
    [
      'Notre usine fabrique des pièces métalliques de une à cent mille unités.',
      'L’industrie et le médical comptent sur des tolérances que nous mesurons en microns.',
    ],
  ),
  logistics: trade(
    'Transports',
    'Transport et logistique dans toute l’Europe',
    [
      'Transport routier',
      'Entreposage',
      'Formalités douanières',
      'Livraison express',
      'Fret maritime',
      'Déménagements',
    ],
    [
      'Nos camions parcourent quatre millions de kilomètres par an, et chaque chauffeur est connu par son prénom.',
      'Dans nos entrepôts, nous stockons, préparons et expédions ce que vendent nos clients.',
    ],
  ),
  garage: trade(
    'Garage',
    'Garage automobile et entretien toutes marques',
    [
      'Révision automobile',
      'Freins',
      'Changement de pneus',
      'Carrosserie et peinture',
      'Diagnostic moteur',
      'Voitures d’occasion',
    ],
    [
      'Nos mécaniciens réparent ce qui peut l’être et vous montrent la pièce qui ne le pouvait pas.',
      'Pendant que votre voiture est à l’atelier, nous vous en prêtons une gratuitement.',
    ],
  ),
  solar: trade(
    'Solaire',
    'Énergie solaire et panneaux photovoltaïques',
    [
      'Panneaux solaires',
      'Batteries de stockage',
      'Bornes de recharge',
      'Conseil en énergie',
      'Entretien d’installations',
      'Électricité verte',
    ],
    [
      'Nos électriciens ont posé des panneaux solaires sur plus de trois mille toits.',
      'Une installation photovoltaïque se rembourse en neuf ans, et nous le calculons avec vous.',
    ],
  ),
  telecom: trade(
    'Télécom',
    'Fibre et téléphonie pour la région',
    [
      'Internet fibre',
      'Forfaits mobiles',
      'Téléphonie cloud',
      'Internet pour entreprises',
      'Installation Wi-Fi',
      'Supervision réseau',
    ],
    [
      'Notre réseau de fibre relie des villages oubliés par les grands opérateurs télécoms.',
      'Vous naviguez en gigabit et parlez à un technicien de votre région.',
    ],
  ),
};
