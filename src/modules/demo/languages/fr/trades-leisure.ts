import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Boulangerie',
    'Boulangerie et pâtisserie artisanale',
    [
      'Pain au levain',
      'Croissants au beurre',
      'Gâteaux de mariage',
      'Pain de seigle',
      'Pâtisseries de saison',
      'Paniers petit-déjeuner',
    ],
    [
      'Nos boulangers commencent à deux heures du matin pour que le pain soit encore chaud à l’ouverture.',
      'La farine vient du moulin voisin, et notre levain est plus âgé que la plupart de l’équipe.',
    ],
  ),
  restaurant: trade(
    'Restaurant',
    'Restaurant de cuisine de saison',
    [
      'Menu du midi',
      'Menu dégustation',
      'Repas de groupe',
      'Accords mets et vins',
      'Brunch du dimanche',
      'Réservation de table',
    ],
    [
      'Notre chef écrit la carte chaque mardi, après un tour au marché.',
      'La salle accueille quarante convives, et la terrasse vingt de plus sous les tilleuls.',
    ],
  ),
  winery: trade(
    'Domaine',
    'Domaine viticole et vins de notre vignoble',
    [
      'Visites du vignoble',
      'Dégustations de vin',
      'Vins rouges',
      'Vins blancs',
      'Vins effervescents',
      'Journées vendanges',
    ],
    [
      'Nos vignes poussent sur des coteaux si raides que toute la vendange se fait à la main.',
      'Chaque bouteille de vin est pressée, élevée et mise en bouteille dans notre cave.',
    ],
  ),
  hotel: trade(
    'Hôtel',
    'Hôtel de charme aux chambres chaleureuses',
    [
      'Chambres doubles',
      'Suites familiales',
      'Petit-déjeuner buffet',
      'Week-ends spa',
      'Salles de réunion',
      'Longs séjours',
    ],
    [
      'Notre hôtel compte vingt-six chambres, chacune meublée par un artisan différent.',
      'On vient pour le calme des nuits et l’on parle longtemps du petit-déjeuner.',
    ],
  ),
  travel: trade(
    'Voyages',
    'Agence de voyages et circuits accompagnés',
    [
      'Escapades en ville',
      'Séjours randonnée',
      'Vacances en famille',
      'Voyages en train',
      'Voyages de groupe',
      'Billets d’avion',
    ],
    [
      'Nos conseillers ont dormi dans chaque hôtel et parcouru chaque circuit qu’ils recommandent.',
      'Chaque voyage comprend un numéro qui répond jour et nuit.',
    ],
  ),
  events: trade(
    'Événements',
    'Organisation de mariages et d’événements',
    [
      'Organisation de mariages',
      'Événements d’entreprise',
      'Fêtes d’anniversaire',
      'Scène et lumière',
      'Traiteur événementiel',
      'Décoration florale',
    ],
    [
      'Nos organisatrices s’occupent de tout, de la première idée à la dernière danse.',
      'Nous connaissons chaque grange et chaque salle de la région où célébrer un mariage.',
    ],
  ),
  fitness: trade(
    'Fitness',
    'Salle de sport pour tous les âges',
    [
      'Coaching personnel',
      'Cours de yoga',
      'Musculation',
      'Cours de vélo',
      'Gymnastique du dos',
      'Cours collectifs',
    ],
    [
      'Notre salle de sport est ouverte du matin au soir, et un coach est toujours présent.',
      'Chaque nouveau membre reçoit un programme d’entraînement adapté à sa semaine.',
    ],
  ),
  beauty: trade(
    'Institut de beauté',
    'Coiffure et soins de beauté',
    [
      'Coupes de cheveux',
      'Coloration',
      'Soins du visage',
      'Manucure et pédicure',
      'Coiffure de mariée',
      'Massages',
    ],
    [
      'Nos coiffeuses et esthéticiennes se forment à chaque saison.',
      'Nous utilisons des cosmétiques véganes, que vous pouvez aussi acheter à l’institut.',
    ],
  ),
  photography: trade(
    'Photographie',
    'Photographe de vos plus belles histoires',
    [
      'Photographie de mariage',
      'Portraits',
      'Portraits d’entreprise',
      'Photographie de produits',
      'Séances en famille',
      'Retouche photo',
    ],
    [
      'Notre studio photo a une lumière du nord et un jardin pour les portraits du soir.',
      'Chaque photographe de l’équipe garde son style ; ensemble, nous couvrons toutes les occasions.',
    ],
  ),
  theatre: trade(
    'Théâtre',
    'Théâtre, concerts et lectures',
    [
      'Spectacles',
      'Concerts de chambre',
      'Théâtre pour enfants',
      'Lectures publiques',
      'Ateliers de théâtre',
      'Abonnements de saison',
    ],
    [
      'Notre troupe crée six nouveaux spectacles chaque saison.',
      'Dans la petite salle, musiciens et comédiens osent ce que les grands théâtres n’osent pas.',
    ],
  ),
};
