import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Ferme',
    'Agriculture biologique, élevage et forêt',
    [
      'Légumes bio',
      'Élevage laitier',
      'Cultures de céréales',
      'Exploitation forestière',
      'Apiculture',
      'Visites de la ferme',
    ],
    [
      'Notre exploitation agricole est tenue par la même famille depuis cinq générations.',
      'Nous cultivons sans engrais chimiques, et le bétail pâture dehors d’avril à novembre.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotechnologie et nouveaux médicaments',
    [
      'Recherche de molécules',
      'Essais cliniques',
      'Anticorps',
      'Production pharmaceutique',
      'Thérapie cellulaire',
      'Affaires réglementaires',
    ],
    [
      'Notre société de biotechnologie développe des anticorps contre les maladies rares.',
      'Deux candidats médicaments sont en essais cliniques, nés sur la même paillasse.',
    ],
  ),
  church: trade(
    'Paroisse',
    'Une église et une paroisse ouvertes à tous',
    [
      'Messe du dimanche',
      'Baptêmes',
      'Mariages religieux',
      'Groupe biblique',
      'Aumônerie des jeunes',
      'Accompagnement spirituel',
    ],
    [
      'Notre paroisse se réunit chaque dimanche à dix heures, et le café dure jusqu’à midi.',
      'Le prêtre est là pour chacun, que l’on croie, que l’on doute ou que l’on ait besoin de parler.',
    ],
  ),
  recycling: trade(
    'Recyclage',
    'Recyclage et gestion des déchets pour l’environnement',
    [
      'Collecte de déchets',
      'Location de bennes',
      'Ferraille',
      'Recyclage du papier',
      'Déchets dangereux',
      'Conseil en environnement',
    ],
    [
      'Notre centre de recyclage trie quatre-vingts tonnes de déchets par jour.',
      'Les bennes arrivent le lendemain, et vous saurez ce que leur contenu est devenu.',
    ],
  ),
  games: trade(
    'Jeux',
    'Studio de jeux vidéo et communauté de joueurs',
    [
      'Jeux PC',
      'Jeux mobiles',
      'Tournois d’esport',
      'Jeux de société',
      'Développement de jeux',
      'Communauté de joueurs',
    ],
    [
      'Notre studio a publié neuf jeux vidéo, terminés quatre millions de fois par les joueurs.',
      'Chaque mois, nous invitons des joueurs à essayer des niveaux encore inachevés.',
    ],
  ),
  marketplace: trade(
    'Petites annonces',
    'Petites annonces et bonnes affaires d’occasion',
    [
      'Déposer une annonce',
      'Vélos d’occasion',
      'Annonces de meubles',
      'Annonces de véhicules',
      'Protection des acheteurs',
      'Compte vendeur',
    ],
    [
      'Notre site de petites annonces réunit vendeurs et acheteurs particuliers : soixante mille annonces par mois.',
      'Déposer une annonce prend deux minutes, et chacune est vérifiée avant publication.',
    ],
  ),
  chemicals: trade(
    'Chimie',
    'Fabricant de produits chimiques, plastiques et peintures',
    [
      'Produits chimiques industriels',
      'Compounds plastiques',
      'Résines et revêtements',
      'Colles',
      'Mélange à façon',
      'Analyses de laboratoire',
    ],
    [
      'Nos produits chimiques entrent dans les peintures, les colles et les plastiques de tout le continent.',
      'Les chimistes de notre laboratoire adaptent chaque formule à la machine du client.',
    ],
  ),
  electronics: trade(
    'Électronique',
    'Fabricant de composants électroniques et de capteurs',
    [
      'Cartes électroniques',
      'Capteurs',
      'Modules LED',
      'Câblage',
      'Alimentations',
      'Développement électronique',
    ],
    [
      'Nos cartes électroniques sont assemblées sur trois lignes, du prototype à la grande série.',
      'Nos capteurs mesurent là où personne ne voudrait se tenir.',
    ],
  ),
  printing: trade(
    'Imprimerie',
    'Imprimerie d’emballages, de livres et d’affiches',
    [
      'Impression offset',
      'Impression numérique',
      'Boîtes pliantes',
      'Étiquettes',
      'Reliure',
      'Affiches grand format',
    ],
    [
      'Nos presses d’imprimerie tournent en deux équipes et sentent encore l’encre.',
      'De cent cartes de visite à un million d’emballages : c’est notre second métier.',
    ],
  ),
  research: trade(
    'Institut de recherche',
    'Institut de recherche sur le climat et les matériaux',
    [
      'Recherche sur le climat',
      'Science des matériaux',
      'Services de laboratoire',
      'Publications scientifiques',
      'Programme doctoral',
      'Conférences publiques',
    ],
    [
      'Nos chercheurs publient soixante articles par an et rendent toutes leurs données publiques.',
      'L’institut travaille avec des universités sur quatre continents et avec l’école voisine.',
    ],
  ),
};
