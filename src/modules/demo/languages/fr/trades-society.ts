import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Cabinet dentaire',
    'Dentistes pour des dents saines et des nerfs calmes',
    [
      'Contrôle dentaire',
      'Implants dentaires',
      'Blanchiment des dents',
      'Orthodontie',
      'Soins de racine',
      'Dentisterie pour enfants',
    ],
    [
      'Nos dentistes prennent le temps de rassurer et d’expliquer chaque étape.',
      'Le laboratoire dentaire est sur place : une couronne est prête le jour même.',
    ],
  ),
  clinic: trade(
    'Cabinet médical',
    'Cabinet médical pour toute la famille',
    [
      'Médecine générale',
      'Vaccinations',
      'Bilans de santé',
      'Kinésithérapie',
      'Échographie',
      'Médecine du voyage',
    ],
    [
      'Nos médecins et infirmières suivent trois générations de patients.',
      'Les urgences sont vues le jour même ; pour le reste, prenez rendez-vous en ligne.',
    ],
  ),
  pharmacy: trade(
    'Pharmacie',
    'Pharmacie et conseils pour votre santé',
    [
      'Médicaments sur ordonnance',
      'Homéopathie',
      'Bas de contention',
      'Conseils de peau',
      'Livraison à domicile',
      'Suivi de traitement',
    ],
    [
      'Nos pharmaciens vérifient chaque ordonnance et les interactions entre médicaments.',
      'Commandé avant midi, le médicament est chez vous l’après-midi.',
    ],
  ),
  vet: trade(
    'Clinique vétérinaire',
    'Vétérinaire pour chiens, chats et petits animaux',
    [
      'Vaccins pour animaux',
      'Chirurgie animale',
      'Soins dentaires pour animaux',
      'Consultation du chiot',
      'Radiographie et échographie',
      'Urgences vétérinaires',
    ],
    [
      'Nos vétérinaires soignent chiens, chats, lapins et parfois une tortue très patiente.',
      'La nuit, quelqu’un veille toujours sur les animaux opérés.',
    ],
  ),
  school: trade(
    'Académie',
    'Cours et formations pour esprits curieux',
    [
      'Cours de langues',
      'Cours du soir',
      'Préparation aux examens',
      'Cours en ligne',
      'Formation professionnelle',
      'Soutien scolaire',
    ],
    [
      'Nos enseignants travaillent en petites classes où chaque élève prend la parole.',
      'Huit élèves sur dix obtiennent leur certificat du premier coup.',
    ],
  ),
  charity: trade(
    'Fondation',
    'Association qui aide là où il le faut',
    ['Dons', 'Bénévolat', 'Banque alimentaire', 'Aide aux réfugiés', 'Projets jeunesse', 'Aide d’urgence'],
    [
      'Notre association vit de dons et de deux cents bénévoles qui offrent leur temps.',
      'Quatre-vingt-onze pour cent de chaque don arrivent à ceux qui en ont besoin.',
    ],
  ),
  software: trade(
    'Logiciels',
    'Logiciels qui vous font gagner du temps',
    [
      'Logiciel en ligne',
      'Développement d’applications',
      'Migration de données',
      'Intégration d’API',
      'Sécurité informatique',
      'Support technique',
    ],
    [
      'Notre logiciel fonctionne dans le navigateur et dialogue avec vos autres outils.',
      'Développeurs, designers et support partagent la même pièce : une bonne idée est en ligne en une semaine.',
    ],
  ),
  fashion: trade(
    'Mode',
    'Vêtements et mode d’origine équitable',
    [
      'Robes d’été',
      'Chemises en lin',
      'Pulls en maille',
      'Chaussures en cuir',
      'Manteaux d’hiver',
      'Sacs et accessoires',
    ],
    [
      'Nos vêtements sont cousus dans deux ateliers familiaux que nous visitons chaque année.',
      'Fibres naturelles, coupes intemporelles et réparation de tout ce que nous vendons.',
    ],
  ),
  furniture: trade(
    'Meubles',
    'Meubles en bois massif',
    [
      'Tables à manger',
      'Bibliothèques',
      'Canapés et fauteuils',
      'Lits et matelas',
      'Meubles de jardin',
      'Meubles de cuisine',
    ],
    [
      'Nos menuisiers fabriquent des meubles en chêne, frêne et noyer séchés pendant deux ans.',
      'Au magasin, vous pouvez vous asseoir et vous allonger sur tout, aussi longtemps que vous voulez.',
    ],
  ),
  townhall: trade(
    'Commune',
    'Le site officiel de la commune',
    [
      'Services aux citoyens',
      'Permis de construire',
      'Collecte des déchets',
      'Conseil municipal',
      'État civil',
      'Avis publics',
    ],
    [
      'Le conseil municipal se réunit un jeudi sur deux, et chaque habitant peut y assister.',
      'La plupart des démarches se font en ligne ; pour le reste, la mairie est ouverte cinq jours par semaine.',
    ],
  ),
};
